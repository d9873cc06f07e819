#include "tests/persistence/store_place.hpp"

#include <limits>

#include "persistence/faulty/faulty_store.hpp"
#include "persistence/memory/memory_store.hpp"
#include "tests/persistence/postgres_cluster.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {
namespace {

class MemoryPlace final : public StorePlace {
 public:
  Result<std::unique_ptr<Store>> open() override { return open_memory(disk_); }

 private:
  std::shared_ptr<MemoryStoreData> disk_ = make_memory_disk();
};

class WrappedPlace final : public StorePlace {
 public:
  Result<std::unique_ptr<Store>> open() override {
    return make_faulty(open_memory(disk_), {std::numeric_limits<std::int64_t>::max(), FaultMoment::before});
  }

 private:
  std::shared_ptr<MemoryStoreData> disk_ = make_memory_disk();
};

class SqlitePlace final : public StorePlace {
 public:
  Result<std::unique_ptr<Store>> open() override { return open_sqlite(folder_.path()); }

 private:
  TemporaryFolder folder_;
};

class PostgresPlace final : public StorePlace {
 public:
  Result<std::unique_ptr<Store>> open() override { return open_postgres(url_, folder_.path()); }

 private:
  std::string url_ = PostgresCluster::shared().new_schema_url();
  TemporaryFolder folder_;
};

}  // namespace

std::unique_ptr<StorePlace> memory_place() { return std::make_unique<MemoryPlace>(); }
std::unique_ptr<StorePlace> wrapped_place() { return std::make_unique<WrappedPlace>(); }
std::unique_ptr<StorePlace> sqlite_place() { return std::make_unique<SqlitePlace>(); }
std::unique_ptr<StorePlace> postgres_place() { return std::make_unique<PostgresPlace>(); }

std::vector<StoreKind> every_kind() {
  return {{"memory", memory_place}, {"faulty", wrapped_place}, {"sqlite", sqlite_place}, {"postgres", postgres_place}};
}

void PrintTo(const StoreKind& kind, std::ostream* out) { *out << kind.name; }

}  // namespace ft::persistence::tests
