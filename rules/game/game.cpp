// The registry: one line a rulebook.
#include "rules/game/game.hpp"

#include <array>

#include "rules/kernel/assert.hpp"
#include "rules/systems/grimwire/grimwire.hpp"
#include "rules/systems/grimwire/schema/schema.hpp"
#include "rules/systems/heimr/heimr.hpp"
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules {

namespace {

struct Rulebook {
  std::string_view id;
  Schema (*schema)();
  std::unique_ptr<const System> (*make)(Content);
};

constexpr std::array rulebooks{
    Rulebook{"grimwire", grimwire::make_schema, grimwire::make_system},
    Rulebook{"heimr", heimr::make_schema, heimr::make_system},
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

std::expected<std::unique_ptr<const System>, std::vector<ContentProblem>> make_system(
    std::string_view id, const std::vector<Draft>& drafts) {
  auto content = read_content(schema_of(id), drafts);
  if (!content) return std::unexpected(std::move(content.error()));
  auto system = rulebook(id).make(std::move(*content));
  auto problems = system->check(system->content());
  if (!problems.empty()) return std::unexpected(std::move(problems));
  return system;
}

}  // namespace ft::rules
