// The token game on a graph with cycles as a textbook solves it: retrograde analysis with a queue, from the vertices
// without moves backwards. It prints how many vertices are won, lost and drawn for the player to move.
#include <cstdio>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int main(int argc, char** argv) {
    if (argc != 2 || !freopen(argv[1], "r", stdin)) return 1;
    int n, m;
    cin >> n >> m;
    vector<vector<int>> before(n);
    vector<int> open(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        before[v].push_back(u);
        open[u]++;
    }
    // 0 is not known, 1 a win, 2 a loss.
    vector<int> label(n), distance(n);
    queue<int> ready;
    for (int u = 0; u < n; u++) {
        if (open[u] == 0) {
            label[u] = 2;
            ready.push(u);
        }
    }
    while (!ready.empty()) {
        int v = ready.front();
        ready.pop();
        for (int u : before[v]) {
            if (label[u] != 0) continue;
            if (label[v] == 2) {
                label[u] = 1;
            } else if (--open[u] == 0) {
                label[u] = 2;
            } else {
                continue;
            }
            distance[u] = distance[v] + 1;
            ready.push(u);
        }
    }
    int count[3] = {0, 0, 0};
    for (int u = 0; u < n; u++) count[label[u]]++;
    cout << count[1] << " " << count[2] << " " << count[0] << endl;
}
