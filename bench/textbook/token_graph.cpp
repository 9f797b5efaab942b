// The token game on a graph without cycles as a textbook solves it: from how many vertices does the player to
// move win? Numbers come from cin, arcs lie in vectors of vectors, a depth-first search labels the vertices. It has a stack
// of its own, as recursion would end in a crash on a long path.
#include <cstdio>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main(int argc, char** argv) {
    if (argc != 2 || !freopen(argv[1], "r", stdin)) return 1;
    int n, m;
    cin >> n >> m;
    vector<vector<int>> options(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        options[u].push_back(v);
    }
    vector<bool> visited(n), wins(n);
    for (int start = 0; start < n; start++) {
        if (visited[start]) continue;
        vector<pair<int, size_t>> stack;
        visited[start] = true;
        stack.push_back({start, 0});
        while (!stack.empty()) {
            int u = stack.back().first;
            if (stack.back().second < options[u].size()) {
                int v = options[u][stack.back().second++];
                if (!visited[v]) {
                    visited[v] = true;
                    stack.push_back({v, 0});
                }
                continue;
            }
            stack.pop_back();
            for (int v : options[u])
                if (!wins[v]) wins[u] = true;
        }
    }
    int winning = 0;
    for (int u = 0; u < n; u++) winning += wins[u];
    cout << winning << endl;
}
