// What a GM reads and writes of the campaign's content.
#include "rules/kernel/content/custom_record.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;
using Reader = codec::WireNames::Reader;

void Table::request(Presence& from, codec::AskRecord ask) {
  if (!from.seat.gm && kept_from_players(ask.record.kind))  // whether there is one or not
    return refuse(from, ask.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  const codec::ListedRecord record = content_->listed(ask.record, from.seat.gm ? Reader::gm : Reader::player);
  const Draft* draft = record.record ? content_->draft_of(ask.record) : nullptr;
  if (!draft) return refuse(from, ask.client_id, {"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}});
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.record_draft(ask.client_id, record, *draft); });
}

void Table::request(Presence& from, codec::AskExport ask) {
  if (!from.seat.gm) return refuse(from, ask.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  const std::string text = content_->file_text(ask.which);
  broadcaster_->send(
      from, [&](codec::Deltas& deltas) { deltas.content_file(ask.client_id, std::string(content_file_name), text); });
}

void Table::request(Presence& from, codec::ImportChunk part) {
  if (!from.seat.gm) return;
  if (part.first) from.import.emplace();
  if (from.import && from.import->size() <= most_content_bytes)
    *from.import += part.text;  // what is too long stays so, and is refused at the end
}

std::optional<NotDone> Table::import(const codec::Edit& edit, const codec::ImportContent& file, Presence& from) {
  const std::string text = std::exchange(from.import, std::nullopt).value_or("") + file.text;
  return change_content(edit, from, content_->import(text, file));
}

std::optional<NotDone> Table::change_content(const codec::Edit& edit, const Presence& from,
                                             CampaignContent::Changed change) {
  if (!change) return change.error();
  if (change->events.empty()) return std::nullopt;
  content_->learn(*change);
  apply_events_of_edit(ids_.next(), edit, from, {}, change->events);
  play_with(std::move(change->rulebook));
  return std::nullopt;
}

}  // namespace ft::table
