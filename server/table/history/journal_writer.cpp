// The journal thread's loop: collect, write as one transaction, answer; and what to do when the store fails.
#include "server/table/history/journal_writer.hpp"

#include <pthread.h>

#include <algorithm>

namespace ft::table {

using persistence::AppendOutcome;
using persistence::StoreError;
using persistence::StoreFailure;

namespace {

bool passes_by_itself(StoreError error) {
  return error == StoreError::busy || error == StoreError::full || error == StoreError::unreachable ||
         error == StoreError::in_doubt;
}

AppendResult written(AppendOutcome outcome) {
  switch (outcome) {
    case AppendOutcome::committed: return {AppendResult::Kind::committed, {}};
    case AppendOutcome::fenced:
      return {AppendResult::Kind::refused, "the table was opened elsewhere; play goes on there"};
    case AppendOutcome::conflict: break;
  }
  return {AppendResult::Kind::refused, "the journal holds entries that this server did not write"};
}

/// What the store throws, which it should not, is a failure of this one call.
template <class Call>
auto guarded(Call call) -> decltype(call()) {
  try {
    return call();
  } catch (const std::exception& bug) {
    return persistence::fail(StoreError::corrupt, bug.what());
  }
}

persistence::Append as_append(const JournalWriter::Request& request) {
  return {request.table, request.epoch, request.expected_number, *request.bytes};
}

}  // namespace

JournalWriter::JournalWriter(persistence::Journal& journal, Limits limits)
    : journal_(journal), limits_(limits), next_pause_(limits.first_pause) {}

JournalWriter::~JournalWriter() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void JournalWriter::start() {
  thread_ = std::thread([this] { run(); });
}

bool JournalWriter::open(persistence::CampaignId table, Executor& home, Opened done) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || openings_waiting_.size() >= limits_.queue) return false;
    openings_waiting_.push_back({table, &home, std::move(done)});
  }
  wake_.notify_one();
  return true;
}

bool JournalWriter::append(Request request, Executor& home, Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || queue_.size() >= limits_.queue) return false;
    queue_.push_back({std::move(request), &home, std::move(done)});
  }
  wake_.notify_one();
  return true;
}

bool JournalWriter::idle() const {
  const std::lock_guard lock(mutex_);
  return queue_.empty() && openings_waiting_.empty() && !working_;
}

void JournalWriter::run() {
  pthread_setname_np(pthread_self(), "journal");
  for (Time began; true;) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty() || !openings_waiting_.empty(); });
      if (stopping_ && queue_.empty() && openings_waiting_.empty()) return;
    }
    std::this_thread::sleep_until(began + limits_.between_groups);
    began = std::chrono::steady_clock::now();
    for (auto pause = step(); pause.count() > 0; pause = step()) {
      std::unique_lock lock(mutex_);
      if (wake_.wait_for(lock, pause, [this] { return stopping_; })) return;
    }
  }
}

std::chrono::milliseconds JournalWriter::step() {
  take_waiting();
  const auto pause = write();
  const std::lock_guard lock(mutex_);
  asked_at_.reset();
  return pause;
}

bool JournalWriter::report_trouble(Time now) {
  const std::lock_guard lock(mutex_);
  if (!asked_at_ || now < *asked_at_ + limits_.longest_write) return failed_;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(limits_.longest_write);
  const std::string reason =
      "The disk or database has not answered for " + std::to_string(seconds.count()) + " seconds.";
  for (Appending& appending : group_) report_stall(appending, reason);
  for (Appending& appending : queue_) report_stall(appending, reason);
  return true;
}

std::chrono::milliseconds JournalWriter::write() {
  open_tables();
  if (group_.empty()) return {};
  const auto outcomes = write_group();
  if (outcomes) {
    answer(*outcomes);
    return {};
  }
  if (passes_by_itself(outcomes.error().error)) return pause(outcomes.error());
  return write_one_by_one();
}

/// Takes as many requests as a group may hold. A group that is being repeated is left as it is.
void JournalWriter::take_waiting() {
  const std::lock_guard lock(mutex_);
  std::swap(openings_, openings_waiting_);
  if (group_.empty()) {
    std::size_t bytes = 0;
    auto end = queue_.begin();
    while (end != queue_.end() && (end == queue_.begin() || bytes + end->request.bytes->size() <= limits_.group_bytes))
      bytes += end++->request.bytes->size();
    group_.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
    queue_.erase(queue_.begin(), end);
  }
  working_ = !group_.empty();
  if (working_ || !openings_.empty()) asked_at_ = std::chrono::steady_clock::now();
}

void JournalWriter::open_tables() {
  for (Opening& opening : openings_)
    opening.home->post([done = std::move(opening.done), opened = guarded([&] {
                                                          return journal_.open(opening.table);
                                                        })]() mutable { done(std::move(opened)); });
  openings_.clear();
}

persistence::Result<std::vector<AppendOutcome>> JournalWriter::write_group() {
  std::vector<persistence::Append> appends;
  appends.reserve(group_.size());
  for (const Appending& appending : group_) appends.push_back(as_append(appending.request));
  return guarded([&] { return in_doubt_ ? journal_.retry(appends) : journal_.append(appends); });
}

void JournalWriter::answer(const std::vector<AppendOutcome>& outcomes) {
  std::vector<Appending> answered;
  {
    const std::lock_guard lock(mutex_);
    answered.swap(group_);
  }
  for (std::size_t i = 0; i < answered.size(); ++i)
    answered[i].home->post([done = std::move(answered[i].done), result = written(outcomes[i])] { done(result); });
  in_doubt_ = false;
  next_pause_ = limits_.first_pause;
  const std::lock_guard lock(mutex_);
  working_ = failed_ = false;
}

/// Once for each append. The mutex is held.
void JournalWriter::report_stall(Appending& appending, const std::string& reason) {
  if (std::exchange(appending.stall_reported, true)) return;
  appending.home->post(
      [done = appending.done, result = AppendResult{AppendResult::Kind::storage_stalled, reason}] { done(result); });
}

/// Keeps the group, reports to each table once, and waits twice as long as the last time.
std::chrono::milliseconds JournalWriter::pause(const StoreFailure& failure) {
  in_doubt_ = true;
  {
    const std::lock_guard lock(mutex_);
    failed_ = true;
    for (Appending& appending : group_) report_stall(appending, failure.text);
  }
  return std::exchange(next_pause_, std::min(next_pause_ * 2, limits_.longest_pause));
}

/// The store rejects this group as a whole: tries each append alone to find the broken one (law T7). If the store fails
/// for all in the meantime, the rest waits as a group. Returns how long.
std::chrono::milliseconds JournalWriter::write_one_by_one() {
  while (!group_.empty()) {
    const persistence::Append alone = as_append(group_.front().request);
    const auto outcome = guarded([&] {
      return in_doubt_ ? journal_.retry({&alone, 1}) : journal_.append({&alone, 1});
    });
    if (!outcome && passes_by_itself(outcome.error().error)) return pause(outcome.error());
    const AppendResult result =
        outcome ? written(outcome->front()) : AppendResult{AppendResult::Kind::broken, outcome.error().text};
    const std::lock_guard lock(mutex_);
    group_.front().home->post([done = std::move(group_.front().done), result] { done(result); });
    group_.erase(group_.begin());
  }
  in_doubt_ = false;
  const std::lock_guard lock(mutex_);
  working_ = failed_ = false;
  return {};
}

}  // namespace ft::table
