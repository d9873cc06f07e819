// protocol/wire/v1/schema.proto, from a system: all that a client needs to draw it.
#include "server/codec/names/server_schema.hpp"
#include "server/codec/wire/wire_writer.hpp"

namespace ft::codec {

namespace {

/// The parts of a schema; names go as indexes.
struct SchemaWriter {
  const WireWriter& writer;

  std::uint32_t index(const std::string& name) const { return writer.index(name); }
  void indexes(const std::vector<std::string>& names, google::protobuf::RepeatedField<std::uint32_t>* to) const {
    for (const std::string& name : names) to->Add(index(name));
  }

  void write(const rules::NumberSchema& from, wire::NumberSchema* to) const {
    to->set_key(index(from.key));
    to->set_name(from.name);
    to->set_group(from.group);
    to->set_owner(owner(from.owner));
    to->set_kind(static_cast<wire::NumberSchema::Kind>(from.kind));
    to->set_visibility(static_cast<wire::Visibility>(from.visibility));
    to->set_max_key(index(from.max_key));
    to->set_min(from.min);
    to->set_max(from.max);
    indexes(from.symbols, to->mutable_symbols());
    to->set_unit(from.unit);
    to->set_on_token(from.on_token);
    to->set_derived(from.derived);
    to->set_default_value(from.default_value);
    to->set_reserved(index(from.reserved));
    to->set_importance(static_cast<wire::NumberSchema::Importance>(from.importance));
  }
  static wire::NumberSchema::Owner owner(rules::Ref::Kind kind) {
    switch (kind) {
      case rules::Ref::Kind::none:
      case rules::Ref::Kind::creature: return wire::NumberSchema::CREATURE;
      case rules::Ref::Kind::item: return wire::NumberSchema::ITEM;
      case rules::Ref::Kind::cell: return wire::NumberSchema::CELL;
      case rules::Ref::Kind::scene: return wire::NumberSchema::SCENE;
      case rules::Ref::Kind::encounter: return wire::NumberSchema::ENCOUNTER;
      case rules::Ref::Kind::campaign: return wire::NumberSchema::CAMPAIGN;
      case rules::Ref::Kind::fixture: break;
    }
    return wire::NumberSchema::CREATURE;
  }
  void write(const rules::ConditionSchema& from, wire::ConditionSchema* to) const {
    to->set_key(index(from.key));
    to->set_name(from.name);
    to->set_icon(from.icon);
    to->set_rule(index(from.rule));
    to->set_text(from.text);
    to->set_harmful(from.harmful);
    to->set_badge(index(from.badge));
    to->set_by_rules(!from.by_hand);
    to->set_incapacitates(from.incapacitates);
    to->set_stacks(from.stacks);
  }
  void write(const rules::RelationSchema& from, wire::RelationSchema* to) const {
    to->set_key(index(from.key));
    to->set_name(from.name);
    to->set_icon(from.icon);
    to->set_rule(index(from.rule));
    to->set_text(from.text);
    to->set_line(from.line);
    list(from.numbers, to->mutable_numbers());
  }
  void write(const rules::FieldSchema& from, wire::FieldSchema* to) const {
    to->set_key(index(from.key));
    to->set_name(from.name);
    to->set_kind(static_cast<wire::FieldSchema::Kind>(from.kind));
    to->set_required(from.required);
    indexes(from.choices, to->mutable_choices());
    to->set_min(from.min);
    to->set_max(from.max);
  }
  void write(const rules::ActionSchema& from, wire::ActionSchema* to) const {
    to->set_key(index(from.key));
    to->set_name(from.name);
    to->set_icon(from.icon);
    to->set_cost(index(from.cost));
    to->set_text(from.text);
    indexes(from.rules, to->mutable_rules());
    if (from.who != rules::ActionSchema::For::table) list(from.form, to->mutable_form());  // not filled in by players
    to->set_who(static_cast<wire::ActionSchema::For>(from.who));
    to->set_primary(from.primary);
    to->set_movement(from.movement);
    to->set_facing(from.facing);
  }
  void write(const rules::RefusalSchema& from, wire::RefusalSchema* to) const {
    to->set_code(index(from.code));
    to->set_text(from.text);
    to->set_rule(index(from.rule));
    to->set_absolute(from.absolute);
  }
  void write(const rules::TextSchema& from, wire::TextSchema* to) const {
    to->set_key(index(from.key));
    to->set_text(from.text);
  }
  void write(const rules::HouseRuleSchema& from, wire::HouseRuleSchema* to) const {
    to->set_key(index(from.key));
    to->set_name(from.name);
    to->set_text(from.text);
    to->set_rule(index(from.rule));
    indexes(from.values, to->mutable_values());
    to->set_default_value(from.default_value);
    to->set_min(from.min);
    to->set_max(from.max);
    for (const rules::HouseRuleSchema::Diagonal diagonal : from.diagonals)
      to->add_diagonals(static_cast<wire::HouseRuleSchema::Diagonal>(diagonal));
  }
  void write(const rules::RuleSchema& from, wire::RuleSchema* to) const {
    to->set_id(index(from.id));
    to->set_title(from.title);
    to->set_text(from.text);
  }

  /// Names of content go as they are written there.
  void write(const rules::RecordField& from, wire::RecordField* to) const {
    to->set_key(from.key);
    to->set_name(from.name);
    to->set_kind(static_cast<wire::RecordField::Kind>(from.kind));
    to->set_required(from.required);
    to->set_default_value(from.default_value);
    to->set_min(from.min);
    to->set_max(from.max);
    to->mutable_words()->Add(from.words.begin(), from.words.end());
    to->mutable_kinds()->Add(from.kinds.begin(), from.kinds.end());
    list(from.fields, to->mutable_fields());
    to->set_text(from.text);
  }
  void write(const rules::RecordSchema& from, wire::RecordSchema* to) const {
    to->set_kind(from.kind);
    to->set_name(from.name);
    to->set_text(from.text);
    to->set_is_item(from.is_item);
    list(from.fields, to->mutable_fields());
  }

  template <class From, class To>
  void list(const std::vector<From>& from, google::protobuf::RepeatedPtrField<To>* to) const {
    for (const From& one : from) write(one, to->Add());
  }
};

}  // namespace

void WireWriter::write(const rules::System& system, const ListedRecords& records, wire::Schema* to) const {
  const rules::Schema& from = system.schema();
  const SchemaWriter parts{*this};
  to->set_system(from.system);
  to->set_title(from.title);
  to->set_summary(from.summary);
  to->set_unit(from.unit);
  to->set_cell(from.cell.tenth_mm);
  parts.list(from.numbers, to->mutable_numbers());
  parts.list(from.conditions, to->mutable_conditions());
  parts.list(from.relations, to->mutable_relations());
  parts.list(from.actions, to->mutable_actions());
  parts.list(server_refusals(), to->mutable_refusals());
  parts.list(from.refusals, to->mutable_refusals());
  parts.list(server_texts(), to->mutable_texts());  // first: the client takes the last text of a key
  parts.list(from.texts, to->mutable_texts());
  parts.list(from.house_rules, to->mutable_house_rules());
  parts.list(from.rules, to->mutable_rules());
  parts.list(from.terrain, to->mutable_terrain());
  list(records, to->mutable_records());
  parts.list(from.records, to->mutable_record_kinds());
  for (const std::string& placement : from.placements) to->add_placements(index(placement));
  for (const std::string& prompt : from.auto_answered) to->add_auto_answered(index(prompt));
  for (const std::string& prompt : from.auto_answered_if_light) to->add_auto_answered_if_light(index(prompt));
  to->set_turn_number(index(from.turn_number));
}

}  // namespace ft::codec
