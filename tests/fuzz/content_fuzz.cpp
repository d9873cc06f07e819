/// Any content file is content or a list of problems that each have a sentence: no crash, no silent failure. What is
/// read is written, and read back as it was.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/systems/grimwire/schema/schema.hpp"
#include "server/codec/content/content_toml.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const ft::rules::Schema schema = ft::rules::grimwire::make_schema();

  const auto drafts = ft::codec::read_content_text({reinterpret_cast<const char*>(bytes), size}, "fuzz.toml");
  if (!drafts) {
    if (drafts.error().empty() || ft::codec::sentence(drafts.error().front()).empty()) __builtin_trap();
    return 0;
  }
  for (const ft::rules::Draft& draft : *drafts) {
    const auto again = ft::codec::read_content_text(ft::codec::write_record({}, draft), "again.toml");
    if (!again || ft::codec::digest(*again) != ft::codec::digest({draft})) __builtin_trap();
  }
  const auto content = ft::rules::read_content(schema, *drafts);
  if (!content && content.error().empty()) __builtin_trap();
  return 0;
}
