// Deletes the journal of one table, for a campaign that is erased.
#pragma once

#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sqlite {

/// The table is not open, and never will be. Many short transactions, newest batches first, so that other tables' appends wait
/// for none of them long; after a failure or a kill the call is repeated. Worker thread.
[[nodiscard]] Result<void> erase_journal(sql::DbConnection& session, CampaignId table);

}  // namespace ft::persistence::sqlite
