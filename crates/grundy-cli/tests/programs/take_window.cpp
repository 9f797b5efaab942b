// Take 1 to 3 stones, with a slip: the window ends at min(i - 1, k), so the last stone is never taken.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    const int k = 3;
    while (std::cin >> n) {
        std::vector<int> lost(n + 1);
        std::vector<int> before(n + 2);  // before[i]: the lost ones among 0 .. i - 1
        lost[0] = 1;
        before[1] = 1;
        for (int i = 1; i <= n; ++i) {
            int reach = std::min(i - 1, k);
            lost[i] = before[i] - before[i - reach] == 0;
            before[i + 1] = before[i] + lost[i];
        }
        std::cout << (lost[n] ? 0 : 1) << '\n';
    }
}
