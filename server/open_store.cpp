#include "server/open_store.hpp"

#include <spdlog/spdlog.h>

#include <iostream>

namespace ft {

// The database's message has many lines; the first has the cause.
std::string sentence_about(const persistence::StoreFailure& failure, const Config& config) {
  std::string words = failure.text.substr(0, failure.text.find('\n'));
  if (failure.error == persistence::StoreError::full) {
    return words + ". Make room, then start again.";
  }
  if (!config.database.empty() && failure.error == persistence::StoreError::unreachable) {
    return "the database does not answer (" + words + "). Is PostgreSQL running, and is --database right?";
  }
  return words;
}

std::expected<std::unique_ptr<persistence::Store>, std::string> open_store(const Config& config,
                                                                           const std::filesystem::path& folder) {
  const auto say = [](std::string_view sentence) { spdlog::warn("{}", sentence); };
  auto store = config.database.empty() ? persistence::open_sqlite(folder, say)
                                       : persistence::open_postgres(config.database, folder, say);
  if (!store) return std::unexpected(sentence_about(store.error(), config));
  return std::move(*store);
}

int fail_to_start(const std::string& sentence) {
  std::cerr << "fairtable: " << sentence << "\n";
  return exit_failed;
}

}  // namespace ft
