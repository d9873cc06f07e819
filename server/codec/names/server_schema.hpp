// What the server adds to the schema of every rulebook that it sends.
#pragma once

#include <vector>

#include "rules/kernel/system.hpp"

namespace ft::codec {

/// Refusals of requests that no rule judges: of the table, its queue, chat and undo; E_OFFLINE is shown by clients alone.
/// All are facts. Any thread.
[[nodiscard]] const std::vector<rules::RefusalSchema>& server_refusals();

/// Texts of the table's own log lines, and of the parameters of those and of the refusals. Any thread.
[[nodiscard]] const std::vector<rules::TextSchema>& server_texts();

/// Asserts that the rulebook declares none of the refusals itself. A text that it declares too is its own.
void check_server_refusals(const rules::System& system);

}  // namespace ft::codec
