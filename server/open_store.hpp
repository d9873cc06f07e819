// The store that the flags name, and the one sentence where the program ends without it.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "persistence/store.hpp"
#include "server/config.hpp"

namespace ft {

/// folder: of the data; config's, unless a server may be using that. Fails with a sentence for who runs the server.
[[nodiscard]] std::expected<std::unique_ptr<persistence::Store>, std::string> open_store(
    const Config& config, const std::filesystem::path& folder);

/// For who runs the server: what to do about the store.
[[nodiscard]] std::string sentence_about(const persistence::StoreFailure& failure, const Config& config);

/// Prints the sentence on standard error. Returns exit_failed.
[[nodiscard]] int fail_to_start(const std::string& sentence);

}  // namespace ft
