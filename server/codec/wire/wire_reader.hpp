// Wire messages into rules values, checked in shape and size. Inside codec only; the door is request.hpp.
// Throws MalformedFrame, caught in decode_request.
#pragma once

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/content/content_toml.hpp"
#include "server/codec/values/request.hpp"

namespace ft::codec {

namespace wire = ::ft::wire::v1;

/// What a client may send at most; of records content_toml.hpp.
namespace bounds {
constexpr std::size_t frame_bytes = 64 * 1024;
constexpr int path_cells = 500, list = 100, painted_cells = 10'000, walls = 2'000, lights = 1'000, notes = 1'000,
              regions = 500, chunks = 1'100, value_depth = 3;
constexpr std::size_t text_letters = 500, line_letters = 10'000, digest_bytes = 64;
constexpr std::int32_t coordinate = 1'000'000, picture_px = 100'000;
constexpr std::int32_t scene_cells = 1000;  // a side
constexpr std::int64_t number = 1'000'000'000'000;
}  // namespace bounds

/// Borrows the dictionary.
class WireReader {
 public:
  explicit WireReader(const WireNames& wire_names, WireNames::Reader from = WireNames::Reader::gm)
      : wire_names_(wire_names), from_(from) {}

  // read_values.cpp
  rules::Key key(std::uint32_t index) const;
  /// A key that must be given.
  rules::Key some_key(std::uint32_t index, const char* what) const;
  rules::Cell read(const wire::Cell& from) const;
  rules::Ref read(const wire::Ref& from) const;
  rules::Place read(const wire::Place& from) const;
  rules::Path read(const wire::Path& from) const;
  rules::Value read(const wire::Value& from, int depth = 0) const;
  rules::Duration read(const wire::Duration& from) const;
  rules::TerrainRun read(const wire::TerrainRun& from) const;
  rules::Wall read(const wire::Wall& from) const;
  rules::Light read(const wire::Light& from) const;
  rules::Note read(const wire::Note& from) const;
  rules::Region read(const wire::Region& from) const;
  rules::RevealedArea read(const wire::RevealedArea& from) const;
  /// Name, grid, picture, vision mode, darkness, folder and archive.
  rules::Scene read(const wire::Scene& from) const;
  rules::Params params(const google::protobuf::RepeatedPtrField<wire::Param>& from) const;
  std::int64_t number(rules::Key key, std::int64_t value) const;
  QuestionId question(const std::string& name) const;

  // read_content.cpp
  RecordId read(const wire::RecordId& from) const;
  rules::Draft read(const wire::Draft& from) const;

  // read_edit.cpp
  Edit read(const wire::Edit& from) const;

  /// An id the client has been sent; 0: none.
  template <class IdType>
  IdType id(std::uint32_t number) const {
    const std::optional<std::uint64_t> id = wire_names_.received(number);
    if (!id) throw MalformedFrame{"an id that was never sent: " + std::to_string(number)};
    return {*id};
  }
  template <class IdType>
  IdType some_id(std::uint32_t number, const char* what) const {
    if (number == 0) throw MalformedFrame{std::string("no ") + what};
    return id<IdType>(number);
  }
  template <class Enumerator>
  static Enumerator one_of(int number, bool (*valid)(int)) {
    if (!valid(number)) throw MalformedFrame{"an unknown choice " + std::to_string(number)};
    return static_cast<Enumerator>(number);
  }
  template <class Number>
  static Number within(Number number, Number least, Number most, const char* what) {
    if (number < least || number > most)
      throw MalformedFrame{std::string(what) + " out of range: " + std::to_string(number)};
    return number;
  }
  static void at_most(int count, int most, const char* what) {
    if (count > most) throw MalformedFrame{std::to_string(count) + " " + what + ", more than " + std::to_string(most)};
  }
  /// Several lines; no control characters but line ends and tabs.
  static std::string text(const std::string& text, std::size_t most = bounds::text_letters);
  /// A chat line as typed or pasted: the table reports problems to its writer.
  static std::string typed(const std::string& line);
  /// One line.
  static std::string name(const std::string& name, std::size_t most = bounds::name_letters);

 private:
  const WireNames& wire_names_;
  WireNames::Reader from_;
};

}  // namespace ft::codec
