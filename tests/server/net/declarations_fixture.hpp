// A fight without turns over real sockets: Gil with his foes, and four players with a hero each.
#pragma once

#include <gmock/gmock.h>

#include <array>

#include "tests/server/net/lobby_fixture.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

/// The heroes stand far apart in the open; the fight has begun.
class DeclarationsTest : public CampaignFixture {
 protected:
  DeclarationsTest() { system = "aura"; }

  void SetUp() override {
    CampaignFixture::SetUp();
    gil.browser = gm;
    for (Person* one : players()) one->browser = player(one->name);
    for (Person* one : clients()) one->arrive(campaign);
    const std::array<std::pair<int, int>, 4> corners{{{1, 1}, {1, 15}, {24, 1}, {24, 16}}};
    for (std::size_t i = 0; i < 4; ++i) {
      do_as_gm(giving(gil.creature(heroes[i]), *players()[i]));
      put(heroes[i], corners[i].first, corners[i].second);
    }
    always_ask_gm();
    do_as_gm(action(gil, "start_encounter"));
    all_catch_up();
    for (Person* one : clients())
      one->on_frame = [this, one](const wire::ServerFrame& frame) { heard[one->name].push_back(frame); };
  }

  std::array<Person*, 4> players() { return {&ada, &bea, &cid, &dan}; }
  std::array<Person*, 5> clients() { return {&gil, &ada, &bea, &cid, &dan}; }
  void all_catch_up() {
    for (Person* one : clients()) one->round_trip();
  }
  /// Waits until the table has handled all requests and every client has its frames.
  void settle() {
    all_catch_up();
    wait_until_worked_off(gil);
    all_catch_up();
  }
  void forget() {
    all_catch_up();
    heard.clear();
  }

  static wire::ClientFrame attack(const Person& who, const std::string& actor, const std::string& target) {
    wire::ClientFrame frame = action(who, "melee_attack", actor);
    field(frame, who, "target").mutable_ref()->set_creature(who.creature(target));
    return frame;
  }
  static wire::ClientFrame run(const Person& who, const std::string& actor, const std::vector<int>& steps) {
    return walk(who, actor, steps, "run");
  }
  void do_as_gm(const wire::ClientFrame& frame) {
    ASSERT_EQ(answer_to(gil, frame), "");
    gil.round_trip();
  }
  void put(const std::string& creature, int column, int row) {
    do_as_gm(placing(gil.creature(creature), gil.knows.state.campaign().shown(), column, row));
  }
  void set(const std::string& creature, const std::string& number, int value) {
    do_as_gm(setting(gil, creature, number, value));
  }
  void house_rule(const std::string& name, int value) {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_set_switch()->set_key(gil.key(name));
    frame.mutable_edit()->mutable_set_switch()->set_value(value);
    do_as_gm(frame);
  }
  void turn(const std::string& creature, int facing) {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_edit_creature()->set_creature(gil.creature(creature));
    frame.mutable_edit()->mutable_edit_creature()->set_facing(facing);
    do_as_gm(frame);
  }
  /// Next to Ash, the two facing each other.
  void face_each_other(const std::string& other) {
    put(other, 2, 1);
    turn("Ash", 90);
    turn(other, 270);
    forget();
  }

  static const wire::Creature& creature(const Person& who, const std::string& called) {
    for (const wire::Creature& one : who.knows.state.creatures())
      if (one.name() == called) return one;
    throw std::runtime_error(who.name + " knows no " + called);
  }
  static std::int64_t number(const Person& who, const std::string& called, const std::string& name) {
    for (const wire::Number& one : creature(who, called).numbers())
      if (one.key() == who.key(name)) return one.value();
    return 0;
  }
  static bool is(const Person& who, const std::string& called, const std::string& condition) {
    return std::ranges::any_of(creature(who, called).conditions(),
                               [&](const wire::Condition& one) { return one.key() == who.key(condition); });
  }

  /// The person's own questions about that.
  static std::vector<wire::Question> asked(const Person& who, const std::string& about = "q_declared") {
    std::vector<wire::Question> own;
    for (const auto& [id, question] : who.knows.questions)
      if (question.mine() && question.prompt() == who.key(about)) own.push_back(question);
    return own;
  }
  /// The one of them about that creature.
  static wire::Question asked(const Person& who, const std::string& about, const std::string& of) {
    for (const wire::Question& one : asked(who, about))
      if (one.asked() == who.creature(of)) return one;
    throw std::runtime_error(who.name + " is not asked: " + about);
  }
  static wire::Value word(const Person& who, const std::string& key) {
    wire::Value value;
    value.set_key(who.key(key));
    return value;
  }
  static wire::Value words(const Person& who, const std::vector<std::string>& keys) {
    wire::Value value;
    for (const std::string& key : keys) value.mutable_list()->add_values()->set_key(who.key(key));
    return value;
  }
  std::string answer(Person& who, const wire::Question& question, const wire::Value& value) {
    return answer_to(who, answering(question, value));
  }
  /// Also about light attacks on creatures without a player.
  void always_ask_gm() {
    wire::ClientFrame frame;
    frame.mutable_auto_answer()->set_prompt(gil.key("q_declared"));
    frame.mutable_auto_answer()->mutable_value();  // the default, never given
    frame.mutable_auto_answer()->set_ask_above(-1);
    do_as_gm(frame);
  }
  std::string order(Person& who, const std::string& creature, const wire::Value* value, int ask_above = 0) {
    wire::ClientFrame frame;
    wire::AutoAnswer& order = *frame.mutable_auto_answer();
    order.set_creature(who.creature(creature));
    order.set_prompt(who.key("q_declared"));
    if (value) *order.mutable_value() = *value;
    if (ask_above > 0) order.set_ask_above(ask_above);
    return answer_to(who, frame);
  }

  /// How often the person was sent that.
  std::size_t received(const Person& who, wire::Delta::IsCase what) {
    std::size_t times = 0;
    for (const wire::ServerFrame& frame : heard[who.name])
      times += static_cast<std::size_t>(
          std::ranges::count_if(frame.deltas(), [&](const wire::Delta& delta) { return delta.is_case() == what; }));
    return times;
  }
  std::size_t window_frames(const Person& who) {
    return received(who, wire::Delta::kQuestion) + received(who, wire::Delta::kQuestionClosed) +
           received(who, wire::Delta::kWaiting) + received(who, wire::Delta::kDeclarations);
  }
  /// The sentences of the log with that text.
  static std::vector<wire::LogLine> noted(const Person& who, const std::string& text) {
    std::vector<wire::LogLine> all;
    for (const wire::LogEntry& entry : who.knows.log)
      if (entry.has_log_line() && entry.log_line().text() == who.key(text)) all.push_back(entry.log_line());
    return all;
  }
  /// The declarations in the log, in order.
  static std::vector<std::string> declared(const Person& who) {
    std::vector<std::string> actors;
    for (const wire::LogLine& one_declared : noted(who, "declared"))
      for (const wire::Param& param : one_declared.params())
        if (param.name() == who.key("who"))
          for (const wire::Creature& one : who.knows.state.creatures())
            if (one.id() == param.value().ref().creature()) actors.push_back(one.name());
    return actors;
  }

  const std::array<std::string, 4> heroes{"Ash", "Brug", "Cyl", "Dara"};
  const std::string hob = "Hob with the maul", marrow = "Old Marrow";
  Person gil{"Gil", Browser(server.port())}, ada{"Ada", Browser(server.port())}, bea{"Bea", Browser(server.port())},
      cid{"Cid", Browser(server.port())}, dan{"Dan", Browser(server.port())};
  std::map<std::string, std::vector<wire::ServerFrame>> heard;
};

}  // namespace ft::test
