// Reading and completing what a person wrote behind --database.
#pragma once

#include <string>
#include <string_view>

namespace ft::persistence::postgres {

/// Adds deadlines to the address, so that a silent network is noticed within seconds, and that only a server that takes
/// writes will do: of several hosts the primary. Keeps what is already set.
[[nodiscard]] std::string with_defaults(std::string url);

/// The password in the address, empty if there is none. It may stand there percent-encoded and is given as it stands.
[[nodiscard]] std::string password_in(std::string_view url);

/// `text` with every occurrence of `password` blotted out.
[[nodiscard]] std::string without_password(std::string text, std::string_view password);

}  // namespace ft::persistence::postgres
