// A token on a graph without cycles, by a search that calls itself: too deep for a long path.
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> heads;
static std::vector<int> known;

static int value(int v) {
    if (known[v] >= 0) return known[v];
    std::vector<bool> seen(heads[v].size() + 1);
    for (int w : heads[v]) {
        int g = value(w);
        if (g < (int)seen.size()) seen[g] = true;
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    return known[v] = mex;
}

int main() {
    int n, m, s;
    while (std::scanf("%d %d %d", &n, &m, &s) == 3) {
        heads.assign(n + 1, {});
        known.assign(n + 1, -1);
        for (int i = 0, a, b; i < m && std::scanf("%d %d", &a, &b) == 2; ++i) heads[a].push_back(b);
        std::printf("%s\n", value(s) ? "first" : "second");
    }
}
