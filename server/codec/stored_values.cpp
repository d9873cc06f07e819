// protocol/stored/v1/values.proto, both ways.
#include "server/codec/stored_reader.hpp"
#include "server/codec/stored_writer.hpp"

#include <algorithm>

namespace ft::codec {

namespace {

void write_path(const rules::Path& from, stored::Path* to) {
  for (const rules::Cell cell : from) {
    to->add_columns_and_rows(cell.column);
    to->add_columns_and_rows(cell.row);
  }
}

rules::Path read_path(const stored::Path& from) {
  if (from.columns_and_rows_size() % 2 != 0) throw CorruptData{"a path with half a cell"};
  rules::Path to;
  for (int i = 0; i < from.columns_and_rows_size(); i += 2)
    to.push_back({from.columns_and_rows(i), from.columns_and_rows(i + 1)});
  return to;
}

}  // namespace

void StoredWriter::write(rules::Cell from, stored::Cell* to) const {
  to->set_column(from.column);
  to->set_row(from.row);
}
rules::Cell StoredReader::read(const stored::Cell& from) const { return {from.column(), from.row()}; }

void StoredWriter::write(const rules::Ref& from, stored::Ref* to) const {
  switch (from.kind) {
    case rules::Ref::Kind::none: return to->Clear();
    case rules::Ref::Kind::creature: return to->set_creature(from.id);
    case rules::Ref::Kind::item: return to->set_item(from.id);
    case rules::Ref::Kind::cell:
      to->mutable_cell()->set_scene(from.within);
      return write(rules::unpack(from.id), to->mutable_cell()->mutable_cell());
    case rules::Ref::Kind::scene: return to->set_scene(from.id);
    case rules::Ref::Kind::encounter: return to->set_encounter(from.id);
    case rules::Ref::Kind::campaign: return to->set_campaign(true);
  }
}

rules::Ref StoredReader::read(const stored::Ref& from) const {
  switch (from.of_case()) {
    case stored::Ref::OF_NOT_SET: return {};
    case stored::Ref::kCreature: return rules::CreatureId{from.creature()};
    case stored::Ref::kItem: return rules::ItemId{from.item()};
    case stored::Ref::kCell: return rules::cell_ref({from.cell().scene()}, read(from.cell().cell()));
    case stored::Ref::kScene: return rules::SceneId{from.scene()};
    case stored::Ref::kEncounter: return rules::EncounterId{from.encounter()};
    case stored::Ref::kCampaign: return rules::Ref::campaign();
  }
  return {};
}

void StoredWriter::write(const rules::Place& from, stored::Place* to) const {
  to->set_kind(static_cast<stored::Place::Kind>(from.kind));
  to->set_column(from.cell.column);
  to->set_row(from.cell.row);
  to->set_height(from.height);
}
rules::Place StoredReader::read(const stored::Place& from) const {
  return {
      one_of<rules::Place::Kind>(from.kind(), stored::Place::Kind_IsValid), {from.column(), from.row()}, from.height()};
}

void StoredWriter::write(const rules::Value& from, stored::Value* to) const {
  struct Visit {
    const StoredWriter& writer;
    stored::Value* to;
    void operator()(std::monostate) { to->Clear(); }
    void operator()(bool yes) { to->set_yes(yes); }
    void operator()(std::int64_t number) { to->set_number(number); }
    void operator()(rules::Key key) { to->set_key(writer.name(key)); }
    void operator()(const rules::Ref& ref) { writer.write(ref, to->mutable_ref()); }
    void operator()(const rules::Place& place) { writer.write(place, to->mutable_place()); }
    void operator()(const rules::Path& path) { write_path(path, to->mutable_path()); }
    void operator()(const rules::Values& values) { writer.list(values, to->mutable_list()->mutable_values()); }
    void operator()(const std::string& text) { to->set_text(text); }
  };
  std::visit(Visit{*this, to}, from.is);
}

rules::Value StoredReader::read(const stored::Value& from) {
  switch (from.is_case()) {
    case stored::Value::IS_NOT_SET: return {};
    case stored::Value::kYes: return from.yes();
    case stored::Value::kNumber: return std::int64_t{from.number()};
    case stored::Value::kKey: return key(from.key());
    case stored::Value::kRef: return read(from.ref());
    case stored::Value::kPlace: return read(from.place());
    case stored::Value::kPath: return read_path(from.path());
    case stored::Value::kList: return list(from.list().values());
    case stored::Value::kText: return from.text();
  }
  return {};
}

void StoredWriter::write(const rules::Param& from, stored::Param* to) const {
  to->set_name(name(from.name));
  write(from.value, to->mutable_value());
}
rules::Param StoredReader::read(const stored::Param& from) { return {key(from.name()), read(from.value())}; }

void StoredWriter::write(const rules::Sum& from, stored::Sum* to) const {
  for (const rules::Part& part : from.parts()) {
    stored::Part* out = to->add_parts();
    out->set_source(name(part.source));
    out->set_value(part.value);
    out->set_rule(name(part.rule));
    out->set_gm_only(part.gm_only);
  }
}
rules::Sum StoredReader::read(const stored::Sum& from) {
  rules::Sum to;
  for (const stored::Part& part : from.parts())
    to.add({rules::Part{key(part.source()), part.value(), key(part.rule()), part.gm_only()}});
  return to;
}

void StoredWriter::write(const rules::Die& from, stored::Die* to) const {
  to->set_sides(from.sides);
  to->set_face(from.face);
  to->set_dropped(from.dropped);
}
rules::Die StoredReader::read(const stored::Die& from) const { return {from.sides(), from.face(), from.dropped()}; }

void StoredWriter::write(rules::Key key, std::int64_t value, stored::Number* to) const {
  to->set_key(name(key));
  const rules::Key symbol(static_cast<std::uint32_t>(value));
  if (symbol && vocabulary_.glossary().holds_key(key) && symbol.hash == value && vocabulary_.knows(symbol))
    to->set_symbol(name(symbol));
  else
    to->set_value(value);
}
std::int64_t StoredReader::value(const stored::Number& from) {
  return from.is_case() == stored::Number::kSymbol ? key(from.symbol()).hash : from.value();
}

void StoredWriter::write_switch(rules::Key key, std::int64_t value, stored::Number* to) const {
  to->set_key(name(key));
  const rules::HouseRuleSchema* rule = vocabulary_.glossary().house_rule(key);
  if (rule && value >= 0 && value < std::ssize(rule->values))
    to->set_symbol(rule->values[static_cast<std::size_t>(value)]);
  else
    to->set_value(value);
}
/// A value that the rulebook has dropped since is its default.
std::int64_t StoredReader::switch_value(rules::Key house_rule, const stored::Number& from) const {
  if (from.is_case() != stored::Number::kSymbol) return from.value();
  const rules::HouseRuleSchema* rule = vocabulary_.glossary().house_rule(house_rule);
  if (!rule) return 0;
  const auto at = std::find(rule->values.begin(), rule->values.end(), from.symbol());
  return at == rule->values.end() ? rule->otherwise : at - rule->values.begin();
}

}  // namespace ft::codec
