// How many files and connections the operating system lets this process have open.
#pragma once

#include <cstdint>

namespace ft {

/// Raises the soft limit to the hard one (the usual soft limit is 1,024), and returns what it is then.
[[nodiscard]] std::uint64_t raise_descriptor_limit();

/// How many connections leave room for the database, pictures and uploads: `descriptors` less 512, at least 64.
[[nodiscard]] std::int64_t connections_within(std::uint64_t descriptors);

}  // namespace ft
