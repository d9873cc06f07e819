#include "tests/server/net/comparing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace ft::test {

Lines lines_of(const std::vector<wire::LogEntry>& log) {
  Lines lines;
  for (wire::LogEntry entry : log) {
    entry.set_voided(false);  // what was in flight may have taken something back
    lines.push_back(entry.ShortDebugString());
  }
  return lines;
}

Lines lines_of(const std::vector<wire::ChatLine>& chat) {
  Lines lines;
  for (const wire::ChatLine& line : chat) lines.push_back(line.ShortDebugString());
  return lines;
}

std::string break_between(const Lines& before, const Lines& after) {
  const std::size_t least = std::min(before.size(), always_kept);
  for (std::size_t kept = std::min(before.size(), after.size()); kept >= least; --kept) {
    const auto tail = before.end() - static_cast<std::ptrdiff_t>(kept);
    if (std::equal(tail, before.end(), after.begin())) return "";
    if (kept == 0) break;
  }
  return testing::internal::edit_distance::CreateUnifiedDiff(before, after);
}

std::string difference(const std::string& before, const std::string& after) {
  if (before == after) return "";
  const auto lines_in = [](const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  };
  return testing::internal::edit_distance::CreateUnifiedDiff(lines_in(before), lines_in(after));
}

std::string as_text(const std::map<std::string, wire::Question>& questions) {
  std::string text;
  for (auto [id, question] : questions) {
    question.clear_left_ms();
    question.clear_running();
    text += question.DebugString();
  }
  return text;
}

std::string as_text(const std::vector<wire::LogEntry>& log, std::size_t newest) {
  std::string text;
  for (std::size_t i = log.size() - std::min(log.size(), newest); i < log.size(); ++i) text += log[i].DebugString();
  return text;
}

std::string as_text(const std::vector<wire::AutoAnswer>& orders) {
  std::string text;
  for (const wire::AutoAnswer& order : orders) text += order.DebugString();
  return text;
}

std::string as_text(wire::Declarations declarations) {
  for (wire::Declaration& open : *declarations.mutable_open()) {
    open.clear_left_ms();
    open.clear_total_ms();
    open.clear_arrived_ms();
  }
  return declarations.DebugString();
}

std::string what_differs(const Knowledge& before, const Knowledge& after) {
  std::string differs = difference(in_order(before.state), in_order(after.state)) +
                        difference(as_text(before.questions), as_text(after.questions)) +
                        difference(as_text(before.declarations), as_text(after.declarations)) +
                        difference(before.areas.DebugString(), after.areas.DebugString());
  if (before.waiting != after.waiting) differs += "they wait for others\n";
  if (const auto chat = break_between(lines_of(before.chat), lines_of(after.chat)); !chat.empty())
    differs += "another chat:\n" + chat;
  if (const auto log = break_between(lines_of(before.log), lines_of(after.log)); !log.empty())
    differs += "another log:\n" + log;
  return differs;
}

}  // namespace ft::test
