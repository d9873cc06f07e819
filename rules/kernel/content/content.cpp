// Content records: typed access, dice texts, and the checked reading of drafts.
#include "rules/kernel/content/content.hpp"

#include <algorithm>
#include <charconv>

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

std::optional<DiceText> read_dice(std::string_view text) {
  const auto number = [&](std::string_view digits) -> std::optional<int> {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    if (!whole || digits.empty() || digits.front() == '-') return std::nullopt;
    return value;
  };
  const std::size_t d = text.find('d');
  if (d == std::string_view::npos) {
    const auto plus = number(text);
    return plus ? std::optional(DiceText{0, 0, *plus}) : std::nullopt;
  }
  const std::size_t sign = text.find_first_of("+-", d);
  const auto count = d == 0 ? std::optional(1) : number(text.substr(0, d));
  const auto sides = number(text.substr(d + 1, sign == std::string_view::npos ? sign : sign - d - 1));
  const auto plus = sign == std::string_view::npos ? std::optional(0) : number(text.substr(sign + 1));
  if (!count || !sides || !plus || *count < 1 || *count > 100 || *sides < 1 || *sides > 1000) return std::nullopt;
  return DiceText{*count, *sides, sign != std::string_view::npos && text[sign] == '-' ? -*plus : *plus};
}

const Record::Field* Record::find(Key field) const {
  const auto at = std::find_if(fields.begin(), fields.end(), [&](const auto& entry) { return entry.first == field; });
  return at == fields.end() ? nullptr : &at->second;
}

namespace {
template <class T>
T read(const Record::Field* field, T otherwise) {
  const T* value = field ? std::get_if<T>(field) : nullptr;
  return value ? *value : otherwise;
}
template <class T>
const T& view(const Record::Field* field) {
  static const T none{};
  const T* value = field ? std::get_if<T>(field) : nullptr;
  return value ? *value : none;
}
}  // namespace

std::int64_t Record::number(Key field, std::int64_t otherwise) const { return read(find(field), otherwise); }
Key Record::word(Key field) const { return read(find(field), Key{}); }
std::string Record::text(Key field) const { return read(find(field), std::string()); }
DiceText Record::dice(Key field) const { return read(find(field), DiceText{}); }
const std::vector<Key>& Record::words(Key field) const { return view<std::vector<Key>>(find(field)); }
bool Record::has_word(Key field, Key word) const {
  const auto& all = words(field);
  return std::find(all.begin(), all.end(), word) != all.end();
}
const Numbers& Record::numbers(Key field) const { return view<Numbers>(find(field)); }
const std::vector<Record>& Record::records(Key field) const { return view<std::vector<Record>>(find(field)); }
const Record* Record::record(Key field) const { return records(field).empty() ? nullptr : &records(field).front(); }

void Content::add(Record record) {
  const auto place = std::pair(record.kind, record.id);
  records_.insert_or_assign(place, std::move(record));
}

const Record* Content::find(Key kind, Key id) const {
  const auto at = records_.find({kind, id});
  return at == records_.end() ? nullptr : &at->second;
}

const Record& Content::at(Key kind, Key id) const {
  const Record* record = find(kind, id);
  FT_ASSERT(record, "a content record that is not there: check with find first");
  return *record;
}

void Content::retire(Key kind, Key id) {
  const auto at = records_.find({kind, id});
  FT_ASSERT(at != records_.end(), "only a record that is there can be withdrawn");
  at->second.retired = true;
}

std::vector<const Record*> Content::every(Key kind) const {
  std::vector<const Record*> found;
  for (auto at = records_.lower_bound({kind, Key{}}); at != records_.end() && at->first.first == kind; ++at)
    found.push_back(&at->second);
  std::sort(found.begin(), found.end(), [](const Record* a, const Record* b) { return a->id_text < b->id_text; });
  return found;
}

std::vector<const Record*> Content::all(Key kind) const {
  std::vector<const Record*> found = every(kind);
  std::erase_if(found, [](const Record* record) { return record->retired; });
  return found;
}

void ContentCheck::require(bool holds, std::string field, std::string expected) {
  if (!holds) problems.push_back({{}, 0, std::move(field), std::move(expected)});
}

}  // namespace ft::rules
