// protocol/stored/v1/event.proto, both ways: first all writers, then all readers, in the order of rules::Event.
#include "server/codec/stored_reader.hpp"
#include "server/codec/stored_writer.hpp"

namespace ft::codec {

namespace {

void write_audience(const rules::Audience& from, stored::Audience* to) {
  to->set_kind(static_cast<stored::Audience::Kind>(from.kind));
  for (const rules::CreatureId one : from.only) to->add_only(one.value);
}

rules::Audience read_audience(const stored::Audience& from) {
  return {StoredReader::one_of<rules::Audience::Kind>(from.kind(), stored::Audience::Kind_IsValid),
          StoredReader::ids<rules::CreatureId>(from.only())};
}

}  // namespace

void StoredWriter::write(const rules::Noted& from, stored::Noted* to) const {
  to->set_text(name(from.text));
  list(from.params, to->mutable_params());
  to->set_rule(name(from.rule));
  write_audience(from.audience, to->mutable_audience());
  if (!from.why) return;
  to->mutable_why()->set_code(name(from.why->code));
  list(from.why->params, to->mutable_why()->mutable_params());
  to->mutable_why()->set_rule(name(from.why->rule));
}
rules::Noted StoredReader::read(const stored::Noted& from) {
  rules::Noted note{key(from.text()), list(from.params()), key(from.rule()), read_audience(from.audience())};
  if (from.has_why()) note.why = {key(from.why().code()), list(from.why().params()), key(from.why().rule())};
  return note;
}

namespace {

/// Each alternative into its field of the oneof.
struct EventWriter {
  const StoredWriter& writer;
  stored::Event* event;

  const std::string& name(rules::Key key) const { return writer.name(key); }

  void operator()(const rules::RollMade& from) const {
    stored::RollMade* to = event->mutable_roll_made();
    writer.write(from.by, to->mutable_by());
    to->set_purpose(name(from.purpose));
    writer.write(from.against, to->mutable_against());
    writer.list(from.dice, to->mutable_dice());
    writer.write(from.total, to->mutable_total());
    writer.write(from.target, to->mutable_target());
    to->set_outcome(name(from.outcome));
    to->set_rule(name(from.rule));
    write_audience(from.audience, to->mutable_audience());
  }
  void operator()(const rules::Calculated& from) const {
    stored::Calculated* to = event->mutable_reckoned();
    writer.write(from.on, to->mutable_on());
    to->set_what(name(from.what));
    writer.write(from.sum, to->mutable_sum());
    to->set_rule(name(from.rule));
    write_audience(from.audience, to->mutable_audience());
  }
  void operator()(const rules::Noted& from) const { writer.write(from, event->mutable_noted()); }
  void operator()(const rules::RuleOverridden& from) const {
    stored::RuleOverridden* to = event->mutable_rule_set_aside();
    to->set_code(name(from.code));
    writer.list(from.params, to->mutable_params());
    to->set_rule(name(from.rule));
    to->set_warning(from.warning);
    to->set_reason(from.reason);
  }
  void operator()(const rules::NumberSet& from) const {
    stored::NumberSet* to = event->mutable_number_set();
    writer.write(from.owner, to->mutable_owner());
    writer.write(from.key, from.value, to->mutable_number());
    writer.write(from.key, from.before, to->mutable_before());
    to->mutable_before()->clear_key();
  }
  void operator()(const rules::Moved& from) const {
    stored::Moved* to = event->mutable_moved();
    to->set_creature(from.creature.value);
    to->set_scene(from.scene.value);
    writer.write(from.from, to->mutable_from());
    writer.write(from.to, to->mutable_to());
    to->set_manner(name(from.manner));
  }
  void operator()(const rules::ConditionGained& from) const {
    writer.write(from.on, event->mutable_condition_gained()->mutable_on());
    writer.write(from.condition, event->mutable_condition_gained()->mutable_condition());
  }
  void operator()(const rules::ConditionChanged& from) const {
    writer.write(from.on, event->mutable_condition_changed()->mutable_on());
    writer.write(from.condition, event->mutable_condition_changed()->mutable_condition());
  }
  void operator()(const rules::ConditionEnded& from) const {
    stored::ConditionEnded* to = event->mutable_condition_ended();
    writer.write(from.on, to->mutable_on());
    to->set_condition(from.condition.value);
    to->set_key(name(from.key));
  }
  void operator()(const rules::RelationMade& from) const {
    writer.write(from.relation, event->mutable_relation_made()->mutable_relation());
  }
  void operator()(const rules::RelationChanged& from) const {
    writer.write(from.relation, event->mutable_relation_changed()->mutable_relation());
  }
  void operator()(const rules::RelationEnded& from) const {
    stored::RelationEnded* to = event->mutable_relation_ended();
    to->set_relation(from.relation.value);
    to->set_key(name(from.key));
    writer.write(from.from, to->mutable_from());
    writer.write(from.to, to->mutable_to());
  }
  void operator()(const rules::FeatureSet& from) const {
    event->mutable_feature_set()->set_creature(from.creature.value);
    writer.write(from.feature, event->mutable_feature_set()->mutable_feature());
  }
  void operator()(const rules::FeatureLost& from) const {
    event->mutable_feature_lost()->set_creature(from.creature.value);
    event->mutable_feature_lost()->set_key(name(from.key));
  }
  void operator()(const rules::ItemGained& from) const {
    writer.write(from.owner, event->mutable_item_gained()->mutable_owner());
    writer.write(from.item, event->mutable_item_gained()->mutable_item());
  }
  void operator()(const rules::ItemMoved& from) const {
    stored::ItemMoved* to = event->mutable_item_moved();
    writer.write(from.from, to->mutable_from());
    writer.write(from.to, to->mutable_to());
    writer.write(from.item, to->mutable_item());
  }
  void operator()(const rules::ItemNumberSet& from) const {
    stored::ItemNumberSet* to = event->mutable_item_number_set();
    writer.write(from.owner, to->mutable_owner());
    to->set_item(from.item.value);
    writer.write(from.key, from.value, to->mutable_number());
  }
  void operator()(const rules::ItemLost& from) const {
    writer.write(from.owner, event->mutable_item_lost()->mutable_owner());
    event->mutable_item_lost()->set_item(from.item.value);
  }
  void operator()(const rules::CreatureAdded& from) const {
    writer.write(from.creature, event->mutable_creature_added()->mutable_creature());
  }
  void operator()(const rules::CreatureRemoved& from) const {
    event->mutable_creature_removed()->set_creature(from.creature.value);
  }
  void operator()(const rules::CreatureHidden& from) const {
    event->mutable_creature_hidden()->set_creature(from.creature.value);
    event->mutable_creature_hidden()->set_hidden(from.hidden);
  }
  void operator()(const rules::CreatureEdited& from) const {
    stored::CreatureEdited* to = event->mutable_creature_edited();
    to->set_creature(from.creature.value);
    to->set_name(from.name);
    to->set_side(name(from.side));
    writer.ids(from.seats, to->mutable_seats());
    to->set_picture(from.picture);
    to->set_size(from.size);
    to->set_facing(from.facing);
  }
  void operator()(const rules::EncounterStarted& from) const {
    writer.write(from.encounter, event->mutable_encounter_started()->mutable_encounter());
  }
  void operator()(const rules::EncounterEnded& from) const {
    event->mutable_encounter_ended()->set_encounter(from.encounter.value);
  }
  void operator()(const rules::OrderSet& from) const {
    event->mutable_order_set()->set_encounter(from.encounter.value);
    writer.ids(from.order, event->mutable_order_set()->mutable_order());
  }
  void operator()(const rules::RoundStarted& from) const {
    event->mutable_round_started()->set_encounter(from.encounter.value);
    event->mutable_round_started()->set_round(from.round);
  }
  void operator()(const rules::TurnStarted& from) const {
    event->mutable_turn_started()->set_encounter(from.encounter.value);
    event->mutable_turn_started()->set_creature(from.creature.value);
  }
  void operator()(const rules::TurnEnded& from) const {
    event->mutable_turn_ended()->set_encounter(from.encounter.value);
    event->mutable_turn_ended()->set_creature(from.creature.value);
  }
  void operator()(const rules::PhaseSet& from) const {
    event->mutable_phase_set()->set_encounter(from.encounter.value);
    event->mutable_phase_set()->set_phase(name(from.phase));
  }
  void operator()(const rules::ClockAdvanced& from) const {
    writer.write(from.of, event->mutable_clock_advanced()->mutable_of());
    event->mutable_clock_advanced()->set_seconds(from.seconds);
  }
  void operator()(const rules::SceneAdded& from) const {
    writer.write(from.scene, event->mutable_scene_added()->mutable_scene());
  }
  void operator()(const rules::SceneEdited& from) const {
    writer.write(from.scene, event->mutable_scene_edited()->mutable_scene());
  }
  void operator()(const rules::SceneRemoved& from) const {
    event->mutable_scene_removed()->set_scene(from.scene.value);
  }
  void operator()(const rules::SceneShown& from) const { event->mutable_scene_shown()->set_scene(from.scene.value); }
  void operator()(const rules::TerrainSet& from) const {
    event->mutable_ground_set()->set_scene(from.scene.value);
    writer.list(from.cells, event->mutable_ground_set()->mutable_cells());
  }
  void operator()(const rules::HouseRuleSet& from) const {
    writer.write_switch(from.key, from.value, event->mutable_switch_set()->mutable_number());
  }
  void operator()(const rules::StrictnessSet& from) const {
    event->mutable_strictness_set()->set_code(name(from.code));
    event->mutable_strictness_set()->set_strictness(static_cast<stored::Strictness>(from.strictness));
  }
  void operator()(const rules::RecordSet& from) const {
    writer.write(from.record, event->mutable_record_set()->mutable_record());
  }
  void operator()(const rules::RecordDropped& from) const {
    event->mutable_record_dropped()->set_kind(name(from.kind));
    event->mutable_record_dropped()->set_id(name(from.id));
  }
};

}  // namespace

void StoredWriter::write(const rules::Event& from, stored::Event* to) const {
  std::visit(EventWriter{*this, to}, from);
}

namespace {

/// Each alternative from its message.
struct EventReader {
  StoredReader& reader;

  rules::Key key(const std::string& name) const { return reader.key(name); }

  rules::RollMade read(const stored::RollMade& from) const {
    return {.by = reader.read(from.by()),
            .purpose = key(from.purpose()),
            .against = reader.read(from.against()),
            .dice = reader.list(from.dice()),
            .total = reader.read(from.total()),
            .target = reader.read(from.target()),
            .outcome = key(from.outcome()),
            .rule = key(from.rule()),
            .audience = read_audience(from.audience())};
  }
  rules::Calculated read(const stored::Calculated& from) const {
    return {reader.read(from.on()), key(from.what()), reader.read(from.sum()), key(from.rule()),
            read_audience(from.audience())};
  }
  rules::RuleOverridden read(const stored::RuleOverridden& from) const {
    return {key(from.code()), reader.list(from.params()), key(from.rule()), from.warning(), from.reason()};
  }
  rules::NumberSet read(const stored::NumberSet& from) const {
    return {reader.read(from.owner()), key(from.number().key()), reader.value(from.number()),
            reader.value(from.before())};
  }
  rules::Moved read(const stored::Moved& from) const {
    return {{from.creature()}, {from.scene()}, reader.read(from.from()), reader.read(from.to()), key(from.manner())};
  }
  rules::ConditionGained read(const stored::ConditionGained& from) const {
    return {reader.read(from.on()), reader.read(from.condition())};
  }
  rules::ConditionChanged read(const stored::ConditionChanged& from) const {
    return {reader.read(from.on()), reader.read(from.condition())};
  }
  rules::ConditionEnded read(const stored::ConditionEnded& from) const {
    return {reader.read(from.on()), {from.condition()}, key(from.key())};
  }
  rules::RelationEnded read(const stored::RelationEnded& from) const {
    return {{from.relation()}, key(from.key()), reader.read(from.from()), reader.read(from.to())};
  }
  rules::ItemMoved read(const stored::ItemMoved& from) const {
    return {reader.read(from.from()), reader.read(from.to()), reader.read(from.item())};
  }
  rules::ItemNumberSet read(const stored::ItemNumberSet& from) const {
    return {reader.read(from.owner()), {from.item()}, key(from.number().key()), reader.value(from.number())};
  }
  rules::CreatureEdited read(const stored::CreatureEdited& from) const {
    return {.creature = {from.creature()},
            .name = from.name(),
            .side = key(from.side()),
            .seats = StoredReader::ids<rules::SeatId>(from.seats()),
            .picture = from.picture(),
            .size = from.size(),
            .facing = from.facing()};
  }
  rules::HouseRuleSet read(const stored::HouseRuleSet& from) const {
    const rules::Key rule = key(from.number().key());
    return {rule, reader.switch_value(rule, from.number())};
  }
  rules::RecordDropped read(const stored::RecordDropped& from) const {
    const rules::Key kind = key(from.kind());
    const rules::CustomRecord dropped = reader.own_record({.kind = kind, .id = key(from.id()), .text = {}});
    return {dropped.kind, dropped.id};
  }
  rules::StrictnessSet read(const stored::StrictnessSet& from) const {
    return {key(from.code()), StoredReader::one_of<rules::Strictness>(from.strictness(), stored::Strictness_IsValid)};
  }
};

}  // namespace

rules::Event StoredReader::read(const stored::Event& from) {
  const EventReader reader{*this};
  switch (from.is_case()) {
    case stored::Event::IS_NOT_SET: break;
    case stored::Event::kRollMade: return reader.read(from.roll_made());
    case stored::Event::kReckoned: return reader.read(from.reckoned());
    case stored::Event::kNoted: return read(from.noted());
    case stored::Event::kRuleSetAside: return reader.read(from.rule_set_aside());
    case stored::Event::kNumberSet: return reader.read(from.number_set());
    case stored::Event::kMoved: return reader.read(from.moved());
    case stored::Event::kConditionGained: return reader.read(from.condition_gained());
    case stored::Event::kConditionChanged: return reader.read(from.condition_changed());
    case stored::Event::kConditionEnded: return reader.read(from.condition_ended());
    case stored::Event::kRelationMade: return rules::RelationMade{read(from.relation_made().relation())};
    case stored::Event::kRelationChanged: return rules::RelationChanged{read(from.relation_changed().relation())};
    case stored::Event::kRelationEnded: return reader.read(from.relation_ended());
    case stored::Event::kFeatureSet:
      return rules::FeatureSet{{from.feature_set().creature()}, read(from.feature_set().feature())};
    case stored::Event::kFeatureLost:
      return rules::FeatureLost{{from.feature_lost().creature()}, key(from.feature_lost().key())};
    case stored::Event::kItemGained:
      return rules::ItemGained{read(from.item_gained().owner()), read(from.item_gained().item())};
    case stored::Event::kItemMoved: return reader.read(from.item_moved());
    case stored::Event::kItemNumberSet: return reader.read(from.item_number_set());
    case stored::Event::kItemLost: return rules::ItemLost{read(from.item_lost().owner()), {from.item_lost().item()}};
    case stored::Event::kCreatureAdded: return rules::CreatureAdded{read(from.creature_added().creature())};
    case stored::Event::kCreatureRemoved: return rules::CreatureRemoved{{from.creature_removed().creature()}};
    case stored::Event::kCreatureHidden:
      return rules::CreatureHidden{{from.creature_hidden().creature()}, from.creature_hidden().hidden()};
    case stored::Event::kCreatureEdited: return reader.read(from.creature_edited());
    case stored::Event::kEncounterStarted: return rules::EncounterStarted{read(from.encounter_started().encounter())};
    case stored::Event::kEncounterEnded: return rules::EncounterEnded{{from.encounter_ended().encounter()}};
    case stored::Event::kOrderSet:
      return rules::OrderSet{{from.order_set().encounter()}, ids<rules::CreatureId>(from.order_set().order())};
    case stored::Event::kRoundStarted:
      return rules::RoundStarted{{from.round_started().encounter()}, from.round_started().round()};
    case stored::Event::kTurnStarted:
      return rules::TurnStarted{{from.turn_started().encounter()}, {from.turn_started().creature()}};
    case stored::Event::kTurnEnded:
      return rules::TurnEnded{{from.turn_ended().encounter()}, {from.turn_ended().creature()}};
    case stored::Event::kPhaseSet:
      return rules::PhaseSet{{from.phase_set().encounter()}, key(from.phase_set().phase())};
    case stored::Event::kClockAdvanced:
      return rules::ClockAdvanced{read(from.clock_advanced().of()), from.clock_advanced().seconds()};
    case stored::Event::kSceneAdded: return rules::SceneAdded{read(from.scene_added().scene())};
    case stored::Event::kSceneEdited: return rules::SceneEdited{read(from.scene_edited().scene())};
    case stored::Event::kSceneRemoved: return rules::SceneRemoved{{from.scene_removed().scene()}};
    case stored::Event::kSceneShown: return rules::SceneShown{{from.scene_shown().scene()}};
    case stored::Event::kGroundSet:
      return rules::TerrainSet{{from.ground_set().scene()}, list(from.ground_set().cells())};
    case stored::Event::kSwitchSet: return reader.read(from.switch_set());
    case stored::Event::kStrictnessSet: return reader.read(from.strictness_set());
    case stored::Event::kRecordSet: return rules::RecordSet{read(from.record_set().record())};
    case stored::Event::kRecordDropped: return reader.read(from.record_dropped());
  }
  throw CorruptData{"an event of a kind this build does not know"};
}

}  // namespace ft::codec
