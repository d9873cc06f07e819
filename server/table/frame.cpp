#include "server/table/front_door.hpp"

namespace ft::table {

std::size_t Frame::size_bytes() const {
  std::size_t size = 0;
  for (const auto& part : parts) size += part->size();
  return size;
}

}  // namespace ft::table
