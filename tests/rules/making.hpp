// Making characters in tests: one rulebook with its own content, and forms as a content file would say them.
#pragma once

#include <string>
#include <vector>

#include "rules/game/game.hpp"
#include "server/codec/content/content_toml.hpp"

namespace ft::rules {

/// The rulebook of this test, `FT_SYSTEM`, with all its content.
inline const System& rulebook() {
  static const auto system = [] {
    const auto drafts = codec::read_content_folder(std::string(FT_SYSTEMS_FOLDER) + "/" FT_SYSTEM "/content");
    return std::move(*make_system(FT_SYSTEM, *drafts));
  }();
  return *system;
}

/// A hero's form as a content file would say it.
inline Record form(const std::string& fields) {
  const auto drafts = codec::read_content_text("[[hero]]\nid = \"eva\"\nname = \"Eva\"\n" + fields, "form.toml");
  return read_record(rulebook().schema(), rulebook().names(), rulebook().content(), drafts->front())->record;
}

inline HeroBuild made(const std::string& fields, const Numbers& house_rules = {}) {
  Campaign campaign;
  campaign.house_rules = house_rules;
  return rulebook().make_hero(form(fields), campaign, {7}, 100);
}

/// Each problem as its field and its code.
inline std::vector<std::string> problems(const HeroBuild& making) {
  std::vector<std::string> all;
  for (const BuildProblem& problem : making.problems)
    all.push_back(problem.field + " " + rulebook().names().of(problem.why.code));
  return all;
}

inline std::int64_t number(const HeroBuild& making, Key key) { return making.creature.numbers.get(key); }

}  // namespace ft::rules
