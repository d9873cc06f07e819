/// Anything a client sends is a request within its bounds or a MalformedFrame: no crash, and no answer that depends on
/// luck.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/systems/grimwire/schema/schema.hpp"
#include "server/codec/values/request.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const ft::rules::Schema schema = ft::rules::grimwire::make_schema();
  static const ft::codec::WireNames wire_names(ft::rules::names_of(schema), schema);
  const std::string_view message(reinterpret_cast<const char*>(bytes), size);

  const auto once = ft::codec::decode_request(message, wire_names);
  const auto again = ft::codec::decode_request(message, wire_names);

  if (once.has_value() != again.has_value() || (once && once->index() != again->index())) __builtin_trap();
  return 0;
}
