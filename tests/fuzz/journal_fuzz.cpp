/// Any result of a damaged store is a batch or a CorruptData; a batch reads the same when written again.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/systems/grimwire/schema/schema.hpp"
#include "server/codec/values/journal.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const ft::rules::Schema schema = ft::rules::grimwire::make_schema();
  static const ft::codec::StoredNames fresh(ft::rules::names_of(schema), schema);
  ft::codec::StoredNames stored_names = fresh;

  const auto batch = ft::codec::decode_batch({reinterpret_cast<const char*>(bytes), size}, stored_names);
  if (!batch) return 0;
  const std::string written = ft::codec::encode(*batch, stored_names);
  const auto again = ft::codec::decode_batch(written, stored_names);
  if (!again || ft::codec::encode(*again, stored_names) != written) __builtin_trap();
  return 0;
}
