// Short and Long Rests, interrupted or not, and the Recovery Surges spent in them. Source: AU-REST, AU-STA-08, AU-AURA-04.
#include <algorithm>

#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/consciousness.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/turns/actions.hpp"

namespace ft::rules::aura {

namespace {

constexpr std::int64_t block_min = 5, repair_blocks = 3, night_h = 8;

void require_at_rest(Resolution& r);
void require_stable(Resolution& r);
void require_repair(Resolution& r, std::int64_t minutes);
std::int64_t undisturbed(Resolution& r, Key about, std::int64_t planned);
void renew(Resolution& r, CreatureId who, Key used);
void complete(Resolution& r, std::int64_t blocks);

}  // namespace

void short_rest(Resolution& r) {
  require_stable(r);
  const std::int64_t minutes = r.number("minutes"_k);
  r.require(minutes >= 5 && minutes <= 30 && minutes % block_min == 0,
            {"bad_minutes"_k, {{"least"_k, block_min}, {"most"_k, std::int64_t{30}}}, {}});
  require_repair(r, minutes);
  complete(r, undisturbed(r, "q_rest"_k, minutes) / block_min);
}

void long_rest(Resolution& r) {
  require_stable(r);
  require_repair(r, night_h * 60);
  const CreatureId who = r.actor();
  const std::int64_t hours = undisturbed(r, "q_long_rest"_k, night_h);
  complete(r, hours * 60 / block_min);
  const Actor actor(r, who);
  const std::int64_t most = actor.surges_max().total(), regained = most * hours / night_h;
  r.set(who, key::surges, std::min(most, actor.number(key::surges) + regained));
  if (hours < night_h) return;  // AU-REST-05
  renew(r, who, key::usedLong);
  gain_aura(r, who, Actor(r, who).aura_max().total());
}

void spend_surge(Resolution& r) {
  require_at_rest(r);
  const CreatureId who = r.actor();
  const std::int64_t blocks = Actor(r, who).number(key::restBlocks);
  r.require(blocks > 0, {"surge_limit"_k, {}, {}});
  require_surge(r, who);
  r.set(who, key::restBlocks, std::max<std::int64_t>(0, blocks - 1));  // the GM may have set it aside
  use_surge(r, who);
}

namespace {

/// The unconscious rest too. Source: AU-REST-01.
void require_at_rest(Resolution& r) {
  const Actor actor(r, r.actor());
  r.require(actor.alive(), {"actor_dead"_k, {{"who"_k, r.actor()}}, {}});
  r.require(!actor.encounter(), {"in_combat"_k, {}, {}});
}

void require_stable(Resolution& r) {
  require_at_rest(r);
  r.require(!Actor(r, r.actor()).has(key::bleeding), {"not_stabilized"_k, {{"who"_k, r.actor()}}, {}});
}

/// The armour or shield that is to be mended meanwhile, if the form names one. Source: AU-REST-03.
void require_repair(Resolution& r, std::int64_t minutes) {
  if (!r.has("repair"_k)) return;
  const Actor actor(r, r.actor());
  const Item* item = actor.item(r.item("repair"_k));
  const Record* record = item ? actor.record(*item) : nullptr;
  const bool mendable = record && (record->kind == key::armour || record->kind == key::shield);
  r.require(mendable && item->numbers.get(key::broken) != 0,
            {"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, item ? item->kind : "item"_k}}, "AU-REST-03"_k});
  r.require(minutes >= repair_blocks * block_min,
            {"bad_minutes"_k, {{"least"_k, repair_blocks * block_min}, {"most"_k, std::int64_t{30}}}, "AU-REST-03"_k});
}

/// Unless it was laid aside meanwhile.
void repair(Resolution& r, std::int64_t blocks) {
  if (!r.has("repair"_k) || blocks < repair_blocks) return;
  const ItemId mended = r.item("repair"_k);
  if (Actor(r, r.actor()).item(mended)) r.emit(ItemNumberSet{r.actor(), mended, key::broken, 0});
}

/// How much of the rest nothing disturbed: the GM's to say. Source: AU-REST-02, AU-REST-05.
std::int64_t undisturbed(Resolution& r, Key about, std::int64_t planned) {
  return r.ask_number({.prompt = about,
                       .params = {{"who"_k, r.actor()}, {"n"_k, planned}},
                       .rule = "AU-REST-02"_k,
                       .min = 0,
                       .max = planned,
                       .default_answer = planned,
                       .seconds = r.house_rule("prompt_s"_k)});
}

/// Makes abilities usable again. Source: AU-REST-01, AU-REST-04.
void renew(Resolution& r, CreatureId who, Key used) {
  const std::vector<Feature> all = r.world().creature(who).features;
  for (Feature feature : all) {
    if (feature.data.get(used) == 0) continue;
    feature.data.set(used, 0);
    r.emit(FeatureSet{who, std::move(feature)});
  }
}

/// A creature unconscious from a wound wakes when the GM decides so, by default now. Source: AU-UNC-03, G-68.
void wake(Resolution& r, CreatureId who) {
  end_cause(r, who, key::cause::stamina);
  end_cause(r, who, key::cause::nonlethal);
  if (!has_cause(Actor(r, who), key::cause::death)) return;
  if (r.ask_yes({.prompt = "q_wakes"_k,
                 .params = {{"who"_k, who}},
                 .rule = "AU-UNC-03"_k,
                 .default_answer = true,
                 .seconds = r.house_rule("prompt_s"_k)}))
    end_cause(r, who, key::cause::death);
}

/// What the completed blocks bring: Stamina, abilities, the end of what lasts until then, a surge in each. AU-REST-01.
void complete(Resolution& r, std::int64_t blocks) {
  const CreatureId who = r.actor();
  r.set(who, key::restBlocks, blocks);
  log_line(r, "rested"_k, {{"who"_k, who}, {"n"_k, blocks}}, "AU-REST-01"_k);
  if (blocks == 0) return;
  expire_at_rest(r, who);
  gain_stamina(r, who, Actor(r, who).stamina_max());
  renew(r, who, key::usedShort);
  repair(r, blocks);
  wake(r, who);
}

}  // namespace

}  // namespace ft::rules::aura
