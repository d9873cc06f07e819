// Names in a log entry, filled in as the client does when the entry arrives: web-client/src/state/text/log_names.ts.
#pragma once

#include "protocol/wire/v1/log.pb.h"
#include "protocol/wire/v1/state.pb.h"

namespace ft::test {

/// The entry with the names that creatures have in `state`, except where the server sent older ones.
[[nodiscard]] ft::wire::v1::LogEntry with_names(const ft::wire::v1::State& state, ft::wire::v1::LogEntry entry);

}  // namespace ft::test
