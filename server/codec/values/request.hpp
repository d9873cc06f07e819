// What a client may send, checked in shape and size: wire ClientFrame as plain values. Rights are the table's to check.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/values/command.hpp"
#include "server/codec/names/wire_names.hpp"

namespace ft::codec {

/// Bytes no correct client sends: the connection is closed with BAD_FRAME. `what` is for the host's log.
struct MalformedFrame {
  std::string what;
};

/// A question as the wire names it.
struct QuestionId {
  rules::ResolutionId resolution;
  std::uint32_t tag = 0;
  bool operator==(const QuestionId&) const = default;
};
[[nodiscard]] std::string write_question_name(QuestionId name);
/// What the names of its questions begin with.
[[nodiscard]] std::string write_resolution_name(rules::ResolutionId id);
[[nodiscard]] std::optional<QuestionId> read_question_name(std::string_view text);

/// Of protocol/wire. Raise it with every change that a page loaded before would misread: such a page must load again.
inline constexpr std::uint32_t protocol_version = 8;
struct Hello {
  std::uint32_t protocol = 0;
  std::string resume;
  std::uint64_t frames_seen = 0;
  std::string names_digest;
};
struct Play {
  std::uint32_t client_id = 0;
  rules::Command command;
};
struct Answer {
  std::uint32_t client_id = 0;
  QuestionId question;
  rules::Value value;
};
struct AskOffers {
  rules::CreatureId creature;
  rules::SceneId scene = {};  // of the GM's actions; none: the scene shown
};
/// How may `field` be filled in, the others as in the command.
struct AskChoices {
  std::uint32_t client_id = 0;
  rules::Command command;
  rules::Key field;
};
struct AskSheet {
  rules::CreatureId creature;
};
/// Which zones could it reach.
struct AskReachableZones {
  rules::CreatureId creature;
};
struct Drag {
  rules::CreatureId creature;
  rules::Path way_points;
  std::uint32_t count = 0;
};
struct Say {
  std::uint32_t client_id = 0;
  std::string text;
  rules::CreatureId as;
};
struct EraseLine {
  std::uint32_t client_id = 0;
  std::uint64_t id = 0;
};
struct Ping {
  enum class Kind : std::uint8_t { here, focus, alert };
  rules::SeatId seat;  // set by the server
  rules::SceneId scene;
  std::int32_t x = 0, y = 0;  // 1/1000 cell
  Kind kind = Kind::here;
};
struct Measure {
  rules::SeatId seat;
  rules::SceneId scene;
  std::vector<std::int32_t> xy;
};
struct Echo {
  std::uint64_t number = 0;
};
/// answer none: ask me. ask_above: ask me where more is at stake.
struct SetAutoAnswer {
  std::uint32_t client_id = 0;
  rules::CreatureId creature;
  rules::Key prompt;
  std::optional<rules::Value> answer;
  std::optional<std::int64_t> ask_above;
};
/// Of one's own command that waits.
struct CancelQueued {
  std::uint32_t client_id = 0;
};
/// The question is on the screen of the person asked.
struct Seen {
  QuestionId question;
};

/// A content record by its names.
struct RecordId {
  rules::Key kind, id;
  auto operator<=>(const RecordId&) const = default;
};
struct AskRecord {
  std::uint32_t client_id = 0;
  RecordId record;
};
struct AskExport {
  enum class Which : std::uint8_t { own, all };
  std::uint32_t client_id = 0;
  Which which = Which::own;
};
/// A piece of a file that does not fit into one frame; the last comes as ImportContent.
struct ImportChunk {
  bool first = false;
  std::string text;
};
struct TryHero {
  std::uint32_t client_id = 0;
  rules::Draft hero;
};

// ---- what a GM does to the table outside the rules --------------------------------------------------------------

struct AddCreature {
  rules::Key record;
  std::string name;  // empty: the record's
  rules::Key side;
  rules::SceneId scene;
  rules::Place place;
  bool hidden = false;
  bool join = false;  // the scene's running fight
};
struct PlaceCreature {
  rules::CreatureId creature;
  rules::SceneId scene;
  rules::Place place;
};
struct RemoveCreature {
  rules::CreatureId creature;
};
struct HideCreature {
  rules::CreatureId creature;
  bool hidden = false;
};
/// What is absent stays.
struct EditCreature {
  rules::CreatureId creature;
  std::optional<std::string> name;
  std::optional<rules::Key> side;
  std::optional<std::string> picture;
  std::optional<std::int32_t> size, facing;
  std::optional<std::vector<rules::SeatId>> seats;
};
struct SetNumber {
  rules::Ref owner;
  rules::Key key;
  std::int64_t value = 0;
};
struct EndCondition {
  rules::CreatureId creature;
  rules::ConditionId condition;
};
struct AddCondition {
  rules::CreatureId creature;
  rules::Key key;
  rules::Duration ends;
};
struct AddScene {
  rules::Scene scene;                // without id
  std::vector<rules::Light> lights;  // their ids are ignored
};
struct EditScene {
  rules::Scene scene;
};  // name, grid, picture, vision mode, darkness, folder, archive; terrain, walls, lights and notes stay
struct ShowScene {
  rules::SceneId scene;
};
struct RemoveScene {
  rules::SceneId scene;
};
struct PaintGround {
  rules::SceneId scene;
  std::vector<rules::TerrainRun> runs;
};
/// Walls without an id are new.
struct PutWalls {
  rules::SceneId scene;
  std::vector<rules::Wall> walls;
};
struct RemoveWalls {
  rules::SceneId scene;
  std::vector<rules::FixtureId> walls;
};
struct SetDoor {
  rules::SceneId scene;
  rules::DoorState door;
};
/// Lights without an id are new.
struct PutLights {
  rules::SceneId scene;
  std::vector<rules::Light> lights;
};
struct RemoveLights {
  rules::SceneId scene;
  std::vector<rules::FixtureId> lights;
};
/// Notes without an id are new.
struct PutNotes {
  rules::SceneId scene;
  std::vector<rules::Note> notes;
};
struct RemoveNotes {
  rules::SceneId scene;
  std::vector<rules::FixtureId> notes;
};
/// Regions without an id are new.
struct PutRegions {
  rules::SceneId scene;
  std::vector<rules::Region> regions;
};
struct RemoveRegions {
  rules::SceneId scene;
  std::vector<rules::FixtureId> regions;
};
struct RevealArea {
  rules::SceneId scene;
  rules::RevealedArea area;
  bool hide = false;
};
/// Instead of the one of that kind between the same zones, where there is one.
struct PutBorder {
  rules::SceneId scene;
  rules::Cell from, to;
  rules::Key key;
  rules::Numbers data;
  bool gm_only = false;
};
struct RemoveBorder {
  rules::RelationId border;
};
/// order: the creatures of the encounter, each once.
struct SetOrder {
  rules::EncounterId encounter;
  std::vector<rules::CreatureId> order;
};
struct SetSwitch {
  rules::Key key;
  std::int64_t value = 0;
};
struct SetStrictness {
  rules::Key code;
  rules::Strictness strictness = rules::Strictness::forbid;
};
/// Undoes the newest resolution or edit of the encounter, or of the creature outside.
struct Undo {
  rules::EncounterId encounter;
  rules::CreatureId creature;
  std::string reason;
};
/// Does the newest undone step again.
struct Redo {};
/// keep: it ends where it stands, and what it has done so far stays.
struct CancelResolution {
  rules::ResolutionId resolution;
  std::string reason;
  bool keep = false;
};
struct PauseTable {
  bool stop = false;
};
/// From what a damaged journal still shows.
struct PlayOn {};
/// Runs the question's clock though the person asked is away.
struct StartClock {
  QuestionId question;
};
struct GiveItem {
  rules::CreatureId creature;
  rules::Key kind;
  rules::Key placement;
};
struct RemoveItem {
  rules::CreatureId creature;
  rules::ItemId item;
};

struct PutRecord {
  rules::Draft draft;
};
struct RemoveRecord {
  RecordId record;
};
struct RestoreRecord {
  RecordId record;
};
/// bytes, digest: of the whole file; the digest is its Key's.
struct ImportContent {
  std::string file;
  std::string text;
  std::uint32_t bytes = 0;
  std::uint32_t digest = 0;
};
/// Players may send it too.
struct MakeHero {
  rules::Draft hero;
  std::string reason;
};

struct Edit {
  using What = std::variant<AddCreature, PlaceCreature, RemoveCreature, HideCreature, EditCreature, SetNumber,
                            EndCondition, AddCondition, AddScene, EditScene, ShowScene, RemoveScene, PaintGround,
                            SetSwitch, SetStrictness, Undo, CancelResolution, PauseTable, StartClock, GiveItem,
                            RemoveItem, PutRecord, RemoveRecord, RestoreRecord, ImportContent, MakeHero, PutBorder,
                            RemoveBorder, SetOrder, Redo, PlayOn, PutWalls, RemoveWalls, SetDoor, RevealArea, PutLights,
                            RemoveLights, PutNotes, RemoveNotes, PutRegions, RemoveRegions>;
  std::uint32_t client_id = 0;
  What what;
};
/// The edit's name on the record: "add_creature", as in wire Edit.
[[nodiscard]] std::string_view kind_of(const Edit& edit);

using Request =
    std::variant<Hello, Play, Answer, AskOffers, AskChoices, AskSheet, Drag, Edit, Say, EraseLine, Ping, Measure, Echo,
                 SetAutoAnswer, AskRecord, AskExport, ImportChunk, TryHero, AskReachableZones, CancelQueued, Seen>;

/// bytes: one WebSocket message of at most 64 KiB. Bounds: paths 500 cells, text 500 characters, names 100, lists 100,
/// painted cells 10,000, walls 2,000, lights and notes 1,000, regions 500. Every index and id must have been sent before, to a viewer who may read as much as the sender.
[[nodiscard]] std::expected<Request, MalformedFrame> decode_request(std::string_view bytes, const WireNames& wire_names,
                                                                    WireNames::Reader from = WireNames::Reader::gm);

}  // namespace ft::codec
