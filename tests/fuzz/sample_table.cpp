#include "tests/fuzz/sample_table.hpp"

#include <algorithm>
#include <cstdio>

#include "tests/fuzz/sample_rulebooks.hpp"

namespace ft::fuzz {

namespace {

constexpr std::size_t most_bytes = 4 * 1024 * 1024;  // net::Settings::outbox_bytes

wire::ClientFrame with_default(const wire::Question& question) {
  wire::ClientFrame frame;
  frame.mutable_answer()->set_question(question.id());
  *frame.mutable_answer()->mutable_value() = question.default_answer();
  return frame;
}

}  // namespace

bool SampleClient::push(std::string_view frame) {
  wire::ServerFrame read;
  if (frame.size() > most_bytes || !read.ParseFromArray(frame.data(), static_cast<int>(frame.size()))) __builtin_trap();
  for (const wire::Delta& delta : read.deltas()) take(delta);
  return true;
}

void SampleClient::take(const wire::Delta& delta) {
  test::fold(state, delta);
  switch (delta.is_case()) {
    case wire::Delta::kWelcome:
      names.assign(delta.welcome().names().begin(), delta.welcome().names().end());
      schema = delta.welcome().schema();
      break;
    case wire::Delta::kNames:
      names.resize(std::max<std::size_t>(names.size(), delta.names().first()));
      names.insert(names.begin() + delta.names().first(), delta.names().names().begin(), delta.names().names().end());
      break;
    case wire::Delta::kSnapshot:
      questions.clear();
      for (const wire::Question& question : delta.snapshot().questions()) questions[question.id()] = question;
      break;
    case wire::Delta::kQuestion: questions[delta.question().id()] = delta.question(); break;
    case wire::Delta::kQuestionClosed: questions.erase(delta.question_closed().question()); break;
    case wire::Delta::kOffers: offers = delta.offers(); break;
    case wire::Delta::kChoices: choices = delta.choices(); break;
    default: break;
  }
}

bool SampleClient::has_name(std::string_view key) const {
  return std::find(names.begin(), names.end(), key) != names.end();
}

std::uint32_t SampleClient::name(std::string_view key) const {
  return static_cast<std::uint32_t>(std::find(names.begin(), names.end(), key) - names.begin());
}

SampleTable::SampleTable(const std::string& system) {
  const auto owner = store_->accounts().create({.name = "gm", .password_hash = "x", .created_at_s = 1});
  campaign_ = store_->campaigns()
                  .create({.name = "Sample",
                           .system = system,
                           .owner = owner->id,
                           .created_at_s = 1,
                           .settings = std::string(table::begins_with_sample)})
                  ->id;
  for (SampleClient* client : {&gm, &player}) {
    const bool is_gm = client == &gm;
    const auto role = is_gm ? persistence::Role::gm : persistence::Role::player;
    const std::string name = is_gm ? "Gil" : "Ann";
    const auto made = store_->seats().create({.campaign = campaign_, .display_name = name, .role = role});
    client->seat = {{static_cast<std::uint64_t>(made->id)}, name, is_gm};
  }
  open();
  for (SampleClient* client : {&gm, &player}) connect(*client);
  start_fight();
}

SampleTable::~SampleTable() { table_.reset(); }

void SampleTable::open() {
  journal_ = std::make_unique<table::JournalWriter>(store_->journal(), table::JournalWriter::Limits{});
  deps_.emplace(table::TableDependencies{loop_, worker_, clock_, *store_, *journal_, SampleRulebooks::get(),
                                         [](std::string_view line) {
                                           std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());
                                           if (line.find("failed an internal check") != std::string_view::npos)
                                             __builtin_trap();
                                         }});
  table_ = std::make_unique<table::Table>(*deps_, settings_, faces_, campaign_);
  settle();
}

void SampleTable::restart() {
  table_.reset();
  loop_.drop_everything();
  worker_.drop_everything();
  journal_.reset();
  store_ = persistence::open_memory(disk_);
  for (SampleClient* client : {&gm, &player}) client->is_open = false;
  open();
}

void SampleTable::connect(SampleClient& client) {
  if (client.is_open) return;
  table_->disconnect(client.connection);
  client.connection = ++last_connection_;
  client.is_open = true;
  table_->connect(client.connection, client.seat, client);
  wire::ClientFrame hello;
  hello.mutable_hello()->set_protocol(codec::protocol_version);
  send(client, hello);
}

void SampleTable::send(SampleClient& client, const std::string& frame) {
  connect(client);
  (void)table_->receive(client.connection, frame);
  settle();
}

void SampleTable::start_fight() {
  wire::ClientFrame frame;
  for (const char* action : {"start_conflict", "start_encounter"})
    if (gm.has_name(action)) frame.mutable_command()->set_action(gm.name(action));
  frame.mutable_command()->set_client_id(++gm.last_id);
  send(gm, frame);
  for (int left = 20; left > 0 && !gm.questions.empty(); --left) {
    wire::ClientFrame answer = with_default(gm.questions.begin()->second);
    answer.mutable_answer()->set_client_id(++gm.last_id);
    send(gm, answer);
  }
}

void SampleTable::settle() {
  do {
    while (loop_.step() || worker_.step()) continue;
    while (!journal_->idle()) (void)journal_->step();
  } while (loop_.step() || worker_.step());
}

void SampleTable::wait(std::int64_t ms) {
  const std::int64_t until = clock_.now_ms + ms;
  while (loop_.fire_one(until) || worker_.fire_one(until)) settle();
  clock_.now_ms = until;
}

Hints SampleTable::hints(const SampleClient& client) {
  Hints hints;
  const auto add = [&](const char* field, const auto& one) {
    for (const char* name : {field, ""}) hints.numbers[name].push_back(static_cast<std::int64_t>(one.id()));
  };
  for (const wire::Creature& creature : client.state.creatures()) {
    add("creature", creature);
    for (const wire::Item& item : creature.items()) add("item", item);
    for (const wire::Condition& condition : creature.conditions()) add("condition", condition);
  }
  for (const wire::Scene& scene : client.state.scenes()) add("scene", scene);
  for (const wire::Encounter& fight : client.state.encounters()) add("encounter", fight);
  for (const wire::Relation& relation : client.state.relations()) add("border", relation);
  for (const char* field : {"actor", "remove_creature"}) hints.numbers[field] = hints.numbers["creature"];
  for (const char* field : {"show_scene", "remove_scene"}) hints.numbers[field] = hints.numbers["scene"];
  for (const auto& action : client.schema.actions()) {
    hints.numbers["action"].push_back(action.key());
    for (const auto& field : action.form()) hints.numbers["name"].push_back(field.key());
  }
  auto& keys = hints.numbers["key"];
  for (const auto& number : client.schema.numbers()) keys.push_back(number.key());
  for (const auto& condition : client.schema.conditions()) keys.push_back(condition.key());
  for (const auto& rule : client.schema.house_rules()) keys.push_back(rule.key());
  for (const auto& record : client.schema.records()) hints.numbers["record"].push_back(record.id());
  hints.numbers["kind"] = hints.numbers["record"];
  for (const char* place : {"column", "row", "steps"}) hints.numbers[place] = {3, 4, 5, 6, 7, 8, 1, -1, 0};
  auto& texts = hints.texts["question"];
  for (const auto& [id, question] : client.questions) texts.push_back(id);
  hints.texts["text"] = {"/r 2d6+3", "/gr 1d20", "/w gm so", "/undo", "[[3d6]] it is", "so"};
  return hints;
}

}  // namespace ft::fuzz
