// Contests of Initiative: once a Round each, and only strictly higher wins. Source: AU-INIT-02, 03, 06, 07.
#include "rules/systems/aura/turns/initiative.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/dice/dice.hpp"

namespace ft::rules::aura {

namespace {

constexpr std::int64_t not_rolled = INT64_MIN;

/// A roll that is not shown yet: its total, and its card.
struct Roll {
  std::int64_t total = 0;
  RollMade card;
};

Roll roll_initiative(Resolution& r, CreatureId who) {
  const RollResult thrown = roll_die(r, 20, who, "initiative_roll"_k, edge_of_skills(Actor(r, who), true));
  Sum total;
  total.keep("initiative_roll"_k, thrown.value, "AU-DICE-06"_k)
      .add(key::initiative, Actor(r, who).number(key::initiative), "AU-INIT-02"_k);
  r.set(who, key::initUsed, 1);
  return {total.total(), {who, "initiative_roll"_k, {}, thrown.dice, total, {}, {}, "AU-INIT-02"_k, {}}};
}

Question roll_or_decline(CreatureId who, CreatureId rival) {
  Question question{.asked = who,
                    .prompt = "q_initiative"_k,
                    .params = {{"who"_k, who}, {"by"_k, rival}},
                    .rule = "AU-INIT-03"_k,
                    .shape = Shape::one_of,
                    .options = {{"roll"_k, "o_roll"_k, {}}, {"decline"_k, "o_decline"_k, {}}},
                    .default_answer = "roll"_k};
  return question;
}

/// Who answers with a roll: those who still have theirs are asked, all at once.
std::vector<bool> who_rolls(Resolution& r, const std::vector<CreatureId>& asked, CreatureId rival) {
  std::vector<Question> questions;
  for (const CreatureId who : asked)
    if (!Actor(r, who).flag(key::initUsed)) {
      questions.push_back(roll_or_decline(who, rival));
      questions.back().seconds = r.house_rule("prompt_s"_k);
    }
  const std::vector<Value> answers = r.ask_each(questions);
  std::vector<bool> rolls(asked.size());
  for (std::size_t i = 0, next = 0; i < asked.size(); ++i)
    if (next < questions.size() && questions[next].asked == asked[i]) rolls[i] = answers[next++] == "roll"_k;
  return rolls;
}

/// Why a challenger is, or is not, faster than one of the challenged.
Key why_faster(const DeclaredAction& challenger, const DeclaredAction& member) {
  if (member.initiative == not_rolled) return "unopposed"_k;
  if (challenger.initiative == member.initiative) return "equal_initiative"_k;
  return challenger.initiative > member.initiative ? "higher_initiative"_k : "lower_initiative"_k;
}

}  // namespace

Order contest(Resolution& r, const std::vector<DeclaredAction*>& group,
              const std::vector<DeclaredAction*>& challengers) {
  Order order;
  std::vector<Roll> rolled;
  for (const DeclaredAction* challenger : challengers) rolled.push_back(roll_initiative(r, challenger->actor()));
  const EncounterId encounter = r.world().creature(group.front()->actor()).encounter;
  std::vector<CreatureId> members = by_join_index(r.world(), encounter);  // so their dice fall (AU-DICE-08)
  std::erase_if(members, [&](CreatureId who) {
    return std::none_of(group.begin(), group.end(),
                        [&](const DeclaredAction* member) { return member->actor() == who; });
  });
  const std::vector<bool> rolls = who_rolls(r, members, challengers.front()->actor());
  for (std::size_t i = 0; i < members.size(); ++i) {
    DeclaredAction* member = *std::find_if(group.begin(), group.end(),
                                           [&](const DeclaredAction* one) { return one->actor() == members[i]; });
    member->initiative = not_rolled;  // declined, or rolled earlier: all win (AU-INIT-03)
    if (!rolls[i]) continue;
    rolled.push_back(roll_initiative(r, members[i]));
    member->initiative = rolled.back().total;
  }
  for (std::size_t i = 0; i < challengers.size(); ++i) challengers[i]->initiative = rolled[i].total;
  for (Roll& roll : rolled) r.emit(std::move(roll.card));

  for (DeclaredAction* member : group) {
    const bool beaten = std::any_of(challengers.begin(), challengers.end(),
                                    [&](const DeclaredAction* one) { return one->initiative > member->initiative; });
    (beaten ? order.beaten : order.unbeaten).push_back(member);
  }
  for (DeclaredAction* one : challengers) {
    const bool wins = std::any_of(group.begin(), group.end(),
                                  [&](const DeclaredAction* member) { return one->initiative > member->initiative; });
    (wins ? order.winners : order.losers).push_back(one);
    for (const DeclaredAction* member : group)
      log_line(r, one->initiative > member->initiative ? "faster_than"_k : "not_faster_than"_k,
               {{"who"_k, one->actor()}, {"by"_k, member->actor()}, {"why"_k, why_faster(*one, *member)}},
               "AU-INIT-02"_k);
  }
  std::stable_sort(order.winners.begin(), order.winners.end(),
                   [](const DeclaredAction* a, const DeclaredAction* b) { return a->initiative > b->initiative; });
  return order;
}

void tell_who_comes_first(Resolution& r, const Placed& first, const Placed& second, Key rule) {
  const Key why = first.initiative == not_rolled         ? "nobody_rolled"_k
                  : second.initiative == not_rolled      ? "unopposed"_k
                  : first.initiative > second.initiative ? "higher_initiative"_k
                                                         : "spoke_first"_k;
  log_line(r, "comes_before"_k, {{"who"_k, first.who}, {"by"_k, second.who}, {"why"_k, why}}, rule);
}

std::int64_t ask_gm_choice(Resolution& r, Key about, const Params& who, const std::vector<Option>& options) {
  Question question{.prompt = about,
                    .params = who,
                    .rule = "AU-INIT-08"_k,
                    .shape = Shape::one_of,
                    .options = options,
                    .default_answer = options.front().value,
                    .seconds = r.house_rule("prompt_s"_k)};
  return *r.ask(std::move(question)).as<std::int64_t>();
}

namespace {

/// Who of these comes first; in the order of their requests. Source: AU-INIT-07.
CreatureId first_of_race(Resolution& r, const std::vector<CreatureId>& rivals) {
  const std::vector<bool> rolls = who_rolls(r, rivals, rivals.front());
  std::vector<std::int64_t> totals(rivals.size(), not_rolled);
  for (std::size_t i = 0; i < rivals.size(); ++i) {
    if (!rolls[i]) continue;
    Roll roll = roll_initiative(r, rivals[i]);
    r.emit(std::move(roll.card));
    totals[i] = roll.total;
  }
  const auto first = static_cast<std::size_t>(std::max_element(totals.begin(), totals.end()) - totals.begin());
  for (std::size_t i = 0; i < rivals.size(); ++i)
    if (i != first) tell_who_comes_first(r, {rivals[first], totals[first]}, {rivals[i], totals[i]}, "AU-INIT-07"_k);
  return rivals[first];
}

/// The cells in which it would end; none for what is no Agile Move.
std::vector<Cell> ends_in(const World& world, const DeclaredAction& one) {
  const Value* to = one.command.action == "agile_move"_k ? find(one.command.form, "to"_k) : nullptr;
  const Creature& mover = world.creature(one.actor());
  const Scene* scene = world.find(mover.scene);
  return scene && to && to->as<Place>() ? footprint(*scene, to->as<Place>()->cell, mover.size) : std::vector<Cell>{};
}

/// Two who cannot both stand where they would go, or have what they would pick up.
bool collide(const World& world, const DeclaredAction& one, const DeclaredAction& other) {
  if (one.aborted || other.aborted) return false;
  const Command &a = one.command, &b = other.command;
  const Value *wanted = find(a.form, "item"_k), *too = find(b.form, "item"_k);
  if (a.action == "pick_up"_k && b.action == "pick_up"_k) return wanted && too && *wanted == *too;
  const std::vector<Cell> mine = ends_in(world, one), theirs = ends_in(world, other);
  return world.creature(one.actor()).scene == world.creature(other.actor()).scene &&
         std::find_first_of(mine.begin(), mine.end(), theirs.begin(), theirs.end()) != mine.end();
}

}  // namespace

std::vector<DeclaredAction*> settle_races(Resolution& r, const std::vector<DeclaredAction*>& together) {
  std::vector<DeclaredAction*> left = together;
  for (DeclaredAction* const one : together) {
    if (std::find(left.begin(), left.end(), one) == left.end()) continue;
    std::vector<CreatureId> rivals;
    for (const DeclaredAction* other : left)
      if (other == one || collide(r.world(), *one, *other)) rivals.push_back(other->actor());
    if (rivals.size() < 2) continue;
    const CreatureId first = first_of_race(r, rivals);
    const DeclaredAction* winner =
        *std::find_if(left.begin(), left.end(), [&](const DeclaredAction* each) { return each->actor() == first; });
    std::erase_if(left, [&](DeclaredAction* each) {
      const bool loses = each != winner && collide(r.world(), *winner, *each);
      if (loses) each->reserved.refund(r);
      return loses;
    });
  }
  return left;
}

}  // namespace ft::rules::aura
