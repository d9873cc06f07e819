// Armor Rank, quality and wear. Source: VG-ARM-01 to 07, VG-TYPE-01.
#include "rules/systems/vigor/combat/armor.hpp"

#include <algorithm>

namespace ft::rules::vigor {

namespace {
constexpr std::int64_t heroic = 3;
}

bool ignores(const Resolution& r, std::int64_t quality, std::int64_t of) {
  return quality >= heroic && quality - of >= r.house_rule("armor_gap"_k);
}

namespace {

/// Source: VG-ARM-06, VG-ARM-07.
bool takes_no_harm(const ArmorPiece& piece, std::int64_t quality, std::int64_t gap) {
  return piece.quality >= heroic && piece.quality - quality >= gap;
}

void wear_down(Resolution& r, CreatureId who, const ArmorPiece& piece, std::int64_t absorbed) {  // Source: VG-ARM-04
  const std::int64_t left = std::max<std::int64_t>(0, piece.durability - absorbed);
  r.emit(ItemNumberSet{who, piece.item, "armor_durability"_k, left});
  if (left == 0) log_line(r, "armor_destroyed"_k, {{"who"_k, who}, {"item"_k, piece.kind}}, "VG-ARM-04"_k);
}

}  // namespace

Absorbed absorb(Resolution& r, CreatureId who, const Incoming& incoming) {
  const std::int64_t gap = r.house_rule("armor_gap"_k);
  std::vector<ArmorPiece> pieces = armor_of(r.system(), Actor(r.world(), who), incoming.type);
  std::erase_if(pieces, [&](const ArmorPiece& one) { return ignores(r, incoming.quality, one.quality); });
  const auto best = std::ranges::max_element(pieces, {}, &ArmorPiece::rank);
  if (best == pieces.end()) return {};
  const Absorbed absorbed{std::min(incoming.damage, best->rank), best->kind};
  const auto worn = std::ranges::find_if(pieces, [](const ArmorPiece& one) { return static_cast<bool>(one.item); });
  const bool toxic = incoming.type == "toxic"_k;  // VG-TYPE-01: it harms the living alone
  if (worn != pieces.end() && absorbed.amount > 0 && !toxic && !takes_no_harm(*worn, incoming.quality, gap))
    wear_down(r, who, *worn, absorbed.amount);
  return absorbed;
}

}  // namespace ft::rules::vigor
