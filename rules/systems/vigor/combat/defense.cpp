// The defense reaction. Source: VG-REACT-01 to 04, VG-REACT-08, VG-REACT-10, VG-REACT-11, VG-DICE-02, VG-DICE-11, VG-POS-04, G-16.
#include "rules/systems/vigor/combat/defense.hpp"

#include <algorithm>

#include "rules/systems/vigor/combat/damage.hpp"
#include "rules/systems/vigor/conditions/exertion.hpp"
#include "rules/systems/vigor/conditions/triggers.hpp"
#include "rules/systems/vigor/creature/sheet.hpp"
#include "rules/systems/vigor/dice/pools.hpp"

namespace ft::rules::vigor {

namespace {

struct Form {
  Key form, roll, ability;
  const Record* special = nullptr;  // the reaction of a talent, which is the form
};
constexpr std::array forms{Form{"dodge"_k, "dodge_roll"_k, key::speed},
                           Form{"deflect"_k, "deflect_roll"_k, key::agility},
                           Form{"block"_k, "block_roll"_k, key::strength}};

bool open_to_all(const Resolution& r) { return r.house_rule("basic_deflect_block"_k) != 0; }

bool holds_melee_weapon(const Resolution& r, const Actor& actor) {
  return std::ranges::any_of(weapons_ready(r.system(), actor),
                             [](const Weapon& one) { return one.weapon_class() == "melee"_k; });
}

bool may_be_deflected(const Weapon& weapon) {
  const Key of = weapon.weapon_class();
  return of == "melee"_k || of == "unarmed"_k || of == "natural"_k || of == "thrown"_k;
}

/// Whether the form works against the attack. Source: VG-REACT-04.
bool may_answer(Key form, const Attack& attack) {
  if (form == "block"_k) return !attack.area;
  return form != "deflect"_k || (may_be_deflected(attack.weapon) && !attack.weapon.is_art());
}

/// Whether the creature has what the form asks for. Source: VG-REACT-04.
bool masters(const Resolution& r, const Actor& actor, Key form) {
  if (form == "dodge"_k || open_to_all(r)) return true;  // G-16
  if (form == "deflect"_k) return actor.feature("deflect"_k) && holds_melee_weapon(r, actor);
  return actor.feature("block"_k) || holds_shield(r.system(), actor);
}

/// The reactions that its talents add to a hit. Source: VG-REACT-08.
std::vector<Form> special_forms(const Resolution& r, const Actor& actor) {
  std::vector<Form> special;
  for (const Feature& feature : actor.creature().features)
    if (const Record* talent = r.system().content().find(key::talent, feature.key))
      for (const Record& reaction : talent->records("reactions"_k))
        special.push_back({talent->id, "special_roll"_k, reaction.word("ability"_k), &reaction});
  return special;
}

std::int64_t cost_of(const Resolution& r, const Actor& actor, const Form& form) {
  return form.special ? form.special->number("vigor"_k) : defense_cost(r.system(), actor).total();
}

/// The forms with which the target may answer this attack now. Source: VG-REACT-01, VG-REACT-03.
std::vector<Form> forms_against(const Resolution& r, const Attack& attack) {
  const Actor target(r.world(), attack.target);
  const Encounter* encounter = target.encounter();
  const bool own_turn = encounter && encounter->turn == attack.target;
  const bool unaware = !target.notices(Actor(r.world(), attack.attacker));
  if (own_turn || !target.able_to_react()) return {};
  if (unaware && r.house_rule("unaware_reacts"_k) == 0) return {};  // G-39
  std::vector<Form> open = special_forms(r, target);
  for (const Form& form : forms)
    if (masters(r, target, form.form) && may_answer(form.form, attack)) open.push_back(form);
  std::ranges::stable_sort(open, {}, [](const Form& form) { return form.special != nullptr; });  // these last
  std::erase_if(open, [&](const Form& form) { return target.number(key::vigor) < cost_of(r, target, form); });
  return open;
}

/// W5. None: the hit stands.
std::optional<Form> chosen_form(Resolution& r, const Attack& attack, std::int64_t attack_total) {
  const std::vector<Form> open = forms_against(r, attack);
  if (open.empty()) return std::nullopt;
  const Actor target(r.world(), attack.target);
  const bool shown = r.house_rule("show_attack_total"_k) != 0;
  Question question{.asked = attack.target, .prompt = shown ? "q_defense"_k : "q_defense_unseen"_k};
  question.params = {{"who"_k, attack.target}, {"actor"_k, attack.attacker}};
  if (shown) question.params.push_back({"total"_k, attack_total});
  question.rule = "VG-REACT-04"_k;
  question.max_damage = most_damage(r, attack);
  question.shape = Shape::one_of;
  for (const Form& form : open) {
    const Params params{
        {"form"_k, form.form}, {"cost"_k, cost_of(r, target, form)}, {"left"_k, target.number(key::vigor)}};
    question.options.push_back({form.form, "o_defense"_k, params});
  }
  question.options.push_back({"decline"_k, "o_decline"_k, {}});
  question.default_answer = "decline"_k;
  const Key answer = *r.ask(std::move(question)).as<Key>();
  const auto at = std::ranges::find(open, answer, &Form::form);
  return at == open.end() ? std::nullopt : std::optional(*at);
}

Pool defense_pool(const Resolution& r, CreatureId who, const Form& form) {
  Pool pool = pool_for(r, who, form.roll, Scope::action, {"defense"_k});
  const Actor actor(r.world(), who);
  if (form.special) {
    pool.dice.add(form.ability, actor.ability_dice(form.ability), "VG-REACT-08"_k);
    pool.dice.add(form.form, form.special->number("dice"_k), "VG-REACT-08"_k);
    leave_out_charges(r, pool);
    return pool;
  }
  const bool with_speed = form.ability == key::speed || open_to_all(r);  // G-16
  const std::int64_t dice = with_speed ? actor.dodge_dice() : actor.ability_dice(form.ability);
  pool.dice.add(with_speed ? key::speed : form.ability, dice, "VG-REACT-04"_k);
  leave_out_charges(r, pool);
  return pool;
}

}  // namespace

void note_attack(Resolution& r, const Attack& attack) {
  const CreatureId who = attack.target;
  unmark(r, who, key::reacted);
  for (const auto& [form, note] : {std::pair{"deflect"_k, key::undeflectable}, {"block"_k, key::unblockable}})
    if (may_answer(form, attack))
      unmark(r, who, note);
    else
      mark(r, who, note);
}

bool defends(Resolution& r, const Attack& attack, std::int64_t attack_total) {
  const CreatureId who = attack.target;
  const std::optional<Form> form = chosen_form(r, attack, attack_total);
  if (!form) return false;
  const std::int64_t cost = cost_of(r, Actor(r.world(), who), *form);
  pay_vigor(r, who, cost);
  mark(r, who, key::reacted);
  const Pool pool = defense_pool(r, who, *form);
  const Throw thrown = throw_pool(r, pool);
  const bool evades = thrown.total.total() > attack_total;
  log_roll(r, pool, thrown, Sum{{"attack_total"_k, attack_total, "VG-DICE-02"_k}}, evades ? "evaded"_k : "not_evaded"_k,
           "VG-REACT-04"_k, attack.attacker);
  if (cost > 0) settle_vigor(r, who);
  return evades;
}

namespace {

/// The refusals of a reaction in their order; at the end nothing is there to react to. Source: section 4.
void refuse_unasked(Resolution& r, Key form) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  require_unasked_reaction(r);
  const Key barred = form == "deflect"_k ? key::undeflectable : key::unblockable;
  const bool covers = form == "dodge"_k || actor.number(barred) == 0;
  r.require(masters(r, actor, form) && covers, {"E_FORM_OF_DEFENSE"_k, {{"who"_k, who}}, {}});
  const std::int64_t cost = defense_cost(r.system(), actor).total(), left = actor.number(key::vigor);
  r.require(left >= cost, {"E_VIGOR"_k, {{"cost"_k, cost}, {"left"_k, left}}, {}});
  r.require(false, {"E_NO_WINDOW"_k, {}, {}});
}

}  // namespace

void dodge(Resolution& r) { refuse_unasked(r, "dodge"_k); }
void deflect(Resolution& r) { refuse_unasked(r, "deflect"_k); }
void block(Resolution& r) { refuse_unasked(r, "block"_k); }

}  // namespace ft::rules::vigor
