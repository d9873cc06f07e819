// What a record may hold, whether a form or a file brings it.
#include "server/codec/bytes/utf8.hpp"
#include "server/codec/content/content_toml.hpp"

namespace ft::codec {

namespace {

using rules::Draft;

struct Measure {
  Problems problems;
  int left = bounds::draft_values;

  void expect(bool within, const Draft& at, const std::string& field, const char* what, std::size_t most) {
    if (!within) problems.push_back({at.file, at.line, field, "at most " + std::to_string(most) + " " + what});
  }

  void look_at(const Draft& draft, const std::string& field, int depth) {
    if (--left < 0 || depth > bounds::draft_depth) return;
    if (const auto* text = std::get_if<std::string>(&draft.is))
      expect(character_count(*text) <= bounds::draft_letters, draft, field, "letters", bounds::draft_letters);
    const auto* list = std::get_if<Draft::List>(&draft.is);
    const auto* table = std::get_if<Draft::Table>(&draft.is);
    if (list || table)
      expect(depth < bounds::draft_depth || (list && list->empty()) || (table && table->empty()), draft, field,
             "lists and tables in one another", bounds::draft_depth);
    if (list)
      for (std::size_t i = 0; i < list->size(); ++i)
        look_at((*list)[i], field + "[" + std::to_string(i) + "]", depth + 1);
    if (table)
      for (const auto& [name, value] : *table) {
        expect(character_count(name) <= bounds::name_letters, value, field, "letters in the name of a field",
               bounds::name_letters);
        look_at(value, field + "." + name, depth + 1);
      }
  }
};

}  // namespace

Problems beyond_bounds(const Draft& draft, const std::string& record) {
  Measure measure;
  measure.look_at(draft, record, 0);
  measure.expect(measure.left >= 0, draft, record, "values", bounds::draft_values);
  return std::move(measure.problems);
}

}  // namespace ft::codec
