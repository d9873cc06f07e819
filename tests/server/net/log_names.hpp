// Log entries without the names of what they mention: a snapshot may name what its reader came to know in the same turn
// as the entry. Which names a reader gets is tested in tests/server/table/log_names_test.cpp.
#pragma once

#include "protocol/wire/v1/log.pb.h"

namespace ft::test {

[[nodiscard]] ft::wire::v1::LogEntry without_names(ft::wire::v1::LogEntry entry);

}  // namespace ft::test
