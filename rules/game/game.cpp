// The registry: one line a rulebook.
#include "rules/game/game.hpp"

#include <array>

#include "rules/kernel/values/assert.hpp"
#include "rules/systems/aura/aura.hpp"
#include "rules/systems/aura/schema/schema.hpp"
#include "rules/systems/grimwire/grimwire.hpp"
#include "rules/systems/grimwire/schema/schema.hpp"
#include "rules/systems/heimr/heimr.hpp"
#include "rules/systems/heimr/schema/schema.hpp"
#include "rules/systems/threed6/schema/schema.hpp"
#include "rules/systems/threed6/threed6.hpp"
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/vigor.hpp"

namespace ft::rules {

namespace {

struct Rulebook {
  std::string_view id;
  Schema (*schema)();
  std::unique_ptr<const System> (*make)(Content);
};

/// The most accessible first: the lobby offers them in this order.
constexpr std::array rulebooks{
    Rulebook{"grimwire", grimwire::make_schema, grimwire::make_system},
    Rulebook{"vigor", vigor::make_schema, vigor::make_system},
    Rulebook{"heimr", heimr::make_schema, heimr::make_system},
    Rulebook{"threed6", threed6::make_schema, threed6::make_system},
    Rulebook{"aura", aura::make_schema, aura::make_system},
};

const Rulebook& rulebook(std::string_view id) {
  for (const Rulebook& one : rulebooks)
    if (one.id == id) return one;
  bug("id", "a rulebook that is registered: " + std::string(id), __FILE__, __LINE__);
}

}  // namespace

std::vector<std::string_view> system_ids() {
  std::vector<std::string_view> ids;
  for (const Rulebook& one : rulebooks) ids.push_back(one.id);
  return ids;
}

Schema schema_of(std::string_view system) { return rulebook(system).schema(); }

namespace {
using Made = std::expected<std::unique_ptr<const System>, std::vector<ContentProblem>>;

const Draft* entry(const Draft& draft, std::string_view key) {
  if (const auto* table = std::get_if<Draft::Table>(&draft.is))
    for (const auto& [name, value] : *table)
      if (name == key) return &value;
  return nullptr;
}

std::string text(const Draft& draft, std::string_view key) {
  const Draft* found = entry(draft, key);
  const auto* word = found ? std::get_if<std::string>(&found->is) : nullptr;
  return word ? *word : "";
}

/// The rules know records, not files: "technique.kneecap.cost" is in the file and line of that record.
std::vector<ContentProblem> located(std::vector<ContentProblem> problems, const std::vector<Draft>& drafts) {
  for (ContentProblem& problem : problems) {
    for (const Draft& draft : drafts) {
      const std::string name = text(draft, "kind") + "." + text(draft, "id");
      const bool here =
          problem.field.starts_with(name) && (problem.field.size() == name.size() || problem.field[name.size()] == '.');
      if (!problem.file.empty() || !here) continue;
      problem.file = draft.file;
      problem.line = draft.line;
    }
  }
  return problems;
}

Made make_of(const Rulebook& rulebook, std::expected<Content, std::vector<ContentProblem>> content,
             const std::vector<Draft>& drafts) {
  if (!content) return std::unexpected(std::move(content.error()));
  auto system = rulebook.make(std::move(*content));
  auto problems = system->check(system->content());
  if (!problems.empty()) return std::unexpected(located(std::move(problems), drafts));
  return system;
}
}  // namespace

Made make_system(std::string_view id, const std::vector<Draft>& drafts) {
  return make_of(rulebook(id), read_content(schema_of(id), drafts), drafts);
}

Made make_system(const System& book, const CustomContent& own) {
  return make_of(rulebook(book.schema().system), read_own_content(book.schema(), book.content(), own), own.drafts);
}

}  // namespace ft::rules
