// What is stored in a form of its own, both ways: references, paths, numbers.
#include <algorithm>

#include "server/codec/stored/stored_reader.hpp"
#include "server/codec/stored/stored_writer.hpp"

namespace ft::codec {

void StoredWriter::put(const rules::Ref& from, WritableField field) const {
  auto& to = field.message<stored::Ref>();
  switch (from.kind) {
    case rules::Ref::Kind::none: return to.Clear();
    case rules::Ref::Kind::creature: return to.set_creature(from.id);
    case rules::Ref::Kind::item: return to.set_item(from.id);
    case rules::Ref::Kind::cell:
      to.mutable_cell()->set_scene(from.within);
      return write(rules::unpack(from.id), *to.mutable_cell()->mutable_cell());
    case rules::Ref::Kind::scene: return to.set_scene(from.id);
    case rules::Ref::Kind::encounter: return to.set_encounter(from.id);
    case rules::Ref::Kind::campaign: return to.set_campaign(true);
    case rules::Ref::Kind::fixture:
      to.mutable_fixture()->set_scene(from.within);
      return to.mutable_fixture()->set_fixture(from.id);
  }
}
void StoredReader::get(rules::Ref& to, ReadableField field) {
  const auto& from = field.message<stored::Ref>();
  switch (from.of_case()) {
    case stored::Ref::OF_NOT_SET: to = {}; return;
    case stored::Ref::kCreature: to = rules::CreatureId{from.creature()}; return;
    case stored::Ref::kItem: to = rules::ItemId{from.item()}; return;
    case stored::Ref::kCell: to = rules::cell_ref({from.cell().scene()}, read<rules::Cell>(from.cell().cell())); return;
    case stored::Ref::kScene: to = rules::SceneId{from.scene()}; return;
    case stored::Ref::kEncounter: to = rules::EncounterId{from.encounter()}; return;
    case stored::Ref::kCampaign: to = rules::Ref::campaign(); return;
    case stored::Ref::kFixture:
      to = {rules::SceneId{from.fixture().scene()}, rules::FixtureId{from.fixture().fixture()}};
      return;
  }
}

void StoredWriter::put(const rules::Path& from, WritableField field) const {
  if (field.repeated()) return put<rules::Cell>(from, field);
  auto& to = field.message<stored::Path>();
  for (const rules::Cell cell : from) {
    to.add_columns_and_rows(cell.column);
    to.add_columns_and_rows(cell.row);
  }
}
void StoredReader::get(rules::Path& to, ReadableField field) {
  if (field.repeated()) return get<rules::Cell>(to, field);
  const auto& from = field.message<stored::Path>();
  if (from.columns_and_rows_size() % 2 != 0) throw CorruptData{"a path with half a cell"};
  for (int i = 0; i < from.columns_and_rows_size(); i += 2)
    to.push_back({from.columns_and_rows(i), from.columns_and_rows(i + 1)});
}

stored::Number& StoredWriter::put_number(rules::Key key, std::int64_t value, WritableField field) const {
  auto& to = field.message<stored::Number>();
  to.set_key(stored_names_.name(key));
  const rules::Key symbol(static_cast<std::uint32_t>(value));
  if (symbol && stored_names_.rulebook_names().holds_key(key) && symbol.hash == value && stored_names_.knows(symbol))
    to.set_symbol(stored_names_.name(symbol));
  else
    to.set_value(value);
  return to;
}
std::int64_t StoredReader::value_in(const stored::Number& from) {
  return from.is_case() == stored::Number::kSymbol ? key(from.symbol()).hash : from.value();
}

void StoredWriter::put_house_rule(rules::Key key, std::int64_t value, WritableField field) const {
  auto& to = field.message<stored::Number>();
  to.set_key(stored_names_.name(key));
  const rules::HouseRuleSchema* rule = stored_names_.rulebook_names().house_rule(key);
  if (rule && value >= 0 && value < std::ssize(rule->values))
    to.set_symbol(rule->values[static_cast<std::size_t>(value)]);
  else
    to.set_value(value);
}
/// A value that the rulebook has dropped since is its default.
std::int64_t StoredReader::house_rule_value(rules::Key house_rule, const stored::Number& from) const {
  if (from.is_case() != stored::Number::kSymbol) return from.value();
  const rules::HouseRuleSchema* rule = stored_names_.rulebook_names().house_rule(house_rule);
  if (!rule) return 0;
  const auto at = std::find(rule->values.begin(), rule->values.end(), from.symbol());
  return at == rule->values.end() ? rule->default_value : at - rule->values.begin();
}

}  // namespace ft::codec
