#include "server/ops/worker.hpp"

#include <pthread.h>
#include <spdlog/spdlog.h>

#include <utility>

namespace ft::ops {

Worker::Worker(std::string name, std::size_t limit)
    : name_(std::move(name)), limit_(limit), thread_([this] { run(); }) {}

Worker::~Worker() { stop(); }

bool Worker::post(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || jobs_.size() >= limit_) return false;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

void Worker::post_unbounded(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
}

bool Worker::is_stopping() {
  const std::lock_guard lock(mutex_);
  return stopping_;
}

void Worker::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Worker::run() {
  pthread_setname_np(pthread_self(), name_.c_str());
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    try {
      job();
    } catch (const std::exception& bug) {
      spdlog::error("bug: an exception left a job of the {} thread: {}", name_, bug.what());
    }
  }
}

}  // namespace ft::ops
