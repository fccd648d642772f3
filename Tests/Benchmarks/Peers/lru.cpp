// The textbook's cache of the three pages used last: std::list and std::unordered_map.
// Usage: lru SWIPES. Prints the seconds of the best of five runs, and the misses.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <list>
#include <unordered_map>

class Cache {
    std::list<long> order;
    std::unordered_map<long, std::list<long>::iterator> places;

public:
    bool use(long page) {
        auto found = places.find(page);
        if (found != places.end()) {
            order.splice(order.begin(), order, found->second);
            return true;
        }
        if (order.size() == 3) {
            places.erase(order.back());
            order.pop_back();
        }
        order.push_front(page);
        places[page] = order.begin();
        return false;
    }
};

static long misses(long swipes) {
    Cache cache;
    long misses = 0, page = 1, step = 1, left = 3;
    for (long swipe = 0; swipe < swipes; swipe++) {
        page += step;
        if (!cache.use(page)) misses++;
        if (--left == 0) {
            left = 3;
            step = -step;
        }
    }
    return misses;
}

int main(int count, char **arguments) {
    long swipes = count > 1 ? std::atol(arguments[1]) : 1000;
    long repeats = swipes < 1000000 ? 1000000 / swipes : 1;
    double best = 1e9;
    long missed = 0;
    for (int run = 0; run < 5; run++) {
        auto start = std::chrono::steady_clock::now();
        for (long repeat = 0; repeat < repeats; repeat++) missed = misses(swipes);
        std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        if (time.count() / repeats < best) best = time.count() / repeats;
    }
    std::printf("%.9f %ld\n", best, missed);
}
