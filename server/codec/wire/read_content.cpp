// protocol/wire/v1/content.proto: what a form was filled in with, bounded in size; its shape is the rules' to check.
#include <set>

#include "server/codec/bytes/utf8.hpp"
#include "server/codec/wire/wire_reader.hpp"

namespace ft::codec {

RecordId WireReader::read(const wire::RecordId& from) const {
  return {some_key(from.kind(), "kind of content"), some_key(from.id(), "record")};
}

namespace {

template <class Is>
rules::Draft made(Is is) {
  rules::Draft draft;
  draft.is = std::move(is);
  return draft;
}

struct DraftReader {
  int left = bounds::draft_values;

  rules::Draft read(const wire::Draft& from, int depth) {
    if (depth > bounds::draft_depth) throw MalformedFrame{"a form too deep"};
    if (--left < 0) throw MalformedFrame{"a form of too many values"};
    switch (from.is_case()) {
      case wire::Draft::IS_NOT_SET: break;
      case wire::Draft::kYes: return made(from.yes());
      case wire::Draft::kNumber: return made(std::int64_t{from.number()});
      case wire::Draft::kText: {
        if (character_count(from.text()) > bounds::draft_letters)
          throw MalformedFrame{"a text of a form of too many letters"};
        return made(without_controls(from.text()));
      }
      case wire::Draft::kList: {
        rules::Draft::List list;
        for (const wire::Draft& value : from.list().values()) list.push_back(read(value, depth + 1));
        return made(std::move(list));
      }
      case wire::Draft::kTable: {
        rules::Draft::Table table;
        std::set<std::string> names;
        for (const auto& entry : from.table().entries()) {
          if (!names.insert(entry.name()).second) throw MalformedFrame{"a field of a form twice"};
          table.push_back({WireReader::name(entry.name()), read(entry.value(), depth + 1)});
        }
        return made(std::move(table));
      }
    }
    throw MalformedFrame{"a field of a form without a value"};
  }
};

}  // namespace

rules::Draft WireReader::read(const wire::Draft& from) const { return DraftReader{}.read(from, 0); }

}  // namespace ft::codec
