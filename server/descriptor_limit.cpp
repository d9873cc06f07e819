#include "server/descriptor_limit.hpp"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <algorithm>

namespace ft {

std::uint64_t raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  const rlimit raised{limit.rlim_max, limit.rlim_max};
  if (::setrlimit(RLIMIT_NOFILE, &raised) == 0) return raised.rlim_cur;
  spdlog::warn("the limit of open files stays at {}", limit.rlim_cur);
  return limit.rlim_cur;
}

std::int64_t connections_within(std::uint64_t descriptors) {
  constexpr std::uint64_t kept = 512, least = 64, most = 1'000'000;
  const std::uint64_t known = std::clamp(descriptors, kept + least, most);
  return static_cast<std::int64_t>(known - kept);
}

}  // namespace ft
