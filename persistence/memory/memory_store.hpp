// A store in memory, for tests: the contract in its plainest form.
#pragma once

#include <memory>

#include "persistence/store.hpp"

namespace ft::persistence {

/// What a memory store keeps. It outlives stores, as a disk does: opening the same disk again finds everything.
class MemoryStoreData;

[[nodiscard]] std::shared_ptr<MemoryStoreData> make_memory_disk();
[[nodiscard]] std::unique_ptr<Store> open_memory(std::shared_ptr<MemoryStoreData> disk = make_memory_disk());

}  // namespace ft::persistence
