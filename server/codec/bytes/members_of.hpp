// The number of members of an aggregate, counted by the compiler.
#pragma once

#include <cstddef>
#include <utility>

namespace ft::codec {

/// Converts to a member of any type.
struct AnyMember {
  std::size_t position;
  template <class T>
  operator T() const;
};
template <class Struct, std::size_t... position>
consteval bool has_members(std::index_sequence<position...>) {
  return requires { Struct{AnyMember{position}...}; };
}
/// How many members an aggregate has: as many as it can be made from.
template <class Struct, std::size_t known = 0>
consteval std::size_t members_of() {
  if constexpr (has_members<Struct>(std::make_index_sequence<known + 1>{}))
    return members_of<Struct, known + 1>();
  else
    return known;
}

}  // namespace ft::codec
