// protocol/wire/v1/play.proto, chat.proto and session.proto, from what a table offers, asks and says.
#include "server/codec/wire_writer.hpp"

#include <charconv>

namespace ft::codec {

std::string write_question_name(QuestionName name) {
  char text[40];
  char* at = std::to_chars(text, text + sizeof text, name.resolution.value, 16).ptr;
  *at++ = '.';
  at = std::to_chars(at, text + sizeof text, name.tag).ptr;
  return {text, at};
}

std::optional<QuestionName> read_question_name(std::string_view text) {
  QuestionName name;
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
  to->set_about(index(from.about));
  list(from.params, to->mutable_params());
  to->set_rule(index(from.rule));
  to->set_shape(static_cast<wire::Question::Shape>(from.shape));
  for (const rules::Option& option : from.options) {
    wire::Option* out = to->add_options();
    write(option.value, out->mutable_value());
    out->set_text(index(option.text));
    list(option.params, out->mutable_params());
  }
  to->set_least(from.least);
  to->set_most(from.most);
  list(from.cells, to->mutable_cells());
  write(from.otherwise, to->mutable_otherwise());
  to->set_total_ms(open.total_ms);
  to->set_left_ms(open.left_ms);
  to->set_running(open.running);
  to->set_brief(from.brief);
  to->set_stakes(from.stakes);
}

void WireWriter::write(const rules::Offer& from, wire::Offer* to) const {
  to->set_action(index(from.command.action));
  list(from.command.form, to->mutable_form());
  if (from.why_not) write(*from.why_not, to->mutable_why_not());
}

void WireWriter::write(const rules::Choice& from, wire::Choice* to) const {
  write(from.value, to->mutable_value());
  if (from.why_not) write(*from.why_not, to->mutable_why_not());
}

void WireWriter::write(const rules::SheetLine& from, wire::SheetLine* to) const {
  to->set_number(index(from.number));
  write(from.sum, to->mutable_sum());
  to->set_rule(index(from.rule));
}

void WireWriter::write(const rules::ReachedZone& from, wire::ReachedZone* to) const {
  write(from.cell, to->mutable_cell());
  to->set_turns(from.turns);
  if (from.refusal) write(*from.refusal, to->mutable_refusal());
}

void WireWriter::write(const StandingOrder& from, wire::StandingOrder* to) const {
  to->set_creature(id(from.creature));
  to->set_about(index(from.about));
  if (from.answer) write(*from.answer, to->mutable_value());
}
void WireWriter::write(const WaitingFor& from, wire::Waiting* to) const {
  to->set_question(write_question_name(from.question));
  to->set_creature(id(from.creature));
}

void WireWriter::write(const ChatLine& from, wire::ChatLine* to) const {
  to->set_id(from.id);
  to->set_seat(id(from.seat));
  to->set_as(id(from.as));
  ids(from.to, to->mutable_to());
  to->set_kind(static_cast<wire::ChatLine::Kind>(from.kind));
  to->set_text(from.text);
  to->set_at_ms(from.at_ms);
}

void WireWriter::write(const Person& from, wire::Person* to) const {
  to->set_seat(id(from.seat));
  to->set_name(from.name);
  to->set_gm(from.gm);
  to->set_here(from.here);
}

void WireWriter::write(const TableStatus& from, wire::TableStatus* to) const {
  to->set_kind(static_cast<wire::TableStatus::Kind>(from.kind));
  to->set_reason(from.reason);
}

}  // namespace ft::codec
