// Handing over, throwing, picking up, drawing and stowing gear; speaking. Source: GW-GEAR-01 to 03, GW-TURN-08.
#include <algorithm>
#include <sstream>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/ground.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

bool is_held(const Item& item) { return item.placement == key::held; }

Item placed(Item item, Key placement) {
  item.placement = placement;
  item.place = {};
  return item;
}

/// In hand where one is free, else in the pack.
Item received(const Resolution& r, const Actor& by, Item item) {
  const bool hand = free_hands(r.system(), by) >= hands_for(r.system(), item);
  return placed(std::move(item), hand ? key::held : key::pack);
}

/// A creature near could hand something over, or receive it. Source: GW-GEAR-01.
void require_ally_near(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  require_any_target_near(r, [&](const Actor& other) { return other.able() && !other.hostile_to(actor); });
}

/// The ally's player agrees to give it away; the GM and a player of both creatures need not be asked.
/// Source: GW-GEAR-01.
bool lets_go_of(Resolution& r, CreatureId ally, Key item) {
  const bool own = r.viewer().is_gm() || r.viewer().plays(ally);
  if (own || r.world().creature(ally).seats.empty()) return true;
  return r.ask_yes({.asked = controller_of(r.world(), ally),
                    .prompt = "q_take"_k,
                    .params = {{"who"_k, ally}, {"actor"_k, r.actor()}, {"item"_k, item}},
                    .rule = "GW-GEAR-01"_k,
                    .default_answer = false});
}

}  // namespace

void give(Resolution& r) {  // Source: GW-GEAR-01
  require_can_command(r);
  require_auxiliary(r);
  require_ally_near(r);
  require_any_item(r, "item"_k, {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}}, [](const Item&) { return true; });
  const Item item = own_item(r);
  const CreatureId to = r.creature("target"_k);
  const Actor giver(r.world(), r.actor()), taker(r.world(), to);
  require_within(r, to, 3, "GW-GEAR-01"_k);
  const bool willing = to != r.actor() && taker.able() && !giver.hostile_to(taker);
  r.require(willing, {"E_NOT_WILLING"_k, {}, {}});
  const Item given = received(r, taker, item);
  spend_auxiliary(r, r.actor());
  log_line(r, "gives"_k, {{"who"_k, r.actor()}, {"item"_k, item.kind}, {"target"_k, to}}, "GW-GEAR-01"_k);
  r.emit(ItemMoved{r.actor(), to, given});
}

void take(Resolution& r) {  // Source: GW-TURN-08, GW-GEAR-01
  require_can_command(r);
  require_auxiliary(r);
  require_ally_near(r);
  const CreatureId from = r.creature("target"_k);
  const ItemId id = r.item("item"_k);
  require_within(r, from, 3, "GW-GEAR-01"_k);
  const Actor taker(r.world(), r.actor()), giver(r.world(), from);
  r.require(from != r.actor() && giver.able() && !giver.hostile_to(taker), {"E_NOT_WILLING"_k, {}, {}});
  r.require(giver.item(id) != nullptr, {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}});
  const Key kind = giver.item(id)->kind;
  const bool lets_go = lets_go_of(r, from, kind);
  const Item* item = Actor(r.world(), from).item(id);  // it may be gone since it was asked for
  if (!lets_go || !item) return log_line(r, "keeps"_k, {{"who"_k, from}, {"item"_k, kind}}, "GW-GEAR-01"_k);
  const Item taken = received(r, Actor(r.world(), r.actor()), *item);
  spend_auxiliary(r, r.actor());
  log_line(r, "gives"_k, {{"who"_k, from}, {"item"_k, taken.kind}, {"target"_k, r.actor()}}, "GW-GEAR-01"_k);
  r.emit(ItemMoved{from, r.actor(), taken});
}

void throw_gear(Resolution& r) {  // Source: GW-GEAR-02, GW-WIN-14
  require_can_command(r);
  require_auxiliary(r);
  require_any_item(r, "item"_k, {"E_NOT_HELD"_k, {}, {}}, is_held);
  Item item = own_item(r);
  const CreatureId to = r.creature("target"_k);
  const std::int64_t distance = metres_between(r.world(), r.actor(), to);
  r.require(to != r.actor() && distance <= 18,
            {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, 18}}, "GW-GEAR-02"_k});
  r.require(item.placement == key::held, {"E_NOT_HELD"_k, {}, {}});
  spend_auxiliary(r, r.actor());
  log_line(r, "throws_gear"_k, {{"who"_k, r.actor()}, {"item"_k, item.kind}, {"target"_k, to}}, "GW-GEAR-02"_k);
  (void)moment(r, {"gear_thrown"_k, r.actor(), to, key::before});
  bool catches = false;
  if (may_react(r, to, ReactionCost::auxiliary)) {
    catches = r.ask_yes(
        {.asked = controller_of(r.world(), to),
         .prompt = "q_catch"_k,
         .params = {{"who"_k, to}, {"actor"_k, r.actor()}, {"price"_k, price_of(r, to, ReactionCost::auxiliary)}},
         .rule = "GW-GEAR-02"_k,
         .default_answer = false});
  }
  if (catches) pay_reaction(r, to, ReactionCost::auxiliary);
  Sum target;
  target.keep("base_number"_k, 8 + (distance + 2) / 3, "GW-GEAR-02"_k);
  const bool thrown = passes(r, {{r.actor(), COR, "throw_roll"_k, {}}, target, "GW-GEAR-02"_k, to});
  const bool caught =
      thrown && catches && passes(r, {{to, COR, "catch_roll"_k, {}}, target, "GW-GEAR-02"_k, r.actor()});
  if (caught) {
    log_line(r, "catches"_k, {{"who"_k, to}, {"item"_k, item.kind}}, "GW-GEAR-02"_k);
    r.emit(ItemMoved{r.actor(), to, received(r, Actor(r.world(), to), item)});
    return;
  }
  const Creature &from_here = r.world().creature(r.actor()), &catcher = r.world().creature(to);
  const Scene& scene = r.world().scene(from_here.scene);
  const Path way = straight_path(scene, from_here.place.cell, catcher.place.cell);
  item.placement = "ground"_k;
  item.place = catcher.place;
  if (!thrown) item.place = way.size() < 2 ? from_here.place : Place::at(way[way.size() / 2 - 1]);  // half way
  const Place where = item.place;
  r.emit(ItemMoved{r.actor(), scene.id, item});
  log_line(r, "lands_at"_k, {{"item"_k, item.kind}, {"cell"_k, where}}, "GW-GEAR-02"_k);
}

void pick_up(Resolution& r) {  // Source: GW-GEAR-03
  require_can_command(r);
  require_auxiliary(r);
  const ItemId id = r.item("item"_k);
  const Creature& creature = r.world().creature(r.actor());
  const Scene& scene = r.world().scene(creature.scene);
  const auto at = std::find_if(scene.items.begin(), scene.items.end(), [&](const Item& item) { return item.id == id; });
  r.require(at != scene.items.end(), {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}});
  const bool hand = free_hands(r.system(), Actor(r.world(), r.actor())) >= hands_for(r.system(), *at);
  r.require(hand, {"E_HANDS"_k, {}, {}});
  const std::int64_t distance = metres_between(r.world(), scene, creature.place, at->place);
  r.require(distance <= 1, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, 1}}, "GW-GEAR-03"_k});
  const Item item = placed(*at, key::held);
  const SceneId from = scene.id;
  spend_auxiliary(r, r.actor());
  r.emit(ItemMoved{from, r.actor(), item});
}

void draw(Resolution& r) {  // Source: GW-GEAR-03, G-34
  require_can_command(r);
  const bool free = r.house_rule("free_first_draw"_k) != 0 && Actor(r.world(), r.actor()).number("drew"_k) == 0;
  if (!free) require_auxiliary(r);
  require_any_item(r, "item"_k, {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}},
                   [](const Item& own) { return !is_held(own); });
  const Item item = own_item(r);
  r.require(item.placement != key::held, {"E_HANDS"_k, {}, {}});
  const bool hand = free_hands(r.system(), Actor(r.world(), r.actor())) >= hands_for(r.system(), item);
  r.require(hand, {"E_HANDS"_k, {}, {}});
  if (!free) spend_auxiliary(r, r.actor());
  has_acted(r, r.actor());
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), "drew"_k, 1);
  r.emit(ItemMoved{r.actor(), r.actor(), placed(item, key::held)});
}

void stow(Resolution& r) {
  require_can_command(r);
  require_auxiliary(r);
  require_any_item(r, "item"_k, {"E_NOT_HELD"_k, {}, {}}, is_held);
  const Item item = own_item(r);
  r.require(item.placement == key::held, {"E_NOT_HELD"_k, {}, {}});
  spend_auxiliary(r, r.actor());
  r.emit(ItemMoved{r.actor(), r.actor(), placed(item, key::pack)});
}

void speak(Resolution& r) {  // Source: GW-TURN-08
  require_can_command(r);
  require_auxiliary(r);
  const Actor actor(r.world(), r.actor());
  r.require(actor.number(key::spoke) == 0, {"E_SPOKE"_k, {{"who"_k, r.actor()}}, {}});
  r.require(!in_vacuum(r.world(), r.actor()), {"E_NO_AIR"_k, {}, "GW-BREATH-05"_k});
  const auto* text = r.field("text"_k).as<std::string>();
  r.require(text != nullptr, {"E_FORM"_k, {{"field"_k, "text"_k}}, {}});
  std::istringstream words(*text);
  std::int64_t count = 0;
  for (std::string word; words >> word;) ++count;
  const std::int64_t most = r.house_rule("speech_words"_k);
  r.require(count > 0 && count <= most, {"E_TOO_LONG"_k, {{"most"_k, most}}, {}});
  spend_auxiliary(r, r.actor());
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), key::spoke, 1);
  log_line(r, "speaks"_k, {{"who"_k, r.actor()}, {"text"_k, *text}}, "GW-TURN-08"_k);
}

}  // namespace ft::rules::grimwire
