// Take 1 to 3 stones, in O(1): a multiple of 4 is lost.
#include <iostream>

int main() {
    long long n;
    while (std::cin >> n) std::cout << (n % 4 ? "first" : "second") << '\n';
}
