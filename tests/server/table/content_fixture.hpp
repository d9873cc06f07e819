// A campaign whose GM writes content of its own.
#pragma once

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

class Content : public TableFixture {
 protected:
  Content() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
  }

  using Fields = std::vector<std::pair<std::string, std::string>>;
  static wire::Draft draft(const Fields& fields) {
    wire::Draft made;
    for (const auto& [name, text] : fields) {
      wire::Draft::Entry& entry = *made.mutable_table()->add_entries();
      entry.set_name(name);
      entry.mutable_value()->set_text(text);
    }
    return made;
  }
  void put(Client& who, const Fields& fields) {
    wire::Edit change;
    *change.mutable_put_record() = draft(fields);
    edit(who, change);
    settle();
  }
  void put_sabre(const std::string& damage) {
    put(gm, {{"kind", "weapon"}, {"id", "sabre"}, {"name", "Sabre"}, {"damage", damage}});
  }
  wire::RecordId name_of(Client& who, std::string_view kind, std::string_view id) {
    wire::RecordId name;
    name.set_kind(who.name(kind));
    name.set_id(who.name(id));
    return name;
  }
  void remove(std::string_view kind, std::string_view id) {
    wire::Edit change;
    *change.mutable_remove_record() = name_of(gm, kind, id);
    edit(gm, change);
    settle();
  }
  void restore(std::string_view kind, std::string_view id) {
    wire::Edit change;
    *change.mutable_restore_record() = name_of(gm, kind, id);
    edit(gm, change);
    settle();
  }
  /// before: what was sent of the file in parts.
  void import(Client& who, std::string text, const std::string& before = "") {
    wire::Edit change;
    wire::ImportContent& file = *change.mutable_import_content();
    const std::string whole = before + text;
    file.set_file("mine.toml");
    file.set_bytes(static_cast<std::uint32_t>(whole.size()));
    file.set_digest(rules::Key(whole).hash);
    file.set_text(std::move(text));
    edit(who, change);
    settle();
  }
  void import_part(Client& who, std::string text, bool first = false) {
    wire::ClientFrame frame;
    frame.mutable_import_chunk()->set_first(first);
    frame.mutable_import_chunk()->set_text(std::move(text));
    send(who, frame);
    settle();
  }
  std::string exported(wire::AskExport::Which which) {
    wire::ClientFrame frame;
    frame.mutable_ask_export()->set_which(which);
    send(gm, frame);
    settle();
    return gm.of(wire::Delta::kContentFile).back().content_file().text();
  }
  void give_item(std::string_view who, std::string_view kind, std::string_view placement = "held") {
    wire::Edit change;
    change.mutable_give_item()->set_creature(gm.creature(who));
    change.mutable_give_item()->set_kind(gm.name(kind));
    change.mutable_give_item()->set_placement(gm.name(placement));
    edit(gm, change);
    settle();
  }
  void undo() {
    wire::Edit change;
    change.mutable_undo();
    edit(gm, change);
    settle();
  }
  /// "Sabre" or "Sabre (gone)", as sent last; "" if the client knows none.
  static std::string entry(const Client& who, std::string_view id) {
    std::string known;
    for (const wire::Delta& delta : who.deltas) {
      if (delta.has_record() && who.names.at(delta.record().id()) == id)
        known = delta.record().name() + (delta.record().retired() ? " (gone)" : "");
      if (delta.has_record_gone() && who.names.at(delta.record_gone().id()) == id) known.clear();
    }
    return known;
  }
  /// "field: expected" of the newest list of problems.
  static std::vector<std::string> problems(const Client& who) {
    std::vector<std::string> all;
    const auto received = who.of(wire::Delta::kContentProblems);
    if (received.empty()) return all;
    for (const auto& problem : received.back().content_problems().problems())
      all.push_back((problem.file().empty() ? "" : problem.file() + ":" + std::to_string(problem.line()) + " ") +
                    problem.field() + ": " + problem.expected());
    return all;
  }
  /// What the weapon's die shows at its highest, when Ada strikes.
  std::int64_t hurt_by_ada(int face) {
    const std::int64_t before = hp("Ghoul");
    dice.faces = {10, face};
    strike(ada, "Ada", "Ghoul");
    settle();
    answer(gm, false);
    settle();
    return before - hp("Ghoul");
  }
};

}  // namespace ft::test
