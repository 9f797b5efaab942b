// A token on a graph without cycles, by Kahn's algorithm from the end: no recursion.
#include <cstdio>
#include <vector>

int main() {
    int n, m, s;
    while (std::scanf("%d %d %d", &n, &m, &s) == 3) {
        std::vector<std::vector<int>> heads(n + 1), tails(n + 1);
        std::vector<int> open(n + 1), value(n + 1), ready;
        for (int i = 0, a, b; i < m && std::scanf("%d %d", &a, &b) == 2; ++i) {
            heads[a].push_back(b);
            tails[b].push_back(a);
            ++open[a];
        }
        for (int v = 1; v <= n; ++v)
            if (!open[v]) ready.push_back(v);
        while (!ready.empty()) {
            int v = ready.back();
            ready.pop_back();
            std::vector<bool> seen(heads[v].size() + 1);
            for (int w : heads[v])
                if (value[w] < (int)seen.size()) seen[value[w]] = true;
            while (seen[value[v]]) ++value[v];
            for (int u : tails[v])
                if (!--open[u]) ready.push_back(u);
        }
        std::printf("%d\n", value[s]);
    }
}
