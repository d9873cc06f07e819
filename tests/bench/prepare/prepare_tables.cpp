// prepare_tables: campaigns for the load, written straight into a store, which the HTTP API would take minutes for.
// Campaign n has five seats with the cookies bench-n-0 (the GM) to bench-n-4, a map of 128 x 128 cells with walls on
// one in ten, and 20 creatures with ids 1 to 20; creature i + 1 is played by seat i % 5.
//   prepare_tables DATA_FOLDER TABLES [postgresql://...]     prints the id of the first campaign
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "persistence/store.hpp"
#include "server/codec/values/journal.hpp"
#include "server/table/history/new_campaign.hpp"
#include "tests/bench/kernel/ambush.hpp"
#include "tests/bench/load/board.hpp"

namespace ft::bench {
namespace {

using namespace rules;
using namespace rules::literals;

constexpr int clients = 5;

/// The value, or the end of the program with the store's words.
template <class T>
T must(persistence::Result<T> result) {
  if (!result) {
    std::fprintf(stderr, "prepare_tables: %s\n", result.error().text.c_str());
    std::exit(1);
  }
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// The map of the load with its 20 creatures, outside encounters.
State board(const System& system) {
  State state = table::empty_state(system);
  Scene& scene = state.scenes.front();
  scene.columns = scene.rows = load::map_size;
  std::vector<TerrainRun> walls;
  for (int column = 0; column < load::map_size; ++column)
    for (int row = 0; row < load::map_size; ++row)
      if (load::is_wall({column, row}))
        walls.push_back({{column, row}, 1, {.blocks_move = true, .blocks_sight = true}});
  scene.terrain.paint(walls);
  const auto records = system.content().all("creature"_k);
  for (int token = 0; token < load::tokens_per_table; ++token) {
    const CreatureId id{static_cast<std::uint64_t>(token) + 1};
    const Record& record = *records[static_cast<std::size_t>(token) % records.size()];
    Creature creature = system.make_creature(record, state.campaign, id, table::first_item_of(id));
    const load::Cell at = load::start_of(token);
    creature.side = table::heroes;
    creature.scene = scene.id;
    creature.place = Place::at({at.column, at.row});
    state.creatures.push_back(std::move(creature));
  }
  return state;
}

persistence::CampaignId add_table(persistence::Store& store, const codec::StoredNames& stored_names,
                                  persistence::AccountId owner, State state) {
  const auto campaign =
      must(store.campaigns().create({.name = "Bench", .system = "grimwire", .owner = owner, .created_at_s = 0})).id;
  for (int seat = 0; seat < clients; ++seat) {
    const auto role = seat == 0 ? persistence::Role::gm : persistence::Role::player;
    const std::string number = std::to_string(seat);
    const auto id =
        must(store.seats().create({.campaign = campaign, .display_name = "Person " + number, .role = role})).id;
    const std::string token = "bench-" + std::to_string(campaign) + "-" + number;
    must(store.seats().add_token({persistence::sha256(token), id, ::time(nullptr)}));
    for (std::size_t creature = static_cast<std::size_t>(seat); seat > 0 && creature < state.creatures.size();
         creature += clients)
      state.creatures[creature].seats = {{static_cast<std::uint64_t>(id)}};
  }
  codec::Batch batch{.at_ms = 1, .records = {}};
  batch.records.emplace_back(codec::EventsRecorded{{}, table::founding_events(state)});
  const std::string bytes = codec::encode(batch, stored_names);
  const auto opened = must(store.journal().open(campaign));
  const persistence::Append append{campaign, opened.epoch, 0, bytes};
  (void)must(store.journal().append({&append, 1}));
  return campaign;
}

int run(const std::string& data_folder, int tables, const std::string& database) {
  const auto store = must(database.empty() ? persistence::open_sqlite(data_folder)
                                           : persistence::open_postgres(database, data_folder));
  const auto system = make_grimwire();
  const codec::StoredNames stored_names(*system);
  const auto known = store->accounts().find_by_name("bench");
  const auto owner =
      known ? known->id
            : must(store->accounts().create({.name = "bench", .password_hash = "none", .created_at_s = 0})).id;
  const State state = board(*system);
  for (int table = 0; table < tables; ++table) {
    const auto campaign = add_table(*store, stored_names, owner, state);
    if (table == 0) std::printf("%lld\n", static_cast<long long>(campaign));
  }
  return 0;
}

}  // namespace
}  // namespace ft::bench

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "prepare_tables DATA_FOLDER TABLES [postgresql://...]\n");
    return 2;
  }
  return ft::bench::run(arguments[1], std::atoi(arguments[2]), count > 3 ? arguments[3] : "");
}
