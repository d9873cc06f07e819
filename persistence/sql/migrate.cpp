#include "persistence/sql/migrate.hpp"

namespace ft::persistence::sql {
namespace {

Result<std::int64_t> version_of(DbConnection& session) {
  auto row = first_row(session.run("SELECT coalesce(max(version), 0) FROM schema_versions", {}), "no version");
  if (!row) return std::unexpected(row.error());
  return row->integer(0);
}

// Two programs may start at once: the row of version 0 is their lock, and the second one finds the step done.
Result<void> lock(DbConnection& session) {
  return session.run_script(
      "INSERT INTO schema_versions (version, name) VALUES (0, 'empty') ON CONFLICT (version) DO NOTHING;"
      "UPDATE schema_versions SET name = 'empty' WHERE version = 0");
}

Result<void> apply(DbConnection& session, std::int64_t version, const Migration& migration) {
  return in_transaction(session, [&]() -> Result<void> {
    if (auto locked = lock(session); !locked) return locked;
    auto current = version_of(session);
    if (!current) return std::unexpected(current.error());
    if (*current >= version) return {};
    if (auto applied = session.run_script(std::string(migration.script)); !applied) return applied;
    return discard_rows(
        session.run("INSERT INTO schema_versions (version, name) VALUES ($1, $2)", {version, migration.name}));
  });
}

}  // namespace

Result<std::int64_t> known_version(DbConnection& session, std::span<const Migration> migrations) {
  auto current = version_of(session);
  const auto known = static_cast<std::int64_t>(migrations.size());
  if (!current || *current <= known) return current;
  return fail(StoreError::newer_database, "the database has version " + std::to_string(*current) +
                                              ", but this program knows only versions up to " + std::to_string(known) +
                                              ": start a newer Fairtable");
}

Result<void> migrate(DbConnection& session, std::span<const Migration> migrations, const BeforeMigration& before) {
  auto prepared =
      session.run_script("CREATE TABLE IF NOT EXISTS schema_versions (version BIGINT PRIMARY KEY, name TEXT NOT NULL)");
  const bool made_by_another = !prepared && prepared.error().error == StoreError::already_exists;
  if (!prepared && !made_by_another) return prepared;
  auto current = known_version(session, migrations);
  if (!current) return std::unexpected(current.error());
  const auto known = static_cast<std::int64_t>(migrations.size());
  if (*current > 0 && *current < known) {
    if (auto ready = before(*current); !ready) return ready;
  }
  for (std::int64_t version = *current + 1; version <= known; ++version) {
    auto applied = apply(session, version, migrations[static_cast<std::size_t>(version - 1)]);
    if (!applied) return applied;
  }
  return {};
}

}  // namespace ft::persistence::sql
