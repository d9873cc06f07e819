#include "tests/server/net/random_actions.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace {

const wire::Creature* creature_of(const Person& who, std::uint32_t id) {
  const auto& all = who.knows.state.creatures();
  const auto at = std::find_if(all.begin(), all.end(), [&](const wire::Creature& one) { return one.id() == id; });
  return at == all.end() ? nullptr : &*at;
}

// The creatures this person may act for.
std::vector<std::uint32_t> played_by(const Person& who) {
  std::vector<std::uint32_t> own;
  for (const wire::Creature& one : who.knows.state.creatures())
    if (who.is_gm || std::find(one.seats().begin(), one.seats().end(), who.seat) != one.seats().end())
      own.push_back(one.id());
  return own;
}

}  // namespace

RandomActions::Request RandomActions::wish(Person& who) {
  if (any(3) != 0)
    if (Request said = answer(who)) return said;
  const int choice = any(10);
  if (choice == 0) return roll(who);
  if (choice == 1) return line(who);
  if (who.is_gm && choice <= 3) return edit(who);
  if (who.is_gm && choice == 4) return action(who, 0);
  std::vector<std::uint32_t> own = played_by(who);
  for (const wire::Encounter& fight : who.knows.state.encounters())
    if (std::find(own.begin(), own.end(), fight.turn()) != own.end()) own = {fight.turn()};
  return own.empty() ? std::nullopt : action(who, any_of(own));
}

void RandomActions::do_something(Person& who) {
  if (const Request request = wish(who)) (void)who.ask(*request);
}

RandomActions::Request RandomActions::action(Person& who, std::uint32_t creature) {
  const auto found = command(who, creature);
  if (!found) return std::nullopt;
  wire::ClientFrame frame;
  *frame.mutable_command() = *found;
  return frame;
}

std::optional<wire::Command> RandomActions::command(Person& who, std::uint32_t creature) {
  wire::ClientFrame question;
  question.mutable_ask_offers()->set_creature(creature);
  (void)who.ask(question);
  const wire::Delta received = who.await(wire::Delta::kOffers);
  std::vector<wire::Offer> legal;
  for (const wire::Offer& offer : received.offers().offers())
    if (!offer.has_why_not() || !offer.form().empty() || any(20) == 0) legal.push_back(offer);
  for (int attempt = 0; attempt < 5 && !legal.empty(); ++attempt) {
    const wire::Offer& offer = any_of(legal);
    wire::Command command;
    command.set_action(offer.action());
    command.set_actor(creature);
    *command.mutable_form() = offer.form();
    if (fill_in(who, command)) return command;
  }
  return std::nullopt;
}

bool RandomActions::fill_in(Person& who, wire::Command& command) {
  const auto action = std::find_if(who.schema.actions().begin(), who.schema.actions().end(),
                                   [&](const wire::ActionSchema& one) { return one.key() == command.action(); });
  for (const wire::FieldSchema& field : action->form()) {
    const bool fixed = std::any_of(command.form().begin(), command.form().end(),
                                   [&](const wire::Param& param) { return param.name() == field.key(); });
    if (fixed || (!field.required() && any(2) == 0)) continue;
    const auto value = chosen(who, command, field);
    if (!value && field.required()) return false;
    if (!value) continue;
    wire::Param& param = *command.add_form();
    param.set_name(field.key());
    *param.mutable_value() = *value;
  }
  return true;
}

std::optional<wire::Value> RandomActions::chosen(Person& who, const wire::Command& command,
                                                 const wire::FieldSchema& field) {
  wire::Value value;
  switch (field.kind()) {
    case wire::FieldSchema::PATH: *value.mutable_path() = short_walk(who, command.actor()); return value;
    case wire::FieldSchema::NUMBER: value.set_number(field.min() + any(20)); return value;
    case wire::FieldSchema::TEXT: value.set_text("something"); return value;
    case wire::FieldSchema::PLACE: *value.mutable_place() = place_near(who, command.actor()); return value;
    default: break;
  }
  wire::ClientFrame question;
  wire::AskChoices& ask = *question.mutable_ask_choices();
  ask.set_action(command.action());
  ask.set_actor(command.actor());
  *ask.mutable_form() = command.form();
  ask.set_field(field.key());
  (void)who.ask(question);
  const wire::Delta received = who.await(wire::Delta::kChoices);
  std::vector<wire::Value> legal;
  for (const wire::Choice& choice : received.choices().choices())
    if (!choice.has_why_not()) legal.push_back(choice.value());
  if (legal.empty()) return std::nullopt;
  return any_of(legal);
}

wire::Path RandomActions::short_walk(const Person& who, std::uint32_t creature) {
  wire::Path path;
  const wire::Creature* walker = creature_of(who, creature);
  if (!walker) return path;
  int column = walker->place().column() + any(3) - 1;
  int row = walker->place().row() + any(3) - 1;
  path.add_steps(column);
  path.add_steps(row);
  for (int left = any(4); left > 0; --left) {  // on the whole toward the middle, where the others are
    path.add_steps(column < 14 ? any(2) : -any(2));
    path.add_steps(row < 9 ? any(2) : -any(2));
    column += path.steps(path.steps_size() - 2);
    row += path.steps(path.steps_size() - 1);
  }
  return path;
}

wire::Place RandomActions::place_near(const Person& who, std::uint32_t creature) {
  const wire::Creature* actor = creature_of(who, creature);
  const bool near = actor && any(3) != 0;
  wire::Place place;
  place.set_kind(wire::Place::CELL);
  place.set_column(near ? actor->place().column() + any(3) - 1 : any(28));
  place.set_row(near ? actor->place().row() + any(3) - 1 : any(18));
  return place;
}

std::optional<wire::Question> RandomActions::open_to(const Person& who) {
  std::vector<wire::Question> open;
  for (const auto& [id, question] : who.knows.questions)
    if (question.mine() || who.is_gm) open.push_back(question);
  if (open.empty()) return std::nullopt;
  return any_of(open);
}

RandomActions::Request RandomActions::answer(Person& who) {
  const auto question = open_to(who);
  if (!question) return std::nullopt;
  return answering(*question, value_for(who, *question));
}

RandomActions::Request RandomActions::order(Person& who) {
  const auto question = open_to(who);
  if (!question || question->asked() == 0) return std::nullopt;
  wire::ClientFrame frame;
  wire::AutoAnswer& order = *frame.mutable_auto_answer();
  order.set_creature(question->asked());
  order.set_prompt(question->prompt());
  if (any(3) != 0) *order.mutable_value() = value_for(who, *question);
  if (any(2) == 0) order.set_ask_above(any(12));
  return frame;
}

RandomActions::Request RandomActions::withdrawal(Person& who) {
  for (const wire::Queued& one : who.knows.declarations.queue()) {
    if (!one.mine()) continue;
    wire::ClientFrame frame;
    frame.mutable_cancel_queued()->set_client_id(one.client_id());
    return frame;
  }
  return std::nullopt;
}

wire::Value RandomActions::value_for(Person& who, const wire::Question& question) {
  wire::Value value;
  switch (question.shape()) {
    case wire::Question::YES_NO: value.set_yes(any(2) == 0); return value;
    case wire::Question::NUMBER:
      value.set_number(question.min() + any(static_cast<int>(question.max() - question.min()) + 1));
      return value;
    case wire::Question::TEXT: value.set_text("something"); return value;
    case wire::Question::ONE_OF:
      if (question.options().empty() || any(4) == 0) return question.default_answer();
      return any_of(question.options()).value();
    case wire::Question::ACTION:
      if (question.options().empty() || any(4) == 0) return question.default_answer();
      return spoken(who, question.asked(), any_of(question.options()).value());
    default: return question.default_answer();
  }
}

wire::Value RandomActions::spoken(Person& who, std::uint32_t creature, wire::Value option) {
  if (!option.has_list() || any(6) == 0) return option;
  google::protobuf::RepeatedPtrField<wire::Value>& said = *option.mutable_list()->mutable_values();
  wire::Command command;
  command.set_actor(creature);
  if (said.size() == 1) {  // any action, in this manner
    const auto found = this->command(who, creature);
    if (!found) return option;
    command = *found;
    said.Add()->set_key(command.action());
  } else {
    command.set_action(said[1].key());
    for (int i = 2; i + 1 < said.size(); i += 2) {
      wire::Param& param = *command.add_form();
      param.set_name(said[i].key());
      *param.mutable_value() = said[i + 1];
    }
    if (!fill_in(who, command)) return option;
  }
  for (int i = (said.size() - 2) / 2; i < command.form_size(); ++i) {
    said.Add()->set_key(command.form(i).name());
    *said.Add() = command.form(i).value();
  }
  return option;
}

// Every roll and every line has a number of its own.
wire::ClientFrame RandomActions::roll(const Person& who) {
  constexpr std::array<const char*, 3> words = {"/r 2d6+3", "/gr 1d20", "/sr 3d6kh2"};
  wire::ClientFrame frame;
  frame.mutable_say()->set_text(any_of(words) + std::string(" # ") + who.name + std::to_string(++lines_));
  return frame;
}

wire::ClientFrame RandomActions::line(const Person& who) {
  wire::ClientFrame frame;
  frame.mutable_say()->set_text((any(3) == 0 ? "/w gm " : "") + who.name + std::to_string(++lines_));
  return frame;
}

wire::ClientFrame RandomActions::edit(const Person& gm) {
  if (gm.knows.state.creatures().empty()) return roll(gm);
  const wire::Creature& one = any_of(gm.knows.state.creatures());
  wire::ClientFrame frame;
  wire::Edit& edit = *frame.mutable_edit();
  switch (any(6)) {
    case 0:
      edit.mutable_hide_creature()->set_creature(one.id());
      edit.mutable_hide_creature()->set_hidden(any(3) == 0);
      break;
    case 1: edit.mutable_undo()->set_reason("a slip"); break;
    case 2: {
      wire::PlaceCreature& place = *edit.mutable_place_creature();
      place.set_creature(one.id());
      place.set_scene(one.scene());
      place.mutable_place()->set_kind(wire::Place::CELL);
      place.mutable_place()->set_column(8 + any(8));
      place.mutable_place()->set_row(7 + any(5));
      break;
    }
    case 3:
      if (!gm.knows.questions.empty() && any(3) == 0) {
        edit.mutable_cancel()->set_question(gm.knows.questions.begin()->first);
        edit.mutable_cancel()->set_reason("a slip");
        break;
      }
      [[fallthrough]];
    case 4:
      if (!one.conditions().empty()) {
        edit.mutable_end_condition()->set_creature(one.id());
        edit.mutable_end_condition()->set_condition(any_of(one.conditions()).id());
        break;
      }
      [[fallthrough]];
    default: {  // back on their feet: some resource is full again
      for (const wire::NumberSchema& number : gm.schema.numbers()) {
        if (number.kind() != wire::NumberSchema::RESOURCE || number.owner() != wire::NumberSchema::CREATURE) continue;
        edit.mutable_set_number()->mutable_owner()->set_creature(one.id());
        edit.mutable_set_number()->set_key(number.key());
        edit.mutable_set_number()->set_value(5 + any(10));
        if (any(2) == 0) break;
      }
    }
  }
  return frame;
}

}  // namespace ft::test
