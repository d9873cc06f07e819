// One table: the only writer of its campaign. What its people ask for goes in, one batch at a time comes out.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/kernel/knowledge/exploration.hpp"
#include "server/codec/values/request.hpp"
#include "server/table/content/campaign_content.hpp"
#include "server/table/dice/dice_expression.hpp"
#include "server/table/dice/dice_roller.hpp"
#include "server/table/history/journal_writer.hpp"
#include "server/table/history/load.hpp"
#include "server/table/history/table_state.hpp"
#include "server/table/people/broadcaster.hpp"
#include "server/table/people/chat.hpp"
#include "server/table/play/command_queue.hpp"
#include "server/table/play/declared.hpp"
#include "server/table/play/due_commands.hpp"
#include "server/table/play/questions.hpp"
#include "server/table/play/resolutions.hpp"
#include "server/table/play/turn_parts.hpp"
#include "server/table/play/write_budgets.hpp"
#include "server/table/table_api.hpp"

namespace ft::table {

/// What a table leaves to the one that replaces it.
struct Handover {
  std::int64_t number = 0;  // where it was fenced: of its last durable batch
  bool repeated = false;    // it was fenced, the second time within a minute
  std::shared_ptr<WriteBudgets> budgets = std::make_shared<WriteBudgets>();
};

/// What people and creatures know at a moment.
struct Known {
  rules::Sights sights;
  std::map<rules::SeatId, rules::State> by_each;  // by players; GMs know everything
  rules::Exploration exploration;                 // by creatures, of maps with vision
};

/// Belongs to its core's thread. A turn works off the inbox against the memory and ends in one append; what it sends is
/// held until that append is durable, and the next turn waits for it (laws T1, T2).
class Table {
 public:
  Table(const TableDependencies& surroundings, const Settings& settings, RandomSource& randomness,
        persistence::CampaignId id, Handover predecessor = {});
  ~Table();
  Table(const Table&) = delete;

  // ---- messages of clients (table.cpp)
  void connect(ConnectionId connection, Seat seat, Outbox& outbox);
  [[nodiscard]] ReceiveResult receive(ConnectionId connection, std::string_view bytes);
  void disconnect(ConnectionId connection);
  void force_reconnect(rules::SeatId seat);
  void remove_seat(rules::SeatId seat);
  void rename(std::string name) { campaign_ = std::move(name); }
  [[nodiscard]] std::vector<rules::SeatId> connected_seats() const;
  [[nodiscard]] std::optional<TiledPicture> find_tiles(const Seat& seat, const WantedTiles& wanted) const;
  /// No one is connected and nothing is under way: it may be destroyed.
  [[nodiscard]] bool idle() const;
  /// Everyone was sent to reconnect: another table, read from the store again, is to take its place.
  [[nodiscard]] bool is_handed_over() const {
    return open_failure_ && open_failure_->code == codec::Closing::Code::resume_again;
  }
  /// Handed over, for the journal takes nothing more from this table.
  [[nodiscard]] bool is_fenced() const { return is_handed_over() && !opens_again_; }
  [[nodiscard]] codec::TableStatus status() const;
  [[nodiscard]] codec::TableStatus status_for(bool gm) const;
  /// Keeps a snapshot if that helps the next opening and none is on its way; then it may be destroyed.
  void keep_snapshot();
  void close_all(const codec::Closing& why);

  // ---- read by tests and checks
  [[nodiscard]] const TableState& state() const { return state_; }
  [[nodiscard]] std::string rejection() const { return content_ ? content_->rejection() : std::string(); }

 private:
  struct PendingConnection {
    Seat seat;
    Outbox* outbox;                  // server/net's, as in Presence
    std::deque<std::string> unread;  // until the table is loaded
  };
  struct FromClient {
    ConnectionId connection;
    codec::Request request;
    std::int64_t at_ms;
  };
  struct SeatRemoved {};
  using Inbound = std::variant<FromClient, QuestionTimeout, DueTimerFired, ChatStored, ChatDeleted, SeatRemoved>;

  // ---- opening (opening.cpp)
  void open();
  void opened(persistence::Result<persistence::OpenedTable> opened);
  void read(std::int64_t number);
  void loaded(persistence::Result<Loaded> loaded);
  void read_once_more();
  void open_later(const std::string& reason);
  void not_loaded(const persistence::StoreFailure& failure);
  void give_up(const std::string& reason,
               codec::Closing why = {codec::Closing::Code::no_such_table,
                                     "This campaign could not be loaded. See the server's log."},
               std::chrono::milliseconds closed = std::chrono::seconds(5));
  void hand_over(const std::string& reason);
  void open_again(Presence& from, std::uint32_t client_id);
  void play_on(Presence& from, std::uint32_t client_id);
  void on_played_on(const AppendResult& result, const codec::RequestCompleted& asked);
  void compare_with_predecessor(std::int64_t last_number);
  void begin_with(Loaded loaded);
  void take_up();
  void take_up_first();
  void take_up_again();
  [[nodiscard]] ResolutionsContext resolutions_context();
  void found(bool with_sample);

  // ---- one turn (table.cpp)
  void turn_soon();
  /// Puts something for the table itself into the inbox, for the next turn.
  void deliver(Inbound inbound);
  /// Delivers what comes later, also after the table has ended: then it is dropped.
  [[nodiscard]] std::function<void(Inbound)> inbox_if_alive();
  void turn();
  void on_disconnected(rules::SeatId seat);
  void work_off_inbox();
  void handle(Inbound inbound);
  void handle_own(const Inbound& inbound);
  void handle_request(FromClient from);
  void stop_read_only(const std::string& reason);
  void say_status();
  [[nodiscard]] std::string notice() const;
  [[nodiscard]] std::string writing_notice() const;

  // ---- recovery.cpp
  void number_fault(std::string_view doing, const std::string& what);
  [[nodiscard]] TurnPart part_of(const FromClient& from) const;
  [[nodiscard]] rules::SeatId player_of(const Inbound& inbound) const;
  void charge_bytes(rules::SeatId player, std::size_t bytes);
  void recover(const std::string& what);
  void forget_turn();
  void reconnect_fresh(rules::SeatId seat);
  void answer_forgotten(const std::vector<TurnPart>& to_blame);
  void count_fault(rules::SeatId seat);
  void go_on_after_fault();

  // ---- commit.cpp
  void apply_events(const codec::LogContext& context, const rules::Events& events);
  rules::Events explore(const rules::Sights& sights, rules::Exploration& exploration);
  void add_to_batch(codec::Record record) { batch_.records.push_back(std::move(record)); }
  void forget_batch();
  std::size_t encode_batch();
  void commit();
  void append(std::shared_ptr<const std::string> bytes);
  void on_append_result(const AppendResult& result);
  void on_durable();

  // ---- broadcast_events.cpp
  void broadcast_events(const std::vector<ProjectedEvents>& groups);
  void broadcast_diffs(const std::vector<ProjectedEvents>& groups, Known before, const rules::Events& explored);
  void broadcast_derived();
  [[nodiscard]] DeclarationSources declaration_sources() const;
  void tell_areas(Presence& who, const rules::Sights& sights);
  [[nodiscard]] const std::vector<rules::Viewer>& viewers();
  [[nodiscard]] Known known_by_each();
  void tell_differences(Known& before);
  [[nodiscard]] std::vector<Presence*> among(const std::vector<const rules::Viewer*>& viewers);

  // ---- after_commit.cpp
  void note_played();

  // ---- queue.cpp
  enum class PlayResult { refused, queued, opened };
  PlayResult play(PendingCommand wanted);
  PlayResult enqueue(PendingCommand wanted);
  [[nodiscard]] ArrivalStamp stamp_now();
  void stand_behind(PendingCommand& wanted, const Resolutions::Blocker& obstacle) const;
  void drop_queued_of(rules::SeatId seat);
  void drop_queued_at_round_end(const rules::Events& events);
  PlayResult refuse(const PendingCommand& wanted, rules::Refusal refusal);
  [[nodiscard]] Presence* sender_of(const PendingCommand& wanted);
  [[nodiscard]] bool run_queue();

  // ---- due.cpp
  [[nodiscard]] bool play_due();
  void stop_due(const DueCommand& due, bool failed, rules::Verdict why);

  // ---- change_content.cpp
  [[nodiscard]] const rules::System& system() const { return content_->system(); }
  void restore_open_resolutions();
  void follow_content();
  [[nodiscard]] CustomRulebook content_from_state();
  void play_with(CustomRulebook made);

  // ---- undo.cpp
  [[nodiscard]] rules::Verdict undo(const codec::Undo& undo, const Presence& by);
  [[nodiscard]] rules::Verdict redo(const Presence& by);
  [[nodiscard]] rules::LogLine step_line(const std::string& text, const UndoStep& step, const Presence& by) const;
  void tell_next_undo();
  void end_early(rules::ResolutionId id, const codec::CancelResolution& cancel, rules::SeatId by);
  [[nodiscard]] rules::Verdict cancel(const codec::CancelResolution& cancel, const Presence& by);
  [[nodiscard]] bool waits_for_absent_gm(const codec::Edit& edit, const Presence& from) const;
  [[nodiscard]] bool undo_steps(std::set<rules::ResolutionId> steps, rules::SeatId by, const std::string& reason);

  // ---- connections.cpp
  void handle_hello(ConnectionId connection, const codec::Hello& hello);
  [[nodiscard]] codec::ViewerSnapshot snapshot_for(const Presence& who) const;
  void say_who_is_here(rules::SeatId seat);
  void refresh_viewers();
  void refuse_connection(Outbox& outbox, const codec::Closing& why);

  // ---- commands/
  void request(Presence& from, codec::Play play);
  void request(Presence& from, codec::Answer answer);
  void request(Presence& from, codec::AskOffers ask);
  void request(Presence& from, codec::AskChoices ask);
  void request(Presence& from, codec::AskSheet ask);
  void request(Presence& from, codec::AskReachableZones ask);
  void request(Presence& from, codec::Drag drag);
  void request(Presence& from, codec::Edit edit);
  void request(Presence& from, codec::Say say);
  void request(Presence& from, codec::EraseLine erase);
  void request(Presence& from, codec::Ping ping);
  void request(Presence& from, codec::Measure measure);
  void request(Presence& from, codec::Echo echo);
  void request(Presence& from, codec::SetAutoAnswer order);
  void request(Presence& from, codec::AskRecord ask);
  void request(Presence& from, codec::AskExport ask);
  void request(Presence& from, codec::ImportChunk part);
  void request(Presence& from, codec::TryHero wanted);
  void request(Presence& from, codec::CancelQueued withdraw);
  void request(Presence& from, codec::Seen seen);
  void request(Presence&, codec::Hello) {}  // a second one changes nothing
  // commands/answer.cpp
  void answer_for(Presence& from, std::uint32_t client_id, const codec::QuestionId& question, rules::Value value);
  // commands/edit.cpp
  [[nodiscard]] std::optional<NotDone> apply(const codec::Edit& edit, Presence& from);
  template <class What>
  [[nodiscard]] rules::Verdict apply_literally(const codec::Edit& edit, const What& what, Presence& from);
  void join_fight(rules::CreatureId creature, const Presence& from);
  [[nodiscard]] rules::Verdict stop(const codec::PauseTable& wanted, rules::SeatId by);
  [[nodiscard]] rules::Verdict start_clock(const codec::StartClock& wanted);
  void apply_events_of_edit(rules::ResolutionId id, const codec::Edit& edit, const Presence& from, Scope scope,
                            const rules::Events& events);
  // commands/content.cpp
  [[nodiscard]] std::optional<NotDone> import(const codec::Edit& edit, const codec::ImportContent& file,
                                              Presence& from);
  [[nodiscard]] std::optional<NotDone> change_content(const codec::Edit& edit, const Presence& from,
                                                      CampaignContent::Changed change);
  // commands/hero.cpp
  [[nodiscard]] std::expected<rules::NamedRecord, codec::Problems> read_hero(const rules::Draft& draft) const;
  [[nodiscard]] std::optional<NotDone> make_hero(const codec::Edit& edit, const codec::MakeHero& wanted,
                                                 const Presence& from);
  [[nodiscard]] std::int64_t given_up(rules::SeatId maker) const;
  // commands/say.cpp
  void speak(Presence& from, std::uint32_t client_id, codec::ChatLine line);
  [[nodiscard]] std::expected<std::vector<rules::SeatId>, rules::Refusal> seats_called(std::string_view& text) const;
  // commands/roll_in_chat.cpp
  struct ChatDice {
    rules::CreatureId speaker;  // whose numbers @name reads
    codec::ChatRolled::To to;
  };
  [[nodiscard]] NumberOf numbers_of(const Presence& from, rules::CreatureId speaker) const;
  [[nodiscard]] std::expected<codec::ChatRolled, rules::Refusal> roll(const Presence& from, std::string_view text,
                                                                      ChatDice how);
  void roll_in_chat(Presence& from, std::uint32_t client_id, std::string_view text, ChatDice how);
  [[nodiscard]] std::expected<std::vector<codec::ChatRolled>, rules::Refusal> rolls_inside(const Presence& from,
                                                                                           std::string_view text,
                                                                                           rules::CreatureId speaker);
  void accept(Presence& to, std::uint32_t client_id);
  [[nodiscard]] rules::Verdict may_order(const Presence& from, const codec::SetAutoAnswer& order) const;
  void remember(const codec::RequestCompleted& done);
  void refuse(Presence& to, std::uint32_t client_id, rules::Refusal refusal);
  /// None where the table plays; else why nothing may change.
  [[nodiscard]] rules::Verdict not_playing() const;
  [[nodiscard]] bool is_read_only() const { return failure_status_.kind == codec::TableStatus::Kind::read_only; }
  void free_heroes();
  void on_chat_stored(const ChatStored& stored);
  void on_chat_deleted(const ChatDeleted& deleted);

  const TableDependencies& deps_;  // the host's, as are the next two
  const Settings& settings_;
  RandomSource& randomness_;
  const persistence::CampaignId id_;
  const std::shared_ptr<int> alive_ = std::make_shared<int>(0);  // callbacks check that the table still exists

  const Handover predecessor_;
  const std::shared_ptr<WriteBudgets> budgets_ = predecessor_.budgets;

  // What the store said.
  std::int64_t epoch_ = 0;
  std::int64_t end_of_journal_ = 0;  // its newest batch as the table was opened, readable or not
  std::int64_t opened_ms_ = 0;
  std::string campaign_;
  bool with_sample_ = false;  // what it begins with
  std::unique_ptr<codec::StoredNames> stored_names_;
  std::unique_ptr<codec::WireNames> wire_names_;
  std::unique_ptr<Broadcaster> broadcaster_;
  std::unique_ptr<CampaignContent> content_;  // null: not loaded yet
  std::unique_ptr<Questions> questions_;
  std::unique_ptr<Resolutions> resolutions_;
  std::map<rules::SeatId, codec::Participant> people_;
  std::set<rules::SeatId> removed_;
  std::optional<codec::Closing> open_failure_;  // why the table cannot be opened at all
  bool opens_again_ = false;                    // in another table, once this one is handed over
  Chat chat_;
  TableState state_;
  IdSource ids_{randomness_, state_};

  // Connections before their Hello.
  std::map<ConnectionId, PendingConnection> pending_connections_;
  std::deque<Inbound> inbox_;
  bool turn_coming_ = false;

  std::vector<rules::Viewer> viewers_;  // see viewers(); empty: to be collected again
  std::optional<Known> known_;          // since the last step; none: something else has changed since

  // The turn.
  codec::Batch batch_;       // records that `batch_bytes_` has not yet
  std::string batch_bytes_;  // of the turn: several batches one after the other are read as one
  TurnParts parts_;
  std::string fault_;                  // the number of the newest fault, as in the server's log
  std::vector<Inbound> kept_;          // what else was worked off in it: no client sends that again
  std::int64_t received_ms_ = 0;       // when the message that is worked off came
  bool in_flight_ = false;             // an append is under way: no turn runs
  bool changed_ = false;               // what is offered may differ
  codec::TableStatus failure_status_;  // paused or read-only; else playing
  codec::TableStatus last_status_;     // as broadcast last
  std::string notice_;                 // for the GM: what became of the journal before this table was loaded
  static constexpr std::int64_t batches_between_snapshots = 400;
  std::int64_t snapshot_at_ = 0;  // the batch after which the next one is stored, should none be on its way
  std::weak_ptr<const codec::Snapshot> snapshot_being_kept_;
  std::int64_t played_noted_s_ = 0;  // for the list of campaigns, last
  std::string picture_noted_;

  // What waits. All of it is lost with the process, and asked for again.
  CommandQueue queue_;
  std::map<rules::CreatureId, rules::SeatId> hero_creator_;  // heroes made here
  DueCommands due_{deps_.core, [this](DueTimerFired fired) { deliver(fired); }};
  std::unique_ptr<Timer> retry_timer_;
};

}  // namespace ft::table
