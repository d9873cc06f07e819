#include "persistence/sqlite/copy_database.hpp"

#include "persistence/files/descriptor.hpp"

namespace ft::persistence::sqlite {
namespace {

namespace fs = std::filesystem;

Result<void> write_copy(SqliteConnection& session, const fs::path& incoming, const fs::path& file) {
  if (auto written = sql::discard_rows(session.run("VACUUM INTO $1", {incoming.native()})); !written) return written;
  if (auto durable = sync(incoming); !durable) return durable;
  std::error_code failed;
  fs::rename(incoming, file, failed);
  if (failed) return fail_with_errno(failed.value(), "naming " + file.string());
  return sync(fs::absolute(file).parent_path());
}

}  // namespace

Result<void> copy_database(SqliteConnection& session, const fs::path& file) {
  const fs::path incoming = file.string() + ".part";
  std::error_code ignored;
  fs::remove(incoming, ignored);  // of a program that was killed
  auto written = write_copy(session, incoming, file);
  if (!written) fs::remove(incoming, ignored);
  return written;
}

}  // namespace ft::persistence::sqlite
