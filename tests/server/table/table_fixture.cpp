#include "tests/server/table/table_fixture.hpp"

#include <algorithm>

namespace ft::test {

std::uint64_t ScriptedDice::below(std::uint64_t bound) {
  if (bound > 1'000'000 && failing_ids > 0 && failing_ids-- > 0) throw std::runtime_error("no id can be drawn");
  if (bound > 100) return ids_() % bound;
  ++thrown;
  if (faces.empty()) return ids_() % bound;
  const int face = faces.front();
  faces.pop_front();
  return static_cast<std::uint64_t>(face - 1);
}

bool Client::push(std::string_view frame) {
  if (full) return false;
  bytes += frame;
  wire::ServerFrame read;
  EXPECT_TRUE(read.ParseFromArray(frame.data(), static_cast<int>(frame.size())));
  bool counts = true;
  for (const wire::Delta& delta : read.deltas()) {
    deltas.push_back(delta);
    fold(state, delta);
    if (delta.has_welcome()) {
      counts = false;
      frames_seen = 0;
      resume = delta.welcome().resume();
      if (delta.welcome().names_size() > 0)
        names.assign(delta.welcome().names().begin(), delta.welcome().names().end());
    }
    if (delta.has_names()) {
      const std::size_t first = delta.names().first();
      names.resize(std::max<std::size_t>(names.size(), first + static_cast<std::size_t>(delta.names().names_size())));
      std::copy(delta.names().names().begin(), delta.names().names().end(),
                names.begin() + static_cast<std::ptrdiff_t>(first));
    }
    if (delta.has_closing()) counts = false;
    greeted |= delta.has_welcome() || delta.has_resumed();
  }
  if (greeted && counts) ++frames_seen;
  return true;
}

std::uint32_t Client::name(std::string_view key) const {
  const auto at = std::find(names.begin(), names.end(), key);
  EXPECT_NE(at, names.end()) << key;
  return static_cast<std::uint32_t>(at - names.begin());
}

std::uint32_t Client::creature(std::string_view wanted) const {
  for (const wire::Creature& one : state.creatures())
    if (one.name() == wanted) return one.id();
  return 0;
}

std::vector<wire::Delta> Client::of(wire::Delta::IsCase kind) const {
  std::vector<wire::Delta> all;
  std::copy_if(deltas.begin(), deltas.end(), std::back_inserter(all),
               [&](const auto& delta) { return delta.is_case() == kind; });
  return all;
}

std::string Client::refusal() const {
  const auto all = of(wire::Delta::kRefused);
  return all.empty() ? "" : names.at(all.back().refused().refusal().code());
}

TableFixture::TableFixture() {
  auto founding = persistence::open_memory(disk);
  const auto owner = founding->accounts().create({.name = "gm", .password_hash = "x", .created_at_s = 1});
  const auto made = founding->campaigns().create({.name = "Yard",
                                                  .system = "skirmish",
                                                  .owner = owner->id,
                                                  .created_at_s = 1,
                                                  .settings = std::string(table::begins_with_sample)});
  campaign = made->id;
  using persistence::Role;
  for (const auto& [name, role] : {std::pair{"Gil", Role::gm}, {"Ann", Role::player}, {"Ben", Role::player}})
    seats.push_back({static_cast<std::uint64_t>(
        founding->seats().create({.campaign = campaign, .display_name = name, .role = role})->id)});
  start();
}

TableFixture::~TableFixture() { table.reset(); }

void TableFixture::start(Edition edition) {
  if (!store) store = persistence::open_memory(disk);
  journal = std::make_unique<table::JournalWriter>(store->journal(), table::JournalWriter::Limits{});
  books = std::make_unique<TestRulebook>(edition);
  around.emplace(table::TableDependencies{loop, worker, clock, *store, *journal, *books,
                                          [this](std::string_view line) { log.emplace_back(line); }});
  table = std::make_unique<table::Table>(*around, settings, dice, campaign);
}

void TableFixture::kill() {
  table.reset();
  loop.drop_everything();
  worker.drop_everything();
  journal.reset();
  store.reset();
  for (Client* client : {&gm, &ada, &bea}) client->connection = 0;
}

void TableFixture::settle_without_journal() {
  while (loop.step() || worker.step()) continue;
}

void TableFixture::settle() {
  do {
    settle_without_journal();
    while (!journal->idle())
      if (journal->step().count() > 0)
        return settle_without_journal();  // the store fails: the test decides when it recovers
  } while (loop.step() || worker.step());
}

void TableFixture::wait(std::int64_t ms) {
  const std::int64_t until = clock.now_ms + ms;
  settle();
  while (loop.fire_one(until) || worker.fire_one(until)) settle();
  clock.now_ms = until;
}

Client& TableFixture::sit(Client& client, std::size_t nth_seat, std::string name, bool is_gm) {
  client.seat = {seat(nth_seat), std::move(name), is_gm};
  hello(client);
  return client;
}

void TableFixture::hello(Client& client, bool with_resume) {
  client.closed.reset();
  client.greeted = false;
  client.connection = ++last_connection;
  table->connect(client.connection, client.seat, client);
  wire::ClientFrame frame;
  frame.mutable_hello()->set_protocol(codec::protocol_version);
  if (with_resume) {
    frame.mutable_hello()->set_resume(client.resume);
    frame.mutable_hello()->set_frames_seen(client.frames_seen);
  }
  send(client, frame);
  settle();
}

void TableFixture::leave(Client& client) {
  table->disconnect(client.connection);
  client.connection = 0;
  settle();
}

void TableFixture::send(Client& client, const wire::ClientFrame& frame) {
  EXPECT_EQ(table->receive(client.connection, frame.SerializeAsString()), table::ReceiveResult::taken);
}

std::uint32_t TableFixture::step(Client& client, std::string_view who, int column, int row) {
  wire::ClientFrame frame;
  wire::Command& command = *frame.mutable_command();
  command.set_client_id(++client.last_id);
  command.set_action(client.name("step"));
  command.set_actor(client.creature(who));
  wire::Param& to = *command.add_form();
  to.set_name(client.name("to"));
  wire::Place& place = *to.mutable_value()->mutable_place();
  place.set_kind(wire::Place::CELL);
  place.set_column(column);
  place.set_row(row);
  send(client, frame);
  return client.last_id;
}

std::uint32_t TableFixture::command(Client& client, std::string_view action, std::string_view actor,
                                    std::string_view target) {
  wire::ClientFrame frame;
  wire::Command& command = *frame.mutable_command();
  command.set_client_id(++client.last_id);
  command.set_action(client.name(action));
  if (!actor.empty()) command.set_actor(client.creature(actor));
  if (!target.empty()) {
    wire::Param& field = *command.add_form();
    field.set_name(client.name("target"));
    field.mutable_value()->mutable_ref()->set_creature(client.creature(target));
  }
  send(client, frame);
  return client.last_id;
}

std::uint32_t TableFixture::strike(Client& client, std::string_view who, std::string_view target_name) {
  return command(client, "strike", who, target_name);
}

std::string TableFixture::open_question(const Client& client) const {
  std::string open;
  for (const wire::Delta& delta : client.deltas) {
    if (delta.has_snapshot()) open = delta.snapshot().questions_size() > 0 ? delta.snapshot().questions(0).id() : "";
    if (delta.has_question()) open = delta.question().id();
    if (delta.has_question_closed() && delta.question_closed().question() == open) open.clear();
  }
  return open;
}

std::vector<std::string> TableFixture::log_lines(const Client& client, std::string_view text) {
  std::vector<wire::LogEntry> entries;
  for (const wire::Delta& delta : client.deltas) {
    entries.insert(entries.end(), delta.snapshot().log().begin(), delta.snapshot().log().end());
    if (delta.has_log()) entries.push_back(delta.log());
  }
  const auto written = [&](const wire::Value& value) {
    if (value.has_key()) return client.names.at(value.key());
    if (!value.has_ref()) return value.text();
    const auto& all = client.state.creatures();
    const auto who =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.id() == value.ref().creature(); });
    return who == all.end() ? "?" : who->name();
  };
  std::vector<std::string> lines;
  for (const wire::LogEntry& entry : entries) {
    if (!entry.has_log_line() || client.names.at(entry.log_line().text()) != text) continue;
    lines.emplace_back();
    for (const wire::Param& param : entry.log_line().params())
      lines.back() += client.names.at(param.name()) + "=" + written(param.value()) + " ";
  }
  return lines;
}

std::uint32_t TableFixture::answer(Client& client, const std::string& question, bool yes) {
  wire::ClientFrame frame;
  wire::Answer& answer = *frame.mutable_answer();
  answer.set_client_id(++client.last_id);
  answer.set_question(question);
  answer.mutable_value()->set_yes(yes);
  send(client, frame);
  return client.last_id;
}

std::uint32_t TableFixture::answer(Client& client, bool yes) { return answer(client, open_question(client), yes); }

std::uint32_t TableFixture::say(Client& client, std::string text) {
  wire::ClientFrame frame;
  frame.mutable_say()->set_client_id(++client.last_id);
  frame.mutable_say()->set_text(std::move(text));
  send(client, frame);
  return client.last_id;
}

std::uint32_t TableFixture::edit(Client& client, wire::Edit edit) {
  wire::ClientFrame frame;
  edit.set_client_id(++client.last_id);
  *frame.mutable_edit() = std::move(edit);
  send(client, frame);
  return client.last_id;
}

std::uint32_t TableFixture::give(Client& from, std::string_view creature, std::size_t nth_seat) {
  wire::Edit change;
  change.mutable_edit_creature()->set_creature(from.creature(creature));
  change.mutable_edit_creature()->mutable_seats()->add_seats(static_cast<std::uint32_t>(seat(nth_seat).value));
  return edit(from, change);
}

std::uint32_t TableFixture::put(Client& by, std::string_view creature, std::uint32_t scene, rules::Cell cell) {
  wire::Edit change;
  wire::PlaceCreature& place = *change.mutable_place_creature();
  place.set_creature(by.creature(creature));
  place.set_scene(scene);
  place.mutable_place()->set_kind(wire::Place::CELL);
  place.mutable_place()->set_column(cell.column);
  place.mutable_place()->set_row(cell.row);
  return edit(by, change);
}

std::uint32_t TableFixture::set_number(Client& from, std::string_view creature, std::string_view key, int value) {
  wire::Edit change;
  change.mutable_set_number()->mutable_owner()->set_creature(from.creature(creature));
  change.mutable_set_number()->set_key(from.name(key));
  change.mutable_set_number()->set_value(value);
  return edit(from, change);
}

std::uint32_t TableFixture::set_hp(Client& from, std::string_view creature, int hp) {
  return set_number(from, creature, "hp", hp);
}

const rules::Creature& TableFixture::creature(std::string_view name) const {
  const auto& all = table->state().state.creatures;
  const auto at = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  EXPECT_NE(at, all.end()) << name;
  return *at;
}

std::int64_t TableFixture::hp(std::string_view name) const { return creature(name).numbers.get(rules::Key("hp")); }

std::size_t TableFixture::batches() { return store->history().read(campaign, 1, 100'000)->size(); }

}  // namespace ft::test
