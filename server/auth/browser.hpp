// The family of a browser, for the list of a person's devices.
#pragma once

#include <string>
#include <string_view>

namespace ft::auth {

/// "Firefox on Linux". user_agent: the header, which any program may fill in as it likes; what is not known of it is
/// "Unknown browser" or left out. Returns words of ours alone. Pure.
[[nodiscard]] std::string browser_family(std::string_view user_agent);

}  // namespace ft::auth
