// What may stand in the texts of a schema: {params}, and lengths, which each table reads in its own unit.
#pragma once

#include <string>
#include <string_view>

namespace ft::rules {

/// What is wrong with a text of the schema; "" if nothing. Between braces stands a parameter, {who}, or a length in m,
/// ft or yd, whose figure may be a parameter: {3 m}, {4.5 ft}, {distance m}. A length outside of braces is wrong.
[[nodiscard]] std::string problem_of_text(std::string_view text);

}  // namespace ft::rules
