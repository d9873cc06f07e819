// What is posted to a core while it pauses between two turns.
#include "server/net/core.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>
#include <thread>
#include <vector>

namespace ft::net {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto long_pause = std::chrono::seconds(30);

TEST(Core, WhatIsPostedRunsDuringAPause) {
  Core core;
  std::vector<int> ran;
  std::jthread other([&] {
    core.post([&] { ran.push_back(1); });
    core.post([&] { throw std::runtime_error("a task that fails stops no other"); });
    core.post([&] {
      ran.push_back(2);
      core.post([&] {
        ran.push_back(3);
        core.stop();
      });
    });
  });

  core.pause_until(Clock::now() + long_pause);

  EXPECT_EQ(ran, (std::vector{1, 2, 3}));
}

TEST(Core, APauseEndsThoughTasksKeepComing) {
  Core core;
  std::function<void()> again = [&] { core.post(again); };
  core.post(again);

  const auto end = Clock::now() + std::chrono::milliseconds(20);
  core.pause_until(end);
  EXPECT_GE(Clock::now(), end);

  bool ran = false;
  again = [&] {
    ran = true;
    core.stop();
  };
  core.run();
  EXPECT_TRUE(ran) << "what came too late is not forgotten";
}

TEST(Core, ATimerWaitsForTheEndOfAPause) {
  Core core;
  bool rang = false;
  const auto timer = core.post_after(std::chrono::milliseconds(0), [&] {
    rang = true;
    core.stop();
  });

  core.pause_until(Clock::now() + std::chrono::milliseconds(5));
  EXPECT_FALSE(rang);

  core.run();
  EXPECT_TRUE(rang);
}

}  // namespace
}  // namespace ft::net
