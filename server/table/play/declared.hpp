// Declarations as each viewer sees them: what is declared, what is queued, and in which order (protocol P40 to P49).
#pragma once

#include "server/table/play/command_queue.hpp"
#include "server/table/play/questions.hpp"
#include "server/table/play/resolutions.hpp"

namespace ft::table {

/// What the list of declarations is made from. It lasts for the call.
struct DeclarationSources {
  const TableState& state;
  const rules::System& system;
  const Questions& questions;
  const Resolutions& resolutions;
  const CommandQueue& queue;
  std::int64_t opened_ms;  // when the table was opened: times of arrival count from there
  std::int64_t now_ms;     // by Clock::steady_ms
};

/// What is declared and who acts next, as far as the viewer may know it. Its order numbers count only what they know of.
[[nodiscard]] codec::Declarations declarations_for(const DeclarationSources& from, const rules::Viewer& viewer);

/// Sends the declarations to the viewers whose declarations have changed. Viewers with the same knowledge share the bytes.
void send_declarations(const DeclarationSources& from, Broadcaster& broadcaster);

}  // namespace ft::table
