// A creature's sheet. Source: threed6.md 2.1, TD-PARRY-01, TD-BLOCK-01.
#include "rules/systems/threed6/creature/sheet.hpp"

#include <algorithm>

namespace ft::rules::threed6 {

namespace {

Sum defence_from_skill(const Ruleset& system, const Actor& actor, Key skill, Key rule) {
  Sum sum;
  return sum.keep("base"_k, 3, rule).keep("half_skill"_k, skill_sum(system, actor, skill).total() / 2, rule);
}

Sum one(Key source, std::int64_t value) {
  Sum sum;
  return sum.keep(source, value);
}

}  // namespace

Sum parry_sum(const Ruleset& system, const Actor& actor, const Weapon& weapon) {
  return defence_from_skill(system, actor, weapon.record->word("skill"_k), "TD-PARRY-01"_k)
      .add("weapon_bonus"_k, weapon.record->number("parry_bonus"_k), "TD-PARRY-01"_k);
}

Sum block_sum(const Ruleset& system, const Actor& actor, const Record& shield) {
  return defence_from_skill(system, actor, shield.word("skill"_k), "TD-BLOCK-01"_k);
}

const Item* best_shield(const Ruleset& system, const Actor& actor) {
  const Item* best = nullptr;
  std::int64_t most = 0;
  for (const Key hand : {key::off_hand, key::main_hand, key::both_hands})
    for (const Item* item : actor.items(hand)) {
      const Record* shield = system.content().find(key::shield, item->kind);
      if (!shield || item->numbers.get(key::unready) != 0) continue;
      const std::int64_t block = block_sum(system, actor, *shield).total();
      if (!best || block > most) best = item, most = block;
    }
  return best;
}

namespace {

void add_defences(const Ruleset& system, const Actor& actor, std::vector<SheetLine>& lines) {
  lines.push_back({key::dodge, dodge_sum(system, actor), "TD-DODGE-01"_k});
  Sum parry;
  for (const Weapon& weapon : weapons_at_hand(system, actor))
    if (weapon.unarmed() || weapon.record->flag("can_parry"_k)) {
      const Sum own = parry_sum(system, actor, weapon);
      if (own.total() > parry.total()) parry = own;
    }
  lines.push_back({key::parry, parry, "TD-PARRY-01"_k});
  const Item* shield = best_shield(system, actor);
  if (shield)
    lines.push_back(
        {key::block, block_sum(system, actor, system.content().at(key::shield, shield->kind)), "TD-BLOCK-01"_k});
}

void add_damage(const Actor& actor, std::vector<SheetLine>& lines) {
  const DiceText thr = thrust(actor.number(key::ST)), sw = swing(actor.number(key::ST));
  lines.push_back({"thrust_dice"_k, one(key::ST, thr.count), "TD-DMG-02"_k});
  lines.push_back({"thrust_adds"_k, one(key::ST, thr.plus), "TD-DMG-02"_k});
  lines.push_back({"swing_dice"_k, one(key::ST, sw.count), "TD-DMG-02"_k});
  lines.push_back({"swing_adds"_k, one(key::ST, sw.plus), "TD-DMG-02"_k});
}

}  // namespace

std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetLine> lines;
  if (!view.find(id)) return lines;
  const Actor actor(view.world(), id);
  const Sum move = move_sum(system, actor);
  lines = {
      {key::will, actor.attribute(key::will), "TD-WILL-01"_k},
      {key::per, actor.attribute(key::per), "TD-SENSE-01"_k},
      {"basic_speed"_k, Sum{{key::DX, actor.number(key::DX), {}}, {key::HT, actor.number(key::HT), {}}},
       "TD-TURN-02"_k},
      {"basic_move"_k, actor.basic_move(), "TD-MOVE-01"_k},
      {"basic_lift"_k, one(key::ST, basic_lift(actor)), "TD-ENC-01"_k},
      {"load"_k, one("load"_k, load(system, actor)), "TD-ENC-01"_k},
      {"encumbrance"_k, one("load"_k, encumbrance(system, actor)), "TD-ENC-01"_k},
      {key::move, move, "TD-ENC-02"_k},
      {"step"_k, one(key::move, step_of(move.total())), "TD-MAN-01"_k},
      {"half_move"_k, one(key::move, half_of(move.total())), "TD-MAN-01"_k},
      {"water_move"_k, water_move(actor), "TD-SWIM-03"_k},
      {"st_now"_k, actor.strength_now(), "TD-FAT-02"_k},
      {"reeling"_k, one(key::hp, actor.reeling() ? 1 : 0), "TD-INJ-02"_k},
      {"very_tired"_k, one(key::fp, actor.very_tired() ? 1 : 0), "TD-FAT-02"_k},
  };
  add_defences(system, actor, lines);
  add_damage(actor, lines);
  return lines;
}

}  // namespace ft::rules::threed6
