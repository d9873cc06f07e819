// protocol/wire/v1/content.proto: records, files of them, and heroes in the making.
#include <algorithm>

#include "server/codec/wire/deltas.hpp"
#include "server/codec/wire/wire_writer.hpp"

namespace ft::codec {

using namespace rules::literals;

namespace {
constexpr std::size_t most_problems = 100;
}  // namespace

void WireWriter::write(const ListedRecord& listed, wire::RecordEntry* to) const {
  const rules::Record& from = *listed.record;
  to->set_kind(index(from.kind));
  to->set_id(index(from.id));
  to->set_name(from.name);
  to->set_summary(from.text("text"_k));
  to->set_icon(from.text("icon"_k));
  to->set_origin(static_cast<wire::RecordEntry::Origin>(from.origin));
  to->set_retired(from.retired);
  to->set_problem(listed.problem);
}

void WireWriter::write(const rules::Draft& from, wire::Draft* to) const {
  if (const auto* yes = std::get_if<bool>(&from.is)) to->set_yes(*yes);
  if (const auto* number = std::get_if<std::int64_t>(&from.is)) to->set_number(*number);
  if (const auto* text = std::get_if<std::string>(&from.is)) to->set_text(*text);
  if (const auto* values = std::get_if<rules::Draft::List>(&from.is))
    list(*values, to->mutable_list()->mutable_values());
  if (const auto* table = std::get_if<rules::Draft::Table>(&from.is))
    for (const auto& [name, value] : *table) {
      wire::Draft::Entry* entry = to->mutable_table()->add_entries();
      entry->set_name(name);
      write(value, entry->mutable_value());
    }
}

void WireWriter::write(const rules::ContentProblem& from, wire::ContentProblem* to) const {
  to->set_file(from.file);
  to->set_line(static_cast<std::uint32_t>(std::max(from.line, 0)));
  to->set_field(from.field);
  to->set_expected(from.expected);
}

void WireWriter::write(const HeroReport& from, wire::HeroReport* to) const {
  for (const rules::BuildProblem& problem : from.making.problems) {
    wire::HeroProblem* sent = to->add_refusals();
    sent->set_field(problem.field);
    write(problem.why, sent->mutable_refusal());
  }
  for (const rules::Allowance& allowance : from.making.allowances) {
    wire::Allowance* sent = to->add_allowances();
    sent->set_name(index(allowance.name));
    sent->set_spent(allowance.spent);
    sent->set_of(allowance.of);
    sent->set_rule(index(allowance.rule));
  }
  list(from.sheet, to->mutable_sheet());
  numbers(from.making.creature.numbers, to->mutable_numbers());
}

void Deltas::names(std::size_t first, WireNames::Reader reader) {
  wire::Names* to = frame_->add_deltas()->mutable_names();
  to->set_first(static_cast<std::uint32_t>(first));
  for (const std::string& name : wire_names_.names(reader, first)) to->add_names(name);
}

void Deltas::record(const ListedRecord& record) {
  WireWriter(wire_names_).write(record, frame_->add_deltas()->mutable_record());
}

void Deltas::record_gone(const RecordId& record) {
  wire::RecordId* to = frame_->add_deltas()->mutable_record_gone();
  to->set_kind(wire_names_.index(record.kind));
  to->set_id(wire_names_.index(record.id));
}

void Deltas::record_draft(std::uint32_t client_id, const ListedRecord& record, const rules::Draft& draft) {
  const WireWriter writer(wire_names_);
  wire::RecordDraft* to = frame_->add_deltas()->mutable_record_draft();
  to->set_client_id(client_id);
  writer.write(record, to->mutable_entry());
  writer.write(draft, to->mutable_draft());
}

void Deltas::content_file(std::uint32_t client_id, const std::string& file, const std::string& text) {
  wire::ContentFile* to = frame_->add_deltas()->mutable_content_file();
  to->set_client_id(client_id);
  to->set_file(file);
  to->set_text(text);
}

namespace {
void write_problems(const WireWriter& writer, const Problems& problems,
                    google::protobuf::RepeatedPtrField<wire::ContentProblem>* to) {
  for (std::size_t i = 0; i < std::min(problems.size(), most_problems); ++i) writer.write(problems[i], to->Add());
}
}  // namespace

void Deltas::content_problems(std::uint32_t client_id, const Problems& problems) {
  wire::ContentProblems* to = frame_->add_deltas()->mutable_content_problems();
  to->set_client_id(client_id);
  write_problems(WireWriter(wire_names_), problems, to->mutable_problems());
}

void Deltas::hero_report(std::uint32_t client_id, const Problems& problems) {
  wire::HeroReport* to = frame_->add_deltas()->mutable_hero_report();
  to->set_client_id(client_id);
  write_problems(WireWriter(wire_names_), problems, to->mutable_problems());
}

void Deltas::hero_report(std::uint32_t client_id, const HeroReport& report) {
  wire::HeroReport* to = frame_->add_deltas()->mutable_hero_report();
  to->set_client_id(client_id);
  WireWriter(wire_names_).write(report, to);
}

}  // namespace ft::codec
