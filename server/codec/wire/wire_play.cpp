// protocol/wire/v1/play.proto, chat.proto and session.proto, from a table's offers, questions and lines.
#include "server/codec/wire/wire_writer.hpp"

#include <algorithm>
#include <charconv>

namespace ft::codec {

std::string write_resolution_name(rules::ResolutionId id) {
  char text[17];
  return {text, std::to_chars(text, text + sizeof text, id.value, 16).ptr};
}

std::string write_question_name(QuestionId name) {
  if (!name.resolution) return "";
  return write_resolution_name(name.resolution) + '.' + std::to_string(name.tag);
}

std::optional<QuestionId> read_question_name(std::string_view text) {
  QuestionId name;
  const char* const end = text.data() + text.size();
  const auto resolution = std::from_chars(text.data(), end, name.resolution.value, 16);
  if (resolution.ec != std::errc() || resolution.ptr == end || *resolution.ptr != '.') return std::nullopt;
  const auto tag = std::from_chars(resolution.ptr + 1, end, name.tag);
  if (tag.ec != std::errc() || tag.ptr != end) return std::nullopt;
  return name;
}

void WireWriter::write(const OpenQuestion& open, wire::Question* to) const {
  const rules::Question& from = open.question;
  to->set_id(write_question_name({open.resolution, from.tag}));
  to->set_asked(id(from.asked));
  to->set_mine(open.mine);
  to->set_prompt(index(from.prompt));
  list(from.params, to->mutable_params());
  to->set_rule(index(from.rule));
  to->set_shape(static_cast<wire::Question::Shape>(from.shape));
  for (const rules::Option& option : from.options) {
    wire::Option* out = to->add_options();
    write(option.value, out->mutable_value());
    out->set_text(index(option.text));
    list(option.params, out->mutable_params());
  }
  to->set_min(from.min);
  to->set_max(from.max);
  list(from.cells, to->mutable_cells());
  write(from.default_answer, to->mutable_default_answer());
  to->set_total_ms(open.total_ms);
  to->set_left_ms(open.left_ms);
  to->set_running(open.running);
  to->set_non_blocking(from.non_blocking);
  to->set_max_damage(from.max_damage);
}

void WireWriter::write(const rules::Offer& from, wire::Offer* to) const {
  to->set_action(index(from.command.action));
  list(from.command.form, to->mutable_form());
  if (from.why_not) write(*from.why_not, to->mutable_why_not());
}

void WireWriter::write(const rules::Choice& from, wire::Choice* to) const {
  write(from.value, to->mutable_value());
  list(from.added, to->mutable_added());
  if (from.why_not) write(*from.why_not, to->mutable_why_not());
}

void WireWriter::write(const rules::SheetLine& from, wire::SheetLine* to) const {
  to->set_number(index(from.number));
  write(from.sum, to->mutable_sum());
  to->set_rule(index(from.rule));
  to->set_dice(static_cast<std::uint32_t>(from.dice.count));
  to->set_sides(static_cast<std::uint32_t>(from.dice.sides));
  to->set_word(index(from.word));
}

void WireWriter::write(const rules::OfferedAttack& from, wire::SheetAttack* to) const {
  to->set_name(index(from.attack.name));
  list(from.attack.lines, to->mutable_lines());
  write(from.offer, to->mutable_offer());
}

void WireWriter::write(const rules::ReachableZone& from, wire::ReachableZone* to) const {
  write(from.cell, to->mutable_cell());
  to->set_turns(from.turns);
  if (from.refusal) write(*from.refusal, to->mutable_refusal());
}

void WireWriter::write(const AutoAnswer& from, wire::AutoAnswer* to) const {
  to->set_creature(id(from.creature));
  to->set_prompt(index(from.prompt));
  if (from.answer) write(*from.answer, to->mutable_value());
  if (from.ask_above) to->set_ask_above(*from.ask_above);
}

void WireWriter::write(const Declarations& from, wire::Declarations* to) const {
  for (const Declaration& one : from.open) {
    wire::Declaration* out = to->add_open();
    out->set_resolution(write_resolution_name(one.resolution));
    for (const rules::ActionDeclared& declared : one.declared) {
      wire::DeclaredAction* to_declared = out->add_declared();
      to_declared->set_actor(id(declared.actor));
      to_declared->set_action(index(declared.action));
      to_declared->set_response_type(index(declared.response_type));
      list(declared.details, to_declared->mutable_details());
      to_declared->set_rule(index(declared.rule));
    }
    ids(one.waits_for, out->mutable_waits_for());
    if (one.ends_at_ms > 0) {
      out->set_left_ms(static_cast<std::int32_t>(std::max<std::int64_t>(1, one.ends_at_ms - from.now_ms)));
      out->set_total_ms(static_cast<std::int32_t>(one.total_ms));
    }
    out->set_arrived_ms(one.arrived_ms);
    out->set_order(one.order);
  }
  for (const Queued& one : from.queue) {
    wire::Queued* out = to->add_queue();
    out->set_actor(id(one.command.actor));
    out->set_mine(one.mine);
    out->set_client_id(one.client_id);
    out->set_action(index(one.command.action));
    list(one.command.form, out->mutable_form());
    if (one.waits_for) out->set_waits_for(write_resolution_name(one.waits_for));
    out->set_waits_for_right(one.waits_for_right);
    out->set_arrived_ms(one.arrived_ms);
    out->set_order(one.order);
  }
}

void WireWriter::write(const WaitingFor& from, wire::Waiting* to) const {
  to->set_question(write_question_name(from.question));
  to->set_creature(id(from.creature));
  to->set_own(from.own);
}

void WireWriter::write(const ChatRolled& from, wire::DiceRoll* to) const {
  to->set_seat(id(from.seat));
  to->set_expression(from.expression);
  list(from.dice, to->mutable_dice());
  to->set_total(from.total);
  to->set_comment(from.comment);
  to->set_to(static_cast<wire::DiceRoll::To>(from.to));
}

void WireWriter::write(const ChatLine& from, wire::ChatLine* to) const {
  to->set_id(from.id);
  to->set_seat(id(from.seat));
  to->set_as(id(from.as));
  ids(from.to, to->mutable_to());
  to->set_kind(static_cast<wire::ChatLine::Kind>(from.kind));
  to->set_text(from.text);
  to->set_at_ms(from.at_ms);
  list(from.rolls, to->mutable_rolls());
}

void WireWriter::write(const Participant& from, wire::Participant* to) const {
  to->set_seat(id(from.seat));
  to->set_name(from.name);
  to->set_gm(from.gm);
  to->set_online(from.online);
}

void WireWriter::write(const TableStatus& from, wire::TableStatus* to) const {
  to->set_kind(static_cast<wire::TableStatus::Kind>(from.kind));
  to->set_reason(from.reason);
  to->set_damaged(from.damaged);
}

}  // namespace ft::codec
