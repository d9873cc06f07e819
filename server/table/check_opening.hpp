// What becomes of a campaign when this program opens it, looked at before it does.
#pragma once

#include <string>
#include <vector>

#include "server/table/table_api.hpp"

namespace ft::table {

/// Actions read as in the log: "Strike, Ada".
struct OpeningCheck {
  std::string unreadable;             // why it cannot be played; empty: it can
  std::vector<std::string> undone;    // open actions that the rules or the content would now play otherwise (law R14)
  std::vector<std::string> stopping;  // those on which something later depends: the GM would end them
  std::string rejection;              // a custom record that would not be used
};

/// Opens the campaign as a table host does, up to its first turn, in memory alone: the store is only read, and a server
/// that plays the campaign goes on. Blocks.
[[nodiscard]] OpeningCheck check_opening(persistence::Store& store, const Rulebooks& rulebooks,
                                         persistence::CampaignId campaign);

}  // namespace ft::table
