// What server/net knows of tables: the interfaces that a table needs, and the TableHost through which connections reach it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "persistence/store.hpp"
#include "rules/game/game.hpp"
#include "server/codec/content/content_toml.hpp"
#include "server/codec/wire/deltas.hpp"

namespace ft::table {

using Task = std::move_only_function<void()>;

/// Something due later; destroying it cancels it. Belongs to the thread of the executor that made it.
class Timer {
 public:
  virtual ~Timer() = default;
};

/// A thread that runs tasks one after the other: a core's event loop, or the worker that may block.
class Executor {
 public:
  virtual ~Executor() = default;
  /// Runs the task later on this executor's thread, after all tasks posted before. From any thread.
  virtual void post(Task task) = 0;
};

/// A core's event loop. Both calls from its own thread only.
class EventLoop : public Executor {
 public:
  /// Runs the task when the time is over.
  [[nodiscard]] virtual std::unique_ptr<Timer> post_after(std::chrono::milliseconds delay, Task task) = 0;
  /// Runs the task once everything that is ready has run, further batches of the kernel included: the end of the loop's
  /// turn, when collected deltas leave. This, not `post`, is what makes many moves share one send.
  virtual void post_at_turn_end(Task task) = 0;
};

/// The time. From any thread.
class Clock {
 public:
  virtual ~Clock() = default;
  /// The time of day, for the log: it may be set.
  [[nodiscard]] virtual std::int64_t unix_ms() const = 0;
  /// Since some moment, for what is left of a question: it only goes on.
  [[nodiscard]] virtual std::int64_t steady_ms() const = 0;
};

/// The table's end of a connection: server/net's bounded queue in front of its socket. Belongs to the core's thread.
class Outbox {
 public:
  virtual ~Outbox() = default;
  /// Takes a frame, an encoded ServerFrame: one message each, in order. The bytes last for the call. False: the queue
  /// is full and the frame was not taken; the table then closes the connection, and the client resumes (law T6).
  [[nodiscard]] virtual bool push(std::string_view frame) = 0;
  /// Reads the bytes available on the socket and delivers whole messages to the table host. Never throws: an error
  /// closes the connection.
  virtual void read_pending() = 0;
  /// Sends what was pushed, then closes the socket. The last frame has the reason; `code` is for counting. Nothing is
  /// pushed afterwards.
  virtual void close(codec::Closing::Code code) = 0;
};

/// Who sits down: a row of persistence/seats.hpp, checked by the session's cookie before it comes here.
struct Seat {
  rules::SeatId id;
  std::string name;
  bool gm = false;
  rules::SeatId sees_as = {};  // a GM: the player whose frames this connection gets, to look at alone; none: their own
  rules::SeatId opened_by = {};  // then in a presence: the GM's seat
};

/// Names one connection of a host; never given twice. 0 is none.
using ConnectionId = std::uint64_t;

/// What became of a client's message.
enum class ReceiveResult {
  taken,      //
  busy,       // the table's inbox is full: the message was not taken; close with TOO_FAST
  bad_frame,  // not a ClientFrame: the table has closed the connection with BAD_FRAME; count it
  gone,       // the connection was closed by the table
};

using MadeSystem = std::expected<std::unique_ptr<const rules::System>, codec::Problems>;

/// A rulebook with its content, which rules these are (law R14), and the campaign to begin with.
struct Rulebook {
  Rulebook(std::unique_ptr<const rules::System> its_system, codec::Revision its_revision, rules::State its_sample,
           std::vector<rules::Draft> its_drafts = {})
      : system(std::move(its_system)),
        revision(std::move(its_revision)),
        sample(std::move(its_sample)),
        drafts(std::move(its_drafts)),
        rulebook_names(std::make_shared<codec::RulebookNames>(*system)) {
    for (std::size_t i = 0; i < drafts.size(); ++i)
      if (const auto names = codec::names_of_record(drafts[i]))
        draft_at.insert({{rules::Key(names->first), rules::Key(names->second)}, i});
  }

  std::unique_ptr<const rules::System> system;
  codec::Revision revision;
  rules::State sample;
  std::vector<rules::Draft> drafts;                 // of its content, as the files say it
  std::map<codec::RecordId, std::size_t> draft_at;  // in drafts
  /// Builds the rulebook with a campaign's custom records.
  std::function<MadeSystem(const rules::System& book, const rules::CustomContent& own)> with_own =
      [](const rules::System& book, const rules::CustomContent& own) { return rules::make_system(book, own); };
  std::shared_ptr<const codec::RulebookNames> rulebook_names;  // every name, once for all tables
};

/// The rulebooks a server offers, by id. Immutable once served; read by every core.
class Rulebooks {
 public:
  virtual ~Rulebooks() = default;
  /// The rulebook, or null where this server has none of that name.
  [[nodiscard]] virtual const Rulebook* find(std::string_view system) const = 0;
};

class JournalWriter;

/// What every table of one core needs. All of it outlives the host.
struct TableDependencies {
  EventLoop& core;
  Executor& worker;  // the one thread that uses `store` apart from its journal
  Clock& clock;
  persistence::Store& store;
  JournalWriter& journal;
  const Rulebooks& rulebooks;
  std::function<void(std::string_view line)> log;  // one line for the server's log; from the core's thread
};

/// The settings of every table of a host; the defaults are for play.
struct Settings {
  bool journaled = true;                          // false: nothing is kept and nothing waits for a disk (benches)
  std::int32_t question_s = 60;                   // for players, where the rules name no time; 0: no clock
  std::int32_t question_gm_s = 0;                 // for the GM
  std::int32_t unseen_s = 10;                     // a clock waits so long for the question to be seen
  std::size_t inbox_size = 512;                   // client messages waiting at one table
  std::size_t resume_frames = 256;                // kept per seat for a client that comes back
  std::size_t resume_bytes = 128 * 1024;          //
  std::size_t log_bytes = 64 * 1024;              // of the newest log pieces in a snapshot
  std::chrono::milliseconds idle_unload{60'000};  // an empty table stays loaded this long
};

/// The squares of a map's lattice that its picture is cut by: on hexes one is a column wide and as high as rows are apart.
struct TileCounts {
  std::int32_t across = 0, down = 0;
  bool operator==(const TileCounts&) const = default;
};

/// 8 x 8 tiles of a level: the first has column 8 x and row 8 y among the level's tiles. A tile of level k covers 2^k x 2^k squares.
struct TileBundleAt {
  static constexpr std::int32_t tiles = 8;  // a side
  std::int32_t level = 0;
  std::int32_t x = 0, y = 0;
};

/// Tiles of a map's picture that someone wants.
struct WantedTiles {
  std::uint32_t scene = 0;  // Scene.id, as the client was given it
  std::string version;      // Scene.tiles, as the client was given it
  TileBundleAt bundle;
  std::uint64_t mask = 0;  // bit 8 row + column of the bundle
};

/// A picture that is shown in tiles: what they are cut from, and how.
struct TiledPicture {
  rules::MapPicture picture;
  rules::Scene::Grid grid = rules::Scene::Grid::square;
  TileCounts counts;
};

/// All tables of one core. A table is loaded when the first connection wants it and unloaded when it has been empty for
/// a while. Belongs to the core's thread: every call, and every call into an Outbox, happens there.
class TableHost {
 public:
  TableHost(TableDependencies surroundings, Settings settings);
  ~TableHost();
  TableHost(const TableHost&) = delete;

  /// Sits a person down; loads the table if need be. The first message received must be a Hello. An earlier connection
  /// of the seat is closed with TAKEN_OVER; while the host drains, this one is with RESUME_AGAIN. The outbox lives until
  /// disconnect returns.
  [[nodiscard]] ConnectionId connect(persistence::CampaignId table, Seat seat, Outbox& outbox);
  /// Hands in one WebSocket message of the client.
  [[nodiscard]] ReceiveResult receive(ConnectionId connection, std::string_view bytes);
  /// The socket is gone, or the outbox is about to be. Unknown connections are ignored.
  void disconnect(ConnectionId connection);

  /// Closes the seat's connection with RESUME_AGAIN: whether it may still come in is looked at when it does.
  void force_reconnect(persistence::CampaignId table, rules::SeatId seat);
  /// Closes the seat's connection with REMOVED and forgets what it could resume.
  void remove_seat(persistence::CampaignId table, rules::SeatId seat);
  /// Closes every connection of the table with NOT_ALLOWED and this sentence.
  void send_away(persistence::CampaignId table, const std::string& text);
  /// The campaign's new name, in each Welcome from now on.
  void rename(persistence::CampaignId table, std::string name);
  /// The seats connected now, by id, for the lobby.
  [[nodiscard]] std::vector<rules::SeatId> connected_seats(persistence::CampaignId table) const;

  /// The picture that the wanted tiles are cut from, if this seat may have all of them. Nothing, whichever the reason: the table
  /// is not loaded, the seat is not of it, the scene is none that they see, has no fog or no picture, its version is another, the
  /// mask is empty, or a tile is beyond the map or of squares that they do not see (law S20).
  [[nodiscard]] std::optional<TiledPicture> find_tiles(persistence::CampaignId table, const Seat& seat,
                                                       const WantedTiles& wanted) const;

  struct Counts {
    std::size_t tables = 0;
    std::size_t connections = 0;
    std::size_t stalled = 0;    // waiting for the journal
    std::size_t read_only = 0;  // stopped by a bug or a broken journal
  };
  [[nodiscard]] Counts counts() const;

  /// Clean shutdown: sends RESTARTING to all, writes the work in progress and the snapshots, then calls `done`.
  void drain(Task done);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// persistence::Campaign::settings of a campaign that begins with its rulebook's sample; any other begins with one empty
/// scene. The first opening writes that state into the journal. Stored: never change.
inline constexpr std::string_view begins_with_sample = "sample";

}  // namespace ft::table
