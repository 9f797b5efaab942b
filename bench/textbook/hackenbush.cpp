// Green Hackenbush as textbooks do it: read an edge list, find the bridges by Tarjan's depth-first search, and
// add the values up on the way back. The walk keeps a stack of its own, since a path of millions of edges would
// overflow the one of the machine.
//
//     hackenbush FILE         the value; the file has a line "n m", then m lines "u v", and vertex 0 is the ground
//     hackenbush FILE cuts    every cut that leaves the value 0, found by trying all

#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

vector<vector<pair<int, int>>> neighbours;  // of each vertex, the other ends and the numbers of its edges

// The value without the edge `cut`.
int grundy(int cut) {
    int n = neighbours.size(), time = 0;
    vector<int> found(n, -1), low(n), value(n, 0), next(n, 0);
    vector<pair<int, int>> stack;  // a vertex, and the edge that led to it
    found[0] = low[0] = time++;
    stack.push_back({0, -1});
    while (true) {
        auto [v, below] = stack.back();
        if (next[v] < (int)neighbours[v].size()) {
            auto [w, edge] = neighbours[v][next[v]++];
            if (edge == below || edge == cut) continue;
            if (w == v) {
                value[v] ^= 1;
            } else if (found[w] == -1) {
                found[w] = low[w] = time++;
                stack.push_back({w, edge});
            } else if (found[w] < found[v]) {
                low[v] = min(low[v], found[w]);
                value[v] ^= 1;
            }
            continue;
        }
        stack.pop_back();
        if (stack.empty()) return value[v];
        int parent = stack.back().first;
        low[parent] = min(low[parent], low[v]);
        value[parent] ^= low[v] > found[parent] ? value[v] + 1 : value[v] ^ 1;
    }
}

// Which vertices are joined to the ground.
vector<bool> standing() {
    vector<bool> seen(neighbours.size(), false);
    vector<int> stack = {0};
    seen[0] = true;
    while (!stack.empty()) {
        int v = stack.back();
        stack.pop_back();
        for (auto [w, edge] : neighbours[v]) {
            if (!seen[w]) {
                seen[w] = true;
                stack.push_back(w);
            }
        }
    }
    return seen;
}

int main(int argc, char** argv) {
    if (argc < 2) {
        cerr << "hackenbush FILE [cuts]\n";
        return 2;
    }
    ios_base::sync_with_stdio(false);
    cin.tie(nullptr);
    ifstream file(argv[1]);
    cin.rdbuf(file.rdbuf());
    int n, m;
    if (!(cin >> n >> m)) {
        cerr << "no edge list\n";
        return 1;
    }
    neighbours.resize(n);
    vector<int> ends(m);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        ends[i] = u;
        neighbours[u].push_back({v, i});
        if (u != v) neighbours[v].push_back({u, i});
    }
    if (argc == 2) {
        cout << grundy(-1) << "\n";
        return 0;
    }
    vector<bool> stands = standing();
    string comma = "";
    cout << "[";
    for (int i = 0; i < m; i++) {
        if (stands[ends[i]] && grundy(i) == 0) {
            cout << comma << i;
            comma = ",";
        }
    }
    cout << "]\n";
}
