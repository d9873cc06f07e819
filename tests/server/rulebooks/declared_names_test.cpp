// Names that the kernel writes are declared in every rulebook, those that the table writes there or by the server: a name
// that is not declared cannot be sent.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "persistence/memory/memory_store.hpp"
#include "server/rulebooks.hpp"

namespace ft::test {

namespace {

/// What is only looked up: fields of records, and what a rulebook that has areas or windows declares for them.
const std::set<std::string> only_looked_up{"abort", "count",  "creature_kind", "disc", "height", "hero", "creature",
                                           "pc",    "column", "row",           "plus", "radius", "sides"};

std::set<std::string> names_written_in(const std::filesystem::path& folder) {
  static const std::regex name(R"re("([A-Za-z0-9_]+)"_k\b)re");
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    const std::string source = text.str();
    for (auto at = std::sregex_iterator(source.begin(), source.end(), name); at != std::sregex_iterator(); ++at)
      found.insert((*at)[1]);
  }
  return found;
}

}  // namespace

TEST(DeclaredNames, RulebooksHaveAllKernelNamesAndSendAllTableNames) {
  const auto store = persistence::open_memory(persistence::make_memory_disk());
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();
  const std::set<std::string> of_table = names_written_in(FT_SOURCE_FOLDER "/server/table");
  const std::set<std::string> of_kernel = names_written_in(FT_SOURCE_FOLDER "/rules/kernel");
  ASSERT_TRUE(of_table.contains("E_READ_ONLY"));
  ASSERT_TRUE(of_kernel.contains("E_NO_SUCH"));

  std::string missing;
  for (const lobby::SystemCard& card : books->cards()) {
    const table::Rulebook& book = *books->find(card.id);
    for (const std::string& name : of_kernel)
      if (!only_looked_up.contains(name) && !book.system->names().has(rules::Key(name)))
        missing += card.id + ": " + name + "\n";
    for (const std::string& name : of_table)
      if (!only_looked_up.contains(name) && !book.rulebook_names->index(rules::Key(name)))
        missing += card.id + ": " + name + "\n";
  }

  EXPECT_EQ(missing, "");
}

}  // namespace ft::test
