// Loads every rulebook with its content and its sample, once, before the server accepts connections.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "server/lobby/lobby_context.hpp"
#include "server/table/table_api.hpp"

namespace ft {

class LoadedRulebooks final : public table::Rulebooks {
 public:
  /// folder: FOLDER/SYSTEM/content/*.toml, and perhaps FOLDER/SYSTEM/sample/sample.toml with its pictures, which go into
  /// the store. Fails with every problem, one a line: file, line, field and what was expected.
  [[nodiscard]] static std::expected<LoadedRulebooks, std::string> load(const std::filesystem::path& folder,
                                                                        persistence::Store& store);

  [[nodiscard]] const table::Rulebook* find(std::string_view system) const override;

  /// What the page for a new campaign offers.
  [[nodiscard]] const std::vector<lobby::SystemCard>& cards() const { return cards_; }

 private:
  std::map<std::string, table::Rulebook, std::less<>> rulebooks_;
  std::vector<lobby::SystemCard> cards_;
};

}  // namespace ft
