#include "tests/protocol/examples.hpp"

#include "tests/protocol/map_examples.hpp"

namespace ft::codec {

using namespace rules;
using namespace rules::literals;

namespace {
constexpr EncounterId fight{0x123456780001};

Item a_sword() {
  return {.id = {11},
          .kind = "sword"_k,
          .placement = "held"_k,
          .place = Place::at({4, 5}, metres(1)),
          .numbers = {{"life"_k, 2}}};
}
Audience for_ada() { return {Audience::Kind::players_of, {ada}}; }
Params who() { return {{"who"_k, ada}, {"cell"_k, Place::at({1, 2})}}; }
Sum hidden_sum() {
  Sum sum{{"strength"_k, 4, "S-1"_k}, {"prone"_k, -2, {}}};
  return sum.hide();
}
}  // namespace

Condition a_condition() {
  return {.id = {21},
          .key = "prone"_k,
          .source = ghoul,
          .source_key = "sword"_k,
          .parent = {20},
          .ends = {"rounds"_k, 3, ada},
          .data = {{"strength"_k, -1}, {"mood"_k, "angry"_k.hash}},
          .modifiers = {{"strength"_k, -2, "attack"_k}},
          .gm_only = true};
}

Relation a_relation() {
  return {.id = {31},
          .key = "holds"_k,
          .from = ada,
          .to = cell_ref(cellar, {-3, 7}),
          .data = {{"steps"_k, 1}},
          .gm_only = true};
}

Creature a_creature() {
  return {.id = ada,
          .scene = cellar,
          .place = Place::at({-4, 5}, metres(2)),
          .size = 2,
          .hidden = true,
          .encounter = fight,
          .side = "red"_k,
          .record = "ghoul"_k,
          .seats = {{1}, {4}},
          .name = "Ada, die Große",
          .picture = "0f0f",
          .facing = 270,
          .numbers = {{"life"_k, -3}, {"mood"_k, "calm"_k.hash}, {"steps"_k, 0}},
          .conditions = {a_condition()},
          .features = {{"shove_back"_k, {{"steps"_k, 2}}}},
          .items = {a_sword()}};
}

Scene a_scene() {
  return {.id = cellar,
          .name = "Cellar",
          .grid = Scene::Grid::hex_columns,
          .columns = 12,
          .rows = 9,
          .cell = yards(1),
          .picture = {.asset = "abcd",
                      .width_px = 800,
                      .height_px = 600,
                      .cell_milli_px = 70500,
                      .offset_x_milli_px = -5,
                      .offset_y_milli_px = 6},
          .terrain = SceneTerrain({a_pool()}),
          .items = {a_sword()},
          .areas = {a_condition()},
          .numbers = {{"depth"_k, 1}},
          .walls = the_walls(),
          .vision_mode = VisionMode::manual,
          .revealed = {for_all(), {ada, a_corner()}},
          .darkness = 7,
          .lights = the_lights(),
          .ghosts = {a_ghost(), a_ghost_of_an_item()},
          .notes = the_notes(),
          .folder = "Act 1",
          .archived = true,
          .memories = {a_memory()},
          .regions = the_regions(),
          .grid_hidden = true};
}

Encounter an_encounter() {
  return {.id = fight,
          .scene = cellar,
          .phase = "fight"_k,
          .round = 3,
          .order = {ghoul, ada},
          .turn = ghoul,
          .clock_s = 18,
          .numbers = {{"steps"_k, 4}},
          .conditions = {a_condition()}};
}

State a_state() {
  State state;
  state.campaign = {.shown = cellar,
                    .clock_s = 3600,
                    .house_rules = {{"ties"_k, 1}},
                    .strictness = {{"E_TOO_FAR"_k, 1}},
                    .numbers = {{"strength"_k, 1}},
                    .records = {{"weapon"_k, "sword"_k, "[[weapon]]\nid = \"sword\"\n", false}}};
  state.creatures = {a_creature()};
  state.scenes = {a_scene()};
  state.encounters = {an_encounter()};
  state.relations = {a_relation()};
  return state;
}

Question a_question() {
  return {.tag = 2,
          .asked = ada,
          .prompt = "attack"_k,
          .params = who(),
          .rule = "S-1"_k,
          .shape = Shape::some_of,
          .options = {{ghoul, "hit"_k, who()}, {Values{Value(true), Value(3)}, "pushed"_k, {}}},
          .min = 1,
          .max = 2,
          .cells = {{1, 2}, {-3, 4}},
          .rules_check_place = true,
          .default_answer = Value("calm"_k),
          .seconds = 30,
          .secrecy = Secrecy::secret,
          .non_blocking = true,
          .max_damage = 12};
}

Values every_value() {
  return {Value(),
          true,
          std::int64_t{-5'000'000'000},
          "sword"_k,
          ghoul,
          ItemId{0x777700000002},
          Ref(cellar),
          Ref(fight),
          Ref::campaign(),
          cell_ref(cellar, {-7, 8}),
          Place{Place::Kind::cell, {12, -3}, {-360, 119}, 10'000},
          Place{},
          Path{{1, 2}, {2, 2}, {1, 3}, {-400, 9}},
          Path{},
          Values{},
          Values{Value(1), Value(Values{Value("text"), Value(false)})},
          "Was nun, spricht Zeus?\n\tNichts."};
}

Events every_event() {
  return {
      RollMade{ada,
               "attack"_k,
               ghoul,
               {{20, 13, false}, {20, 2, true}},
               {{"die"_k, 13, {}}, {"strength"_k, 0, "S-1"_k}},
               hidden_sum(),
               "hit"_k,
               "S-1"_k,
               for_ada()},
      Calculated{ghoul, "life"_k, hidden_sum(), "S-1"_k, {Audience::Kind::gm, {}}},
      LogLine{"pushed"_k, who(), "S-1"_k, for_ada(), Refusal{"E_TOO_FAR"_k, who(), "S-1"_k}, cellar},
      RuleOverridden{"E_TOO_FAR"_k, who(), "S-1"_k, true, "house rule"},
      NumberSet{ada, "mood"_k, "angry"_k.hash, "calm"_k.hash},
      Moved{ada, cellar, Place::at({1, 1}), Place::at({2, 1}, metres(-1)), "pushed"_k},
      ConditionGained{ada, a_condition()},
      ConditionChanged{Ref(cellar), a_condition()},
      ConditionEnded{Ref(fight), {21}, "prone"_k},
      RelationMade{a_relation()},
      RelationChanged{a_relation()},
      RelationEnded{{31}, "holds"_k, ada, ghoul},
      FeatureSet{ada, {"shove_back"_k, {{"steps"_k, 1}}}},
      FeatureLost{ada, "shove_back"_k},
      ItemGained{ada, a_sword()},
      ItemMoved{ada, Ref(cellar), a_sword()},
      ItemNumberSet{ada, {11}, "life"_k, 0},
      ItemLost{Ref(cellar), {11}},
      CreatureAdded{a_creature()},
      CreatureRemoved{ghoul},
      CreatureHidden{ghoul, true},
      CreatureEdited{ada, "Ada", "blue"_k, {{5}}, "beef", 3, 90},
      EncounterStarted{an_encounter()},
      EncounterEnded{fight},
      OrderSet{fight, {ada, ghoul}},
      RoundStarted{fight, 4},
      TurnStarted{fight, ada},
      TurnEnded{fight, ada},
      PhaseSet{fight, "fight"_k},
      ClockAdvanced{Ref::campaign(), 6},
      SceneAdded{a_scene()},
      SceneEdited{a_scene()},
      SceneRemoved{cellar},
      SceneShown{cellar},
      TerrainSet{cellar, {a_pool()}},
      HouseRuleSet{"ties"_k, 1},
      StrictnessSet{"E_TOO_FAR"_k, Strictness::off},
      RecordSet{{"weapon"_k, "sword"_k, "[[weapon]]\nid = \"sword\"\n", true}},
      RecordDropped{"weapon"_k, "sword"_k},
      ActionDeclared{ada, "attack"_k, "pushed"_k, who(), "S-1"_k},
      WallsSet{cellar, {a_door()}},
      WallsRemoved{cellar, {{13}}},
      DoorSet{cellar, {{13}, DoorState::Is::open}},
      AreaRevealed{cellar, {ada, a_corner()}, true},
      LightsSet{cellar, {a_lamp()}},
      LightsRemoved{cellar, {{14}}},
      GhostRecorded{cellar, a_ghost()},
      GhostCleared{cellar, ada, ghoul},
      NotesSet{cellar, {a_note(), a_drawing()}},
      NotesRemoved{cellar, {{15}}},
      MapRemembered{cellar, a_memory()},
      RegionsSet{cellar, {a_region()}},
      RegionsRemoved{cellar, {{16}}},
  };
}

namespace {
ChatRolled a_chat_roll() {
  return {{0xABCDEF02}, {4}, "2d6+3", {{6, 2, false, 3}, {6, 5, true}}, 10, "for the door", ChatRolled::To::blind};
}
}  // namespace

std::vector<Record> every_record() {
  const Command command{
      "move"_k, ada, {{"path"_k, Path{{1, 2}}}, {"target"_k, ghoul}}, {"E_TOO_FAR"_k}, "it is near enough"};
  const Answered answer{2, ada, "attack"_k, Value("hit"_k), AnsweredBy::standing_order};
  const ResolutionId id{0xDEADBEEF};
  return {
      ResolutionOpened{
          id, fight, ada, command, {Viewer::Role::gm, {1}, {ada, ghoul}, {CreatureId{8}}}, {"v1", 0xFEDCBA9876543210}},
      TapeAppended{id, DieRolled{ada, "attack"_k, 20, 13}},
      TapeAppended{id, answer},
      TapeAppended{id, TimedOut{{2, 3}}},
      TapeAppended{id, ConcurrentEvents{{NumberSet{ada, "life"_k, 2, 3}}}},
      TapeAppended{id, TableNote{TableNote::At::beginning, {"pushed"_k, who(), {}, {}}}},
      TapeAppended{
          id, TableNote{TableNote::At::question, {"pushed"_k, {}, "S-1"_k, for_ada(), Refusal{"E_TOO_FAR"_k, {}, {}}}}},
      QuestionAsked{id, a_question()},
      EarlyAnswer{id, answer},
      EventsRecorded{id, every_event()},
      ResolutionClosed{id, ResolutionClosed::How::canceled, {1}, "the GM says no"},
      GmEdit{{0xABCDEF01}, {1}, "set_number", "typing error", fight, ada},
      Voided{{9, 8}, {id, {0xABCDEF01}}, {1}, "again"},
      RequestCompleted{{4}, 77},
      TableStopped{{1}},
      TableResumed{{1}},
      AutoAnswer{{4}, ada, "attack"_k, Value(false)},
      AutoAnswer{{4}, ada, "attack"_k, std::nullopt},
      AutoAnswer{{4}, ada, "attack"_k, Value("hit"_k), 10},
      a_chat_roll(),
      PlayedOn{{4}, a_state()},
  };
}

Snapshot a_snapshot() {
  const LogGroup piece{.group = {0xDEADBEEF},
                       .at_ms = 1'700'000'000'123,
                       .action = "move"_k,
                       .actor = ada,
                       .by_gm = true,
                       .voided = true,
                       .events = every_event(),
                       .chat_roll = {}};
  LogGroup roll{.group = {0xABCDEF02}, .at_ms = 5, .action = {}, .actor = {}, .events = {}, .chat_roll = {}};
  roll.chat_roll = a_chat_roll();
  return {.number = 4711,
          .state = a_state(),
          .revision = {"v1", 12},
          .next_id = 12,
          .clients = {{{4}, 77}, {{1}, 3}},
          .log = {piece, roll},
          .auto_answers = {{{4}, ada, "attack"_k, Value(true)}},
          .stopped = true};
}

}  // namespace ft::codec
