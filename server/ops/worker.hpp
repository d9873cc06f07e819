// A named thread with a bounded queue, for what may block: the store, passwords, pictures.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace ft::ops {

class Worker {
 public:
  using Job = std::move_only_function<void()>;

  /// name: at most 15 letters, as the operating system shows it. limit: jobs waiting at most.
  Worker(std::string name, std::size_t limit);

  /// As `stop`.
  ~Worker();

  /// Any thread. Runs `job` after those before it; an exception ends that job alone, with a line in the log.
  /// False: the queue is full or the worker stopped, and `job` was not taken.
  [[nodiscard]] bool post(Job job);

  /// As `post`, beyond the limit too: for senders that bound themselves. Dropped once the worker stopped.
  void post_unbounded(Job job);

  /// Any thread. Whether `stop` was called: a long job may end early then.
  [[nodiscard]] bool is_stopping();

  /// Runs what waits, then ends the thread. Later posts are not taken.
  void stop();

  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

 private:
  void run();

  const std::string name_;
  const std::size_t limit_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace ft::ops
