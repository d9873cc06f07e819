// What clients received, as text that compares: with a fresh snapshot, with other clients.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/server/net/test_player.hpp"

namespace ft::test {

using Lines = std::vector<std::string>;

/// One line of the log each, whether it still counts or not; one of chat each.
[[nodiscard]] Lines lines_of(const std::vector<wire::LogEntry>& log);
[[nodiscard]] Lines lines_of(const std::vector<wire::ChatLine>& chat);

/// A fresh snapshot has what a viewer knows of the newest 300 groups of the shared log: never so few lines.
inline constexpr std::size_t always_kept = 25;

/// Where `after` is not the end of `before` and then more, as a difference of lines. Empty: it is.
[[nodiscard]] std::string break_between(const Lines& before, const Lines& after);

/// Where two long texts differ; empty: nowhere.
[[nodiscard]] std::string difference(const std::string& before, const std::string& after);

/// Questions as every client should find them again: their clocks restart.
[[nodiscard]] std::string as_text(const std::map<std::string, wire::Question>& questions);
[[nodiscard]] std::string as_text(const std::vector<wire::LogEntry>& log, std::size_t newest);
[[nodiscard]] std::string as_text(wire::Declarations declarations);
/// Orders of one snapshot.
[[nodiscard]] std::string as_text(const std::vector<wire::AutoAnswer>& orders);

/// Where two people at one place differ in what they know of the game: state, log, questions, what is declared. Empty: nowhere.
[[nodiscard]] std::string what_differs(const Knowledge& before, const Knowledge& after);

}  // namespace ft::test
