// The registry of rulebooks: the server's only door to the rules.
#pragma once

#include <expected>
#include <memory>
#include <string_view>
#include <vector>

#include "rules/kernel/offers/offers.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/system.hpp"

namespace ft::rules {

/// The ids of all rulebooks, in the order they are offered.
[[nodiscard]] std::vector<std::string_view> system_ids();

/// The schema of a rulebook, to check content against before the system is made. Asserts that the id is known.
[[nodiscard]] Schema schema_of(std::string_view system);

/// A rulebook with its content; or what is wrong with the content. Asserts that the id is known.
[[nodiscard]] std::expected<std::unique_ptr<const System>, std::vector<ContentProblem>> make_system(
    std::string_view system, const std::vector<Draft>& content);

/// Returns the rulebook with a campaign's custom records, or the problems of these.
[[nodiscard]] std::expected<std::unique_ptr<const System>, std::vector<ContentProblem>> make_system(
    const System& book, const CustomContent& own);

}  // namespace ft::rules
