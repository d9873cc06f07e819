// A place where a store can be opened again and again: a memory disk, a folder, a schema.
#pragma once

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "persistence/store.hpp"

namespace ft::persistence::tests {

class StorePlace {
 public:
  virtual ~StorePlace() = default;
  [[nodiscard]] virtual Result<std::unique_ptr<Store>> open() = 0;
};

[[nodiscard]] std::unique_ptr<StorePlace> memory_place();
[[nodiscard]] std::unique_ptr<StorePlace> sqlite_place();
[[nodiscard]] std::unique_ptr<StorePlace> postgres_place();

/// A memory place whose stores are wrapped as faulty ones, whose fault never comes.
[[nodiscard]] std::unique_ptr<StorePlace> wrapped_place();

/// What the contract is run on.
struct StoreKind {
  std::string name;
  std::function<std::unique_ptr<StorePlace>()> make;
};
[[nodiscard]] std::vector<StoreKind> every_kind();

/// How GoogleTest names a kind in its messages.
void PrintTo(const StoreKind& kind, std::ostream* out);

}  // namespace ft::persistence::tests
