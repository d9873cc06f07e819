// The store's worker as tables see it. A table has few jobs there at once, so none is ever refused.
#pragma once

#include "server/ops/worker.hpp"
#include "server/table/table_api.hpp"

namespace ft::net {

class TableExecutor final : public table::Executor {
 public:
  explicit TableExecutor(ops::Worker& worker) : worker_(worker) {}

  void post(table::Task task) override { worker_.post_unbounded(std::move(task)); }

 private:
  ops::Worker& worker_;  // outlives every table
};

}  // namespace ft::net
