// Edits of the borders between zones: doors, walls, ladders, ways to far-off zones.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "server/table/commands/edit_events.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::ptrdiff_t most_borders = 500;  // of a scene: who crosses one looks at all

const RelationSchema* border_kind(const Schema& schema, Key key) {
  const auto at = std::find_if(schema.relations.begin(), schema.relations.end(),
                               [&](const RelationSchema& kind) { return Key(kind.key) == key && !kind.line.empty(); });
  return at == schema.relations.end() ? nullptr : &*at;
}

/// What a GM filled in, against the fields of the kind.
Verdict badly_filled(const RelationSchema& kind, const Numbers& data) {
  for (const auto& [key, value] : data.all()) {
    const auto field = std::find_if(kind.numbers.begin(), kind.numbers.end(),
                                    [&](const NumberSchema& number) { return Key(number.key) == key; });
    if (field == kind.numbers.end()) return Refusal{"E_NO_SUCH"_k, {{"field"_k, key}}, {}};
    if (field->kind == NumberKind::symbol) {
      const bool known = std::any_of(field->symbols.begin(), field->symbols.end(),
                                     [&](const std::string& symbol) { return Key(symbol).hash == value; });
      if (!known && value != 0) return Refusal{"E_NO_SUCH"_k, {{"field"_k, key}}, {}};
    } else if (value < field->min || value > field->max) {
      return Refusal{"E_BOUNDS"_k, {{"field"_k, key}, {"least"_k, field->min}, {"most"_k, field->max}}, {}};
    }
  }
  return std::nullopt;
}

}  // namespace

EditEvents events_of(const Editing& on, const codec::PutBorder& put) {
  const Scene* scene = find_scene(on.state, put.scene);
  if (!scene || scene->grid != Scene::Grid::zones) return no_such("scene"_k);
  for (const Cell cell : {put.from, put.to})
    if (!open_zone(*scene, cell))
      return std::unexpected(Refusal{"E_OFF_MAP"_k, {{"cell"_k, Place::in_zone(cell)}}, {}});
  const RelationSchema* kind = border_kind(on.system.schema(), put.key);
  if (!kind || put.from == put.to) return no_such("border"_k);
  if (const Verdict why_not = badly_filled(*kind, put.data)) return std::unexpected(*why_not);

  const auto [from, to] = border_ends(scene->id, put.from, put.to);
  Relation border{{on.id.value << 16 | 1}, put.key, from, to, put.data, put.gm_only};
  for (const Relation& old : on.state.relations) {
    if (old.key != border.key || old.from != from || old.to != to) continue;
    if (old.gm_only != border.gm_only)  // its viewers change: for players it comes or goes
      return Events{RelationEnded{old.id, old.key, from, to}, RelationMade{std::move(border)}};
    border.id = old.id;
    return Events{RelationChanged{std::move(border)}};
  }
  const auto borders = std::count_if(on.state.relations.begin(), on.state.relations.end(), [&](const Relation& old) {
    return old.from.kind == Ref::Kind::cell && old.from.within == scene->id.value;
  });
  if (borders >= most_borders) return std::unexpected(limit_reached("limit_borders"_k, most_borders));
  return Events{RelationMade{std::move(border)}};
}

EditEvents events_of(const Editing& on, const codec::RemoveBorder& remove) {
  for (const Relation& border : on.state.relations)
    if (border.id == remove.border && border_kind(on.system.schema(), border.key))
      return Events{RelationEnded{border.id, border.key, border.from, border.to}};
  return no_such("border"_k);
}

}  // namespace ft::table
