// Messages made from a fuzzer's bytes by reflection: near enough to correct ones to get past their decoder.
#pragma once

#include <google/protobuf/message.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ft::fuzz {

/// The input, read from its front. Past its end everything is 0.
class Bytes {
 public:
  Bytes(const std::uint8_t* bytes, std::size_t size) : left_(reinterpret_cast<const char*>(bytes), size) {}

  [[nodiscard]] bool empty() const { return left_.empty(); }
  /// 0 to bound - 1, from one byte, or two where `bound` is beyond 256. bound: at least 1.
  [[nodiscard]] std::size_t below(std::size_t bound);
  /// The next bytes, fewer at the end.
  [[nodiscard]] std::string_view take(std::size_t size);
  template <class List>
  [[nodiscard]] const auto& one_of(const List& list) {
    return list[static_cast<typename List::size_type>(below(static_cast<std::size_t>(list.size())))];
  }

 private:
  std::string_view left_;
};

/// What fields may hold, by the field's name; under "" what all others may.
struct Hints {
  std::map<std::string, std::vector<std::int64_t>, std::less<>> numbers;
  std::map<std::string, std::vector<std::string>, std::less<>> texts;
};

/// Fills in some fields of the message; messages in it at most `depth` deep.
void fill(google::protobuf::Message& message, Bytes& bytes, const Hints& hints, int depth = 6);

}  // namespace ft::fuzz
