// Comparing states thing by thing.
#include "tests/case_runner/difference.hpp"

#include <algorithm>

#include "rules/kernel/state/map_difference.hpp"

namespace ft::scn {

using namespace rules;

bool fits(const Condition& is, const Condition& like) {
  if (like.ends.unit && (is.ends.unit != like.ends.unit || is.ends.left != like.ends.left)) return false;
  if (like.ends.counts_turns_of && is.ends.counts_turns_of != like.ends.counts_turns_of) return false;
  if (like.source && is.source != like.source) return false;
  if (like.source_key && is.source_key != like.source_key) return false;
  if (like.parent && is.parent != like.parent) return false;
  const auto has = [&](const Modifier& m) {
    return std::find(is.modifiers.begin(), is.modifiers.end(), m) != is.modifiers.end();
  };
  const auto same = [&](const auto& datum) { return is.data.get(datum.first) == datum.second; };
  return std::all_of(like.modifiers.begin(), like.modifiers.end(), has) &&
         std::all_of(like.data.all().begin(), like.data.all().end(), same);
}

namespace {

template <class List, class Same>
auto counterpart(const List& list, const typename List::value_type& thing, Same same) {
  return std::find_if(list.begin(), list.end(), [&](const auto& other) { return same(other, thing); });
}

constexpr auto same_id = [](const auto& a, const auto& b) { return a.id == b.id; };
constexpr auto same_key = [](const auto& a, const auto& b) { return a.key == b.key; };

/// gone(thing) for what is only in `before`, then come(thing) for what is new or other in `after`.
template <class List, class Same, class Gone, class Come>
void compare(const List& before, const List& after, Same same, Gone gone, Come come) {
  for (const auto& thing : before)
    if (counterpart(after, thing, same) == after.end()) gone(thing);
  for (const auto& thing : after) {
    const auto old = counterpart(before, thing, same);
    if (old == before.end() || !(*old == thing)) come(thing, old != before.end());
  }
}

class Differences {
 public:
  Events events;

  void numbers(Ref owner, const Numbers& before, const Numbers& after) {
    for (const auto& [key, value] : after.all())
      if (!before.has(key) || before.get(key) != value)
        events.emplace_back(NumberSet{owner, key, value, before.get(key)});
  }

  void conditions(Ref on, const std::vector<Condition>& before, const std::vector<Condition>& after) {
    compare(
        before, after, same_id,
        [&](const Condition& c) {
          events.emplace_back(ConditionEnded{on, c.id, c.key});
        },
        [&](const Condition& c, bool was) {
          was ? add(ConditionChanged{on, c}) : add(ConditionGained{on, c});
        });
  }

  void items(Ref owner, const std::vector<Item>& before, const std::vector<Item>& after) {
    compare(
        before, after, same_id,
        [&](const Item& item) {
          add(ItemLost{owner, item.id});
        },
        [&](const Item& item, bool) {
          add(ItemGained{owner, item});
        });
  }

  void creature(const Creature& before, const Creature& after) {
    const CreatureId id = after.id;
    const bool edited = before.name != after.name || before.side != after.side || before.seats != after.seats ||
                        before.picture != after.picture || before.size != after.size || before.facing != after.facing;
    if (edited) add(CreatureEdited{id, after.name, after.side, after.seats, after.picture, after.size, after.facing});
    if (before.hidden != after.hidden) add(CreatureHidden{id, after.hidden});
    if (before.place != after.place || before.scene != after.scene)
      add(Moved{id, after.scene, before.place, after.place, {}});
    numbers(id, before.numbers, after.numbers);
    conditions(id, before.conditions, after.conditions);
    compare(
        before.features, after.features, same_key,
        [&](const Feature& f) {
          add(FeatureLost{id, f.key});
        },
        [&](const Feature& f, bool) {
          add(FeatureSet{id, f});
        });
    items(id, before.items, after.items);
  }

  void scene(const Scene& before, const Scene& after) {
    for (Event& event : map_difference(before, after)) add(std::move(event));
    numbers(after.id, before.numbers, after.numbers);
    items(after.id, before.items, after.items);
    conditions(after.id, before.areas, after.areas);
  }

  void campaign(const Campaign& before, const Campaign& after) {
    if (before.shown != after.shown) add(SceneShown{after.shown});
    if (before.clock_s != after.clock_s) add(ClockAdvanced{Ref::campaign(), after.clock_s - before.clock_s});
    for (const auto& [key, value] : after.house_rules.all())
      if (!before.house_rules.has(key) || before.house_rules.get(key) != value) add(HouseRuleSet{key, value});
    for (const auto& [code, value] : after.strictness.all())
      if (before.strictness.get(code) != value) add(StrictnessSet{code, static_cast<Strictness>(value)});
    numbers(Ref::campaign(), before.numbers, after.numbers);
  }

 private:
  void add(Event event) { events.push_back(std::move(event)); }
};

}  // namespace

Events difference(const State& before, const State& after) {
  Differences all;
  for (std::size_t i = before.scenes.size(); i < after.scenes.size(); ++i)
    all.events.emplace_back(SceneAdded{after.scenes[i]});
  compare(
      before.creatures, after.creatures, same_id,
      [&](const Creature& c) { all.events.emplace_back(CreatureRemoved{c.id}); },
      [&](const Creature& c, bool was) {
        was ? all.creature(*counterpart(before.creatures, c, same_id), c)
            : (void)all.events.emplace_back(CreatureAdded{c});
      });
  for (const Scene& scene : after.scenes)
    if (const auto old = counterpart(before.scenes, scene, same_id); old != before.scenes.end()) all.scene(*old, scene);
  for (const Encounter& encounter : after.encounters)
    if (const auto old = counterpart(before.encounters, encounter, same_id); old != before.encounters.end()) {
      all.numbers(encounter.id, old->numbers, encounter.numbers);
      all.conditions(encounter.id, old->conditions, encounter.conditions);
    }
  compare(
      before.relations, after.relations, same_id,
      [&](const Relation& r) {
        all.events.emplace_back(RelationEnded{r.id, r.key, r.from, r.to});
      },
      [&](const Relation& r, bool was) {
        was ? (void)all.events.emplace_back(RelationChanged{r}) : (void)all.events.emplace_back(RelationMade{r});
      });
  all.campaign(before.campaign, after.campaign);
  return std::move(all.events);
}

}  // namespace ft::scn
