// A table with as many creatures, conditions, items, painted cells, scenes, records of its own, lines of the log and messages
// as it may have, and one with the most borders: how long joining takes, and what dear frames cost (law T6).
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "rules/kernel/values/key.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "tests/server/net/founding.hpp"
#include "tests/server/net/requests.hpp"
#include "tests/server/net/running_server.hpp"

namespace {

using namespace ft::test;

constexpr int side = 500;            // cells of the map
constexpr int columns_at_once = 20;  // 10,000 cells, the most of one frame

struct Cost {
  double ms = 0;         // until it was done
  double server_ms = 0;  // of the processors, for all of the server's threads
};

double now_ms(clockid_t clock) {
  timespec time{};
  ::clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The server runs in this process; this thread is its clients.
Cost cost_of(const std::function<void()>& what) {
  const auto server_ms = [] { return now_ms(CLOCK_PROCESS_CPUTIME_ID) - now_ms(CLOCK_THREAD_CPUTIME_ID); };
  const double start = now_ms(CLOCK_MONOTONIC), worked = server_ms();
  what();
  return {now_ms(CLOCK_MONOTONIC) - start, server_ms() - worked};
}

double ms_of(const std::function<void()>& what) { return cost_of(what).ms; }

/// Of each figure by itself.
Cost median_of(std::vector<Cost> all) {
  const auto middle = [&](double Cost::*figure) {
    std::ranges::sort(all, {}, figure);
    return all[all.size() / 2].*figure;
  };
  return {middle(&Cost::ms), middle(&Cost::server_ms)};
}

ft::net::Settings patient() {
  ft::net::Settings settings;
  settings.limits.commands = settings.limits.previews =
      settings.limits.seat_connections = {.per_s = 1'000'000, .burst = 1'000'000};
  return settings;
}

class FullTable {
 public:
  explicit FullTable(const std::string& system) {
    set_up(gil, server_.setup_token());
    campaign_ = make_sample(gil, "The Causeway", system);
    join(ada, gil, campaign_);
  }

  /// With all but borders.
  void fill() {
    fill_map();
    fill_with("scenes", ft::table::most_scenes, [&](int i) { return scene(i, wire::Scene::SQUARE); });
    fill_content();
    fill_with("creatures", ft::table::most_creatures, [&](int i) { return creature(i); });
    fill_with("conditions", ft::table::most_conditions, [&](int i) { return condition(i); });
    fill_with("items", ft::table::most_items, [&](int i) { return item(i); });
    fill_log();
  }

  /// Every scene that a campaign may still have is a map of zones with the most borders.
  void fill_borders() {
    const int before = gil.knows.state.scenes_size();
    fill_with("scenes", ft::table::most_scenes, [&](int i) { return scene(i, wire::Scene::ZONES); });
    for (int at = before; at < gil.knows.state.scenes_size(); ++at)
      for (int i = 0; i < 500; ++i) must(border(gil.knows.state.scenes(at).id(), i));
    std::printf("%d borders\n", gil.knows.state.relations_size());
  }

  /// What a person's new browser needs until it has everything, in milliseconds.
  double joining(Person& who) {
    return ms_of([&] { who.reload(campaign_); });
  }

  /// The median cost until the server has worked a frame of the GM off, and a roll after it.
  Cost median(const std::function<wire::ClientFrame(int)>& frame, int times = 9) {
    std::vector<Cost> all;
    for (int i = 0; i < times; ++i) {
      for (Person* one : {&gil, &ada}) one->round_trip();
      const wire::ClientFrame asked = frame(i);
      all.push_back(cost_of([&] {
        (void)gil.ask(asked);
        wait_until_worked_off(gil);
      }));
    }
    for (const auto& [id, why_not] : gil.refused) std::printf("(%s)\n", gil.why_not(id).c_str());
    gil.refused.clear();
    return median_of(std::move(all));
  }

  [[nodiscard]] std::uint32_t shown() const { return gil.knows.state.campaign().shown(); }
  [[nodiscard]] const wire::Creature& nth(int creature) const {
    return gil.knows.state.creatures(creature % gil.knows.state.creatures_size());
  }

  /// Columns of the map from `column`, as far as one frame reaches.
  [[nodiscard]] wire::ClientFrame ground(int column, const std::string& name = "") const {
    wire::ClientFrame frame;
    wire::PaintGround& paint = *frame.mutable_edit()->mutable_paint_ground();
    paint.set_scene(shown());
    for (int at = column; at < column + columns_at_once; ++at) {
      wire::TerrainRun& run = *paint.add_runs();
      run.mutable_first()->set_column(at);
      run.set_difficult(true);
      run.set_blocks_sight(at % 5 == 4);
      run.set_name(name);
      run.set_cells(side);
    }
    return frame;
  }

  [[nodiscard]] static wire::ClientFrame scene(int i, wire::Scene::Grid grid) {
    wire::ClientFrame frame;
    wire::Scene& scene = *frame.mutable_edit()->mutable_add_scene();
    scene.set_name("Scene " + std::to_string(i));
    scene.set_grid(grid);
    scene.set_columns(26);
    scene.set_rows(20);
    scene.set_cell(1000);
    return frame;
  }

  [[nodiscard]] wire::ClientFrame border(std::uint32_t scene, int i) const {
    wire::ClientFrame frame;
    wire::PutBorder& put = *frame.mutable_edit()->mutable_put_border();
    put.set_scene(scene);
    put.mutable_from()->set_column(i % 25);
    put.mutable_from()->set_row(i / 25);
    put.mutable_to()->set_column(i % 25 + 1);
    put.mutable_to()->set_row(i / 25);
    put.set_key(gil.key("wooden_wall"));
    return frame;
  }

  [[nodiscard]] wire::ClientFrame creature(int i) const {
    wire::ClientFrame frame;
    wire::AddCreature& add = *frame.mutable_edit()->mutable_add_creature();
    add.set_record(nth(0).record());
    add.set_name("Creature " + std::to_string(i));
    add.set_scene(shown());
    add.mutable_place()->set_kind(wire::Place::CELL);
    add.mutable_place()->set_column(i % 40 * 3);
    add.mutable_place()->set_row(i / 40 * 3);
    return frame;
  }

  [[nodiscard]] wire::ClientFrame condition(int i) const {
    wire::ClientFrame frame;
    wire::AddCondition& add = *frame.mutable_edit()->mutable_add_condition();
    add.set_creature(nth(50 + i % 900).id());  // the others can act
    add.set_key(gil.schema.conditions(i / 900 % gil.schema.conditions_size()).key());
    return frame;
  }

  [[nodiscard]] wire::ClientFrame item(int i) const {
    const auto& all = gil.knows.state.creatures();  // by random ids: some have none
    const wire::Item& like = std::ranges::find_if(all, [](const auto& one) { return one.items_size() > 0; })->items(0);
    wire::ClientFrame frame;
    wire::GiveItem& give = *frame.mutable_edit()->mutable_give_item();
    give.set_creature(nth(i).id());
    give.set_kind(like.kind());
    give.set_placement(like.placement());
    return frame;
  }

 private:
  RunningServer server_{patient()};

 public:
  Person gil{"Gil", Browser(server_.port())}, ada{"Ada", Browser(server_.port())};

 private:
  void must(const wire::ClientFrame& frame) {
    const std::string why_not = answer_to(gil, frame);
    if (!why_not.empty()) throw std::runtime_error(why_not);
    ada.round_trip();
  }

  /// The GM edits until the limit refuses.
  void fill_with(const char* what, std::size_t most, const std::function<wire::ClientFrame(int)>& edit) {
    int taken = 0, other = 0;
    std::string why_not;
    for (int i = 0; !why_not.starts_with("E_CONTENT_LIMIT"); ++i) {
      why_not = answer_to(gil, edit(i));
      if (why_not.empty())
        ++taken;
      else if (++other > 10'000)
        throw std::runtime_error(why_not);
      if (i % 100 == 0) ada.round_trip();
    }
    std::printf("%d %s more, %zu in all\n", taken, what, most);
  }

  void fill_map() {
    wire::ClientFrame add, show;
    wire::Scene& field = *add.mutable_edit()->mutable_add_scene();
    field.set_name("Field");
    field.set_columns(side);
    field.set_rows(side);
    field.set_cell(1000);
    must(add);
    for (const wire::Scene& one : gil.knows.state.scenes())
      if (one.name() == "Field") show.mutable_edit()->set_show_scene(one.id());
    must(show);
    const double ms = ms_of([&] {
      for (int column = 0; column + columns_at_once < side; column += columns_at_once) must(ground(column));
    });
    std::printf("%d cells painted, %.0f ms for 10,000\n", side * (side - columns_at_once),
                ms / (side / columns_at_once - 1));
    std::fflush(stdout);
  }

  /// 2,000 records in a file of nearly a megabyte, in parts.
  void fill_content() {
    std::string text;
    for (int i = 0; i < 2'000; ++i)
      text += "[[weapon]]\nid = \"own_" + std::to_string(i) +
              "\"\nname = \"Own\"\nclass = \"light\"\ndamage = \"1d4\"\ndtype = \"edged\"\ntext = \"" +
              std::string(400, 'x') + "\"\n";
    constexpr std::size_t part = 50'000;
    std::size_t at = 0;
    for (; at + part < text.size(); at += part) {
      wire::ClientFrame chunk;
      chunk.mutable_import_chunk()->set_first(at == 0);
      chunk.mutable_import_chunk()->set_text(text.substr(at, part));
      (void)gil.ask(chunk);
    }
    wire::ClientFrame last;
    wire::ImportContent& file = *last.mutable_edit()->mutable_import_content();
    file.set_file("own.toml");
    file.set_text(text.substr(at));
    file.set_bytes(static_cast<std::uint32_t>(text.size()));
    file.set_digest(ft::rules::Key(text).hash);
    std::printf("%zu bytes of content in %.0f ms\n", text.size(), ms_of([&] { must(last); }));
  }

  void fill_log() {
    std::string text;
    while (text.size() < 1'900) text += "wörter und mehr ";
    for (int i = 0; i < 300; ++i) {
      wire::ClientFrame line, roll;
      line.mutable_say()->set_text(text + std::to_string(i));
      must(line);
      roll.mutable_say()->set_text("/r 100d1000000+100d1000000");
      must(roll);
    }
  }

  std::uint64_t campaign_ = 0;
};

void tell_joins(FullTable& table) {
  for (Person* who : {&table.gil, &table.ada}) {
    std::vector<double> all;
    for (int i = 0; i < 9; ++i) all.push_back(table.joining(*who));
    std::sort(all.begin(), all.end());
    std::printf("%s joins in %.0f ms; state of %.2f MiB\n", who->name.c_str(), all[all.size() / 2],
                static_cast<double>(who->knows.state.ByteSizeLong()) / 1024 / 1024);
    std::fflush(stdout);
  }
}

}  // namespace

int main() {
  {
    FullTable zones("heimr");
    zones.fill_borders();
    tell_joins(zones);
  }
  FullTable table("grimwire");
  table.fill();
  tell_joins(table);
  const Person& gil = table.gil;
  const auto hero = [&](int i) { return table.nth(i).id(); };
  const auto say = [&](const std::string& text) {
    return [text](int) {
      wire::ClientFrame frame;
      frame.mutable_say()->set_text(text);
      return frame;
    };
  };
  const auto tell = [](const char* what, Cost cost) {
    std::printf("%7.2f ms, the server %6.2f  %s\n", cost.ms, cost.server_ms, what);
  };
  tell("paint 10,000 cells with names",
       table.median([&](int i) { return table.ground(i * 20, std::string(60, 'x')); }));
  tell("paint them again", table.median([&](int i) { return table.ground(i * 20); }));
  tell("offers", table.median([&](int i) {
    wire::ClientFrame frame;
    frame.mutable_ask_offers()->set_creature(hero(i));
    return frame;
  }));
  tell("sheet", table.median([&](int i) {
    wire::ClientFrame frame;
    frame.mutable_ask_sheet()->set_creature(hero(i));
    return frame;
  }));
  tell("drag with 20 way-points through the map", table.median([&](int i) {
    wire::ClientFrame frame;
    frame.mutable_drag()->set_creature(hero(i));
    for (int at = 0; at < 20; ++at)
      for (const int number : {at == 0 ? 200 : (at % 2 == 0 ? 299 : -299), at == 0 ? 400 : 1})
        frame.mutable_drag()->mutable_way_points()->add_steps(number);
    return frame;
  }));
  tell("a path of 500 cells", table.median([&](int i) {
    std::vector<int> steps;
    for (int at = 0; at < 500; ++at)
      steps.insert(steps.end(), {at == 0 ? table.nth(i).place().column() : (at % 2 == 0 ? 1 : -1),
                                 at == 0 ? table.nth(i).place().row() + 1 : 0});
    return walk(gil, table.nth(i).name(), steps);
  }));
  tell("a message of 2,000 letters", table.median(say(std::string(2'000, 'x'))));
  tell("2,000 dice", table.median(say("/r 1000d1000000+1000d1000000")));
  tell("a message with eight rolls",
       table.median(say("[[100d6]] [[100d6]] [[100d6]] [[100d6]] [[100d6]] [[100d6]] [[100d6]] [[100d6]]")));
  tell("a creature removed", table.median([&](int i) {
    wire::ClientFrame frame;
    frame.mutable_edit()->set_remove_creature(hero(900 + i));
    return frame;
  }));
  tell("a creature added", table.median([&](int i) { return table.creature(i); }));
  tell("undo", table.median([&](int) {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_undo()->set_reason("x");
    return frame;
  }));
  tell("the map becomes hexes, and squares again", table.median([&](int i) {
    wire::ClientFrame frame;
    wire::Scene& scene = *frame.mutable_edit()->mutable_edit_scene();
    for (const wire::Scene& one : gil.knows.state.scenes())
      if (one.id() == table.shown()) scene = one;
    scene.clear_terrain();
    scene.set_grid(i % 2 == 0 ? wire::Scene::HEX_ROWS : wire::Scene::SQUARE);
    return frame;
  }));
  wire::ClientFrame fight;
  fight.mutable_command()->set_action(gil.key("start_conflict"));
  tell("a fight with everybody begins", table.median([&](int) { return fight; }, 1));
}
