// The problems of content and sample files, as a reader of the server's log has them.
#pragma once

#include <string>

#include "server/codec/content/content_toml.hpp"

namespace ft::codec {

/// A line each.
inline std::string as_text(const Problems& problems) {
  std::string all;
  for (const rules::ContentProblem& problem : problems) all += sentence(problem) + "\n";
  return all;
}

}  // namespace ft::codec
