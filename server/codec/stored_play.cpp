// protocol/stored/v1/play.proto, both ways.
#include "server/codec/stored_reader.hpp"
#include "server/codec/stored_writer.hpp"

namespace ft::codec {

void StoredWriter::write(const rules::Command& from, stored::Command* to) const {
  to->set_action(name(from.action));
  to->set_actor(from.actor.value);
  list(from.form, to->mutable_form());
  for (const rules::Key code : from.overrides) to->add_overrides(name(code));
  to->set_override_reason(from.override_reason);
}
rules::Command StoredReader::read(const stored::Command& from) {
  rules::Command to{.action = key(from.action()),
                    .actor = {from.actor()},
                    .form = list(from.form()),
                    .overrides = {},
                    .override_reason = from.override_reason()};
  for (const std::string& code : from.overrides()) to.overrides.push_back(key(code));
  return to;
}

void StoredWriter::write(const rules::Viewer& from, stored::Viewer* to) const {
  to->set_role(static_cast<stored::Viewer::Role>(from.role));
  to->set_seat(from.seat.value);
  ids(from.creatures, to->mutable_creatures());
}
rules::Viewer StoredReader::read(const stored::Viewer& from) const {
  return {one_of<rules::Viewer::Role>(from.role(), stored::Viewer::Role_IsValid),
          {from.seat()},
          ids<rules::CreatureId>(from.creatures())};
}

void StoredWriter::write(const rules::Option& from, stored::Option* to) const {
  write(from.value, to->mutable_value());
  to->set_text(name(from.text));
  list(from.params, to->mutable_params());
}
rules::Option StoredReader::read(const stored::Option& from) {
  return {read(from.value()), key(from.text()), list(from.params())};
}

void StoredWriter::write(const rules::Question& from, stored::Question* to) const {
  to->set_tag(from.tag);
  to->set_asked(from.asked.value);
  to->set_about(name(from.about));
  list(from.params, to->mutable_params());
  to->set_rule(name(from.rule));
  to->set_shape(static_cast<stored::Question::Shape>(from.shape));
  list(from.options, to->mutable_options());
  to->set_least(from.least);
  to->set_most(from.most);
  list(from.cells, to->mutable_cells());
  write(from.otherwise, to->mutable_otherwise());
  to->set_seconds(static_cast<std::int32_t>(from.seconds));
  to->set_secrecy(static_cast<stored::Question::Secrecy>(from.secrecy));
  to->set_brief(from.brief);
  to->set_stakes(from.stakes);
}
rules::Question StoredReader::read(const stored::Question& from) {
  return {.tag = from.tag(),
          .asked = {from.asked()},
          .about = key(from.about()),
          .params = list(from.params()),
          .rule = key(from.rule()),
          .shape = one_of<rules::Shape>(from.shape(), stored::Question::Shape_IsValid),
          .options = list(from.options()),
          .least = from.least(),
          .most = from.most(),
          .cells = list(from.cells()),
          .otherwise = read(from.otherwise()),
          .seconds = from.seconds(),
          .secrecy = one_of<rules::Secrecy>(from.secrecy(), stored::Question::Secrecy_IsValid),
          .brief = from.brief(),
          .stakes = from.stakes()};
}

void StoredWriter::write(const rules::Answered& from, stored::Answered* to) const {
  to->set_question(from.question);
  to->set_asked(from.asked.value);
  to->set_about(name(from.about));
  write(from.answer, to->mutable_answer());
  to->set_by(static_cast<stored::Answered::By>(from.by));
}
rules::Answered StoredReader::read(const stored::Answered& from) {
  return {.question = from.question(),
          .asked = {from.asked()},
          .about = key(from.about()),
          .answer = read(from.answer()),
          .by = one_of<rules::AnsweredBy>(from.by(), stored::Answered::By_IsValid)};
}

void StoredWriter::write(const rules::TapeEntry& from, stored::TapeEntry* to) const {
  if (const auto* die = std::get_if<rules::DieRolled>(&from)) {
    stored::DieRolled* out = to->mutable_die_thrown();
    write(die->by, out->mutable_by());
    out->set_purpose(name(die->purpose));
    out->set_sides(die->sides);
    out->set_face(die->face);
  } else if (const auto* answered = std::get_if<rules::Answered>(&from)) {
    write(*answered, to->mutable_answered());
  } else if (const auto* silent = std::get_if<rules::TimedOut>(&from)) {
    to->mutable_timed_out()->mutable_questions()->Assign(silent->questions.begin(), silent->questions.end());
  } else if (const auto* remark = std::get_if<rules::TableNote>(&from)) {
    to->mutable_remark()->set_at(static_cast<stored::TableNote::At>(remark->at));
    write(remark->note, to->mutable_remark()->mutable_note());
  } else {
    list(std::get<rules::ConcurrentEvents>(from).events, to->mutable_meanwhile()->mutable_events());
  }
}
rules::TapeEntry StoredReader::read(const stored::TapeEntry& from) {
  const stored::DieRolled& die = from.die_thrown();
  switch (from.is_case()) {
    case stored::TapeEntry::IS_NOT_SET: break;
    case stored::TapeEntry::kDieThrown:
      return rules::DieRolled{read(die.by()), key(die.purpose()), die.sides(), die.face()};
    case stored::TapeEntry::kAnswered: return read(from.answered());
    case stored::TapeEntry::kTimedOut:
      return rules::TimedOut{{from.timed_out().questions().begin(), from.timed_out().questions().end()}};
    case stored::TapeEntry::kRemark:
      return rules::TableNote{one_of<rules::TableNote::At>(from.remark().at(), stored::TableNote::At_IsValid),
                              read(from.remark().note())};
    case stored::TapeEntry::kMeanwhile: return rules::ConcurrentEvents{list(from.meanwhile().events())};
  }
  throw CorruptData{"a tape entry of a kind this build does not know"};
}

}  // namespace ft::codec
