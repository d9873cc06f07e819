// What people at a table ask of the server.
#include "tests/server/net/requests.hpp"

namespace ft::test {

wire::ClientFrame action(const Person& who, const std::string& name, const std::string& actor) {
  wire::ClientFrame frame;
  frame.mutable_command()->set_action(who.key(name));
  if (!actor.empty()) frame.mutable_command()->set_actor(who.creature(actor));
  return frame;
}

wire::Value& field(wire::ClientFrame& frame, const Person& who, const std::string& name) {
  wire::Param& param = *frame.mutable_command()->add_form();
  param.set_name(who.key(name));
  return *param.mutable_value();
}

wire::ClientFrame walk(const Person& who, const std::string& actor, const std::vector<int>& steps,
                       const std::string& name) {
  wire::ClientFrame frame = action(who, name, actor);
  field(frame, who, "path").mutable_path()->mutable_steps()->Add(steps.begin(), steps.end());
  return frame;
}

wire::ClientFrame answering(const wire::Question& question, const wire::Value& value) {
  wire::ClientFrame frame;
  frame.mutable_answer()->set_question(question.id());
  *frame.mutable_answer()->mutable_value() = value;
  return frame;
}

wire::ClientFrame giving(std::uint32_t creature, const Person& to) {
  wire::ClientFrame frame;
  wire::EditCreature& edit = *frame.mutable_edit()->mutable_edit_creature();
  edit.set_creature(creature);
  edit.mutable_seats()->add_seats(to.seat);
  return frame;
}

wire::ClientFrame placing(std::uint32_t creature, std::uint32_t scene, int column, int row) {
  wire::ClientFrame frame;
  wire::PlaceCreature& edit = *frame.mutable_edit()->mutable_place_creature();
  edit.set_creature(creature);
  edit.set_scene(scene);
  edit.mutable_place()->set_kind(wire::Place::CELL);
  edit.mutable_place()->set_column(column);
  edit.mutable_place()->set_row(row);
  return frame;
}

wire::ClientFrame setting(const Person& gm, const std::string& creature, const std::string& number, int value) {
  wire::ClientFrame frame;
  wire::SetNumber& edit = *frame.mutable_edit()->mutable_set_number();
  edit.mutable_owner()->set_creature(gm.creature(creature));
  edit.set_key(gm.key(number));
  edit.set_value(value);
  return frame;
}

std::string answer_to(Person& who, const wire::ClientFrame& frame) {
  const std::uint32_t id = who.ask(frame);
  who.await_answer(id);
  return who.why_not(id);
}

void wait_until_worked_off(Person& gm) {
  wire::ClientFrame secret_roll;
  secret_roll.mutable_say()->set_text("/sr 1d20");
  gm.await_answer(gm.ask(secret_roll));
  gm.round_trip();
}

}  // namespace ft::test
