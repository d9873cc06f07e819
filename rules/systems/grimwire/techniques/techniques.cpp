// Techniques: allowed users, targets, and cost. Source: GW-DATA-05, GW-DATA-06, GW-FOCUS-01 to 03.
#include "rules/systems/grimwire/techniques/techniques.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/repertoire.hpp"

namespace ft::rules::grimwire {

ReactionCost payment_of(const Record& technique) {
  const Key pays = technique.word("pays"_k), type = technique.word("type"_k);
  if (pays == "none"_k) return ReactionCost::free;
  if (pays == "action"_k) return ReactionCost::action;
  if (pays == "aux"_k) return ReactionCost::auxiliary;
  if (type == "action"_k || type == "reaction"_k) return ReactionCost::action;
  if (type == "auxiliary"_k || type == "aux_reaction"_k) return ReactionCost::auxiliary;
  return ReactionCost::free;
}

namespace {

std::int64_t times_used(const Actor& actor, Key technique) {
  std::int64_t times = 0;
  for (const Condition* used : actor.all("technique_used"_k))
    if (used->source_key == technique) ++times;
  return times;
}

/// Free ones once a turn unless their data has a limit. Source: GW-REACT-05.
std::int64_t limit_of(const Record& technique) {
  if (const Record* limit = technique.record("limit"_k)) return limit->number("n"_k);
  const Key type = technique.word("type"_k);
  return type == "free"_k || type == "free_reaction"_k ? 1 : 0;
}

bool meets(const Resolution& r, const Actor& actor, const Record& requires_) {
  const Key wanted_class = requires_.word("item_class"_k), tag = requires_.word("item_tag"_k);
  const auto weapons = weapons_in_hand(r.system(), actor);
  const bool has_class = !wanted_class || std::any_of(weapons.begin(), weapons.end(), [&](const Weapon& weapon) {
    return wanted_class == key::weapon ? !weapon.unarmed() : weapon.weapon_class() == wanted_class;
  });
  const auto& items = actor.creature().items;
  const bool has_item =
      !tag || std::any_of(items.begin(), items.end(), [&](const Item& item) { return item.kind == tag; });
  for (const auto& [attribute, least] : requires_.numbers("attr_min"_k).all())
    if (actor.attribute(attribute) < least) return false;
  const Key knowledge = requires_.word("knowledge"_k);
  if (knowledge && !technique_feature(actor, knowledge)) return false;
  const Key absent = requires_.word("status_absent"_k), present = requires_.word("status_present"_k);
  return has_class && has_item && (!absent || !actor.has(absent)) && (!present || actor.has(present));
}

}  // namespace

const Record* known_technique(const Ruleset& system, const Actor& actor, Key technique) {
  return has_learned(actor, technique) ? system.content().find(key::technique, technique) : nullptr;
}

Verdict technique_refusal(const Resolution& r, CreatureId who, Key technique) {
  const Actor actor(r.world(), who);
  const Params named{{"who"_k, who}, {"technique"_k, technique}};
  if (!known_technique(r.system(), actor, technique)) return Refusal{"E_TECH_UNKNOWN"_k, named, {}};
  if (!is_active(actor, technique)) return Refusal{"E_TECH_INACTIVE"_k, named, {}};
  if (actor.number(key::focus) < 0) return Refusal{"E_FOCUS_NEGATIVE"_k, named, {}};  // GW-FOCUS-03
  if (actor.burnout() >= 3) return Refusal{"E_BURNOUT"_k, {{"level"_k, actor.burnout()}}, "GW-BURN-01"_k};
  if (actor.raging()) return Refusal{"E_FRENZY"_k, {}, {}};
  return std::nullopt;
}

Verdict requirement_refusal(const Resolution& r, CreatureId who, const Record& technique) {
  const Actor actor(r.world(), who);
  const std::int64_t limit = limit_of(technique);
  if (limit > 0 && times_used(actor, technique.id) >= limit) {
    const bool free = payment_of(technique) == ReactionCost::free;
    return Refusal{free ? "E_FREE_USED"_k : "E_LIMIT"_k, {{"who"_k, who}, {"technique"_k, technique.id}}, {}};
  }
  const Record* needs = technique.record("requires"_k);
  const Record* cost = technique.record("cost"_k);
  const bool item_at_hand = !cost || !cost->word("item"_k) || item_for_cost(actor, cost->word("item"_k));
  if (item_at_hand && (!needs || meets(r, actor, *needs))) return std::nullopt;
  return Refusal{"E_REQUIRES"_k, {{"technique"_k, technique.id}, {"what"_k, "requires"_k}}, {}};
}

const Item* item_for_cost(const Actor& actor, Key kind) {
  const auto& items = actor.creature().items;
  const auto at = std::find_if(items.begin(), items.end(), [&](const Item& item) {
    return item.kind == kind && (!item.numbers.has("uses"_k) || item.numbers.get("uses"_k) > 0);
  });
  return at == items.end() ? nullptr : &*at;
}

const Record* effect_of(const Record& technique, Key op) {
  const auto& effects = technique.records("on_success"_k);
  const auto at =
      std::find_if(effects.begin(), effects.end(), [&](const Record& effect) { return effect.word("op"_k) == op; });
  return at == effects.end() ? nullptr : &*at;
}

namespace {

bool suits(const Record& technique, const Weapon& weapon) {
  const Record* needs = technique.record("requires"_k);
  const Key wanted = needs ? needs->word("item_class"_k) : Key{};
  return !wanted || (wanted == key::weapon ? !weapon.unarmed() : weapon.weapon_class() == wanted);
}

/// Why the weapon cannot be used against any target: E_NOT_HELD, E_BROKEN, E_AMMO.
Verdict useless(const Actor& actor, const Weapon& weapon) {
  const Item* item = weapon.item ? actor.item(weapon.item) : nullptr;
  if (!item) return std::nullopt;
  if (item->placement != key::held) return Refusal{"E_NOT_HELD"_k, {}, {}};
  if (item->numbers.get("broken"_k) != 0) return Refusal{"E_BROKEN"_k, {}, {}};
  const bool loaded = weapon.melee() || weapon.record->number("uses"_k) == 0 || item->numbers.get("uses"_k) > 0;
  return loaded ? Verdict{} : Refusal{"E_AMMO"_k, {}, {}};
}

}  // namespace

std::optional<Weapon> weapon_for(const Resolution& r, CreatureId who, const Record& technique, CreatureId target) {
  const std::int64_t distance = target ? metres_between(r.world(), who, target) : 0;
  const Actor actor(r.world(), who);
  for (const Weapon& weapon : weapons_in_hand(r.system(), actor))
    if (suits(technique, weapon) && !useless(actor, weapon) && distance <= (weapon.melee() ? 3 : weapon.range_m()))
      return weapon;
  return std::nullopt;
}

Weapon named_weapon(Resolution& r, const Record& technique, ItemId item) {
  const Actor actor(r.world(), r.actor());
  const auto weapon = weapon_of(r.system(), actor, item);
  r.require(weapon.has_value(), {"E_NOT_HELD"_k, {}, {}});
  r.require(useless(actor, *weapon));
  r.require(suits(technique, *weapon),
            {"E_REQUIRES"_k, {{"technique"_k, technique.id}, {"what"_k, "weapon"_k}}, "GW-DATA-06"_k});
  return *weapon;
}

namespace {
std::int64_t focus_cost(const Record& technique) {
  const Record* cost = technique.record("cost"_k);
  return cost ? cost->number("focus"_k) : 0;
}
}  // namespace

bool focus_at_hand(Resolution& r, const Use& use) {  // Source: GW-FOCUS-02, GW-WIN-16
  const std::int64_t cost = focus_cost(*use.technique);
  if (Actor(r.world(), use.who).number(key::focus) >= cost) return true;
  return r.ask_yes({.asked = controller_of(r.world(), use.who),
                    .prompt = "q_push_focus"_k,
                    .params = {{"who"_k, use.who}, {"technique"_k, use.technique->id}, {"cost"_k, cost}},
                    .rule = "GW-FOCUS-02"_k,
                    .default_answer = false,
                    .secrecy = Secrecy::secret});
}

std::vector<ContentProblem> check_content(const Content& content) {
  ContentCheck check;
  for (const Record* technique : content.all(key::technique)) {
    const std::string path = "technique." + technique->id_text + ".";
    const Record* trigger = technique->record("trigger"_k);
    const Record* targets = technique->record("targets"_k);
    const bool reacts = is_reaction(*technique), passive = technique->word("type"_k) == "passive"_k;
    check.require(!reacts || trigger, path + "trigger", "a trigger: this type reacts to one");
    check.require(reacts || !trigger, path + "trigger", "no trigger: only reactions have one");
    check.require(!passive || !technique->record("cost"_k), path + "cost", "no cost: passives have none");
    check.require(technique->number("effort"_k) >= 1, path + "effort", "a whole number from 1");
    check.require(!trigger || !targets || targets->word("kind"_k) != "cell"_k, path + "targets.kind",
                  "a creature: a reaction is not aimed at a place");
    const bool of_own_miss =
        trigger && trigger->word("event"_k) == "attack_missed"_k && trigger->word("who"_k) == "self"_k;
    check.require(of_own_miss || !effect_of(*technique, "reroll"_k), path + "on_success",
                  "reroll only after an own attack has missed (trigger attack_missed, who self)");
  }
  return std::move(check.problems);
}

}  // namespace ft::rules::grimwire
