// Moving, postures, facing and hiding: actions and their words. Source: AU-MOVE, AU-JUMP, AU-POST, AU-FACE.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

namespace {

using Kind = FieldSchema::Kind;

FieldSchema end_facing() { return number("degrees", "Final facing", 0, 359, false); }

/// A path that is run, with what may be taken along.
std::vector<FieldSchema> running(std::vector<FieldSchema> more = {}) {
  more.insert(more.begin(), {path(), end_facing(), optional(item("scoop", "Pick up in passing"))});
  return paying(std::move(more));
}

std::vector<ActionSchema> runs() {
  ActionSchema run = primary(action("run", "Run", "run", "energy_3", "Up to your Speed; turning takes metres of it.",
                                    {"AU-MOVE-03", "AU-MOVE-06", "AU-MOVE-07", "AU-INC-03"}, running()));
  run.movement = true;
  return {run,
          action("quick_run", "Quick Run", "walk", "energy_2", "Up to two thirds of your Speed.", {"AU-MOVE-04"},
                 running()),
          action("sprint", "Sprint", "sprint", "energy_3",
                 "A Run and your sprint bonus beyond, for 1 Stamina; a Push may end it.", {"AU-MOVE-05", "AU-CM-12"},
                 running({optional(field("push", "Push target at the end", Kind::creature))}))};
}

std::vector<ActionSchema> other_moves() {
  return {
      primary(action("shift", "Shift", "footsteps", "energy_1", "{1 m} in any posture, for 1 Energy or 2 Agility.",
                     {"AU-MOVE-02"},
                     paying({to(), choice("pay", "Paid with", {"energy", "agility"}, false), end_facing()}))),
      primary(action("agile_move", "Agile Move", "dodging", "interrupt", "{1 m} during any action, for 1 Agility.",
                     {"AU-MOVE-08", "AU-INT-01"}, {to(), number("at_step", "React after step", 0, 99, false)})),
      action("jump", "Jump", "jump-across", "energy_2", "Straight on, over gaps; leaves you Unguarded.",
             {"AU-JUMP-01", "AU-JUMP-02"}, paying({to("Landing"), end_facing()})),
      action("climb", "Climb", "mountain-climbing", "energy_3", "For 1 to 3 Stamina; the GM says how far.",
             {"AU-MOVE-13"},
             paying({optional(path()), number("stamina", "Stamina (GM)", 1, 3, false),
                     number("energy", "Energy (GM)", 0, 5, false), number("metres", "Metres (GM)", 0, 100, false)}))};
}

std::vector<ActionSchema> postures() {
  return {action("kneel_from_prone", "Kneel from prone", "up-card", "energy_1", "Leaves you Unguarded.", {"AU-POST-01"},
                 paying()),
          action("stand_up", "Stand up", "up-card", "energy_1", "From kneeling.", {"AU-POST-02"}, paying()),
          action("drop_prone", "Drop prone", "falling", "free", "Lie down.", {"AU-POST-04"})};
}

std::vector<ActionSchema> facings() {
  ActionSchema turn = action("turn", "Turn", "clockwise-rotation", "free", "Face another way.", {"AU-FACE-05"},
                             {number("degrees", "Degrees clockwise from the top of the map", 0, 359),
                              number("at_step", "React after step", 0, 99, false)});
  turn.facing = true;
  return {turn,
          action("track", "Track", "human-target", "free", "Keep facing a creature; without a target, stop.",
                 {"AU-FACE-06"}, {optional(target("Target"))}),
          action("hide", "Hide", "ninja-mask", "energy_1",
                 "From creatures that look away, or in cover; from one or from all.", {"AU-FACE-07"},
                 paying({optional(target("Hide from")), number("energy", "Energy (GM)", 0, 5, false)}))};
}

}  // namespace

std::vector<ActionSchema> movement_actions() { return joined(runs(), other_moves(), postures(), facings()); }

std::vector<TextSchema> movement_texts() {
  return joined(
      std::vector<TextSchema>{
          {"within_move", "no Energy outside encounters"},
          {"for_1_energy", "1 Energy"},
          {"for_2_energy", "2 Energy"},
          {"for_3_energy", "3 Energy"},
          {"for_stamina", "all Energy, the rest paid with Stamina"},
          {"within_sprint", "as a Sprint: 3 Energy, 1 Stamina"},
          {"beyond", "too far"},
          {"dragged", "dragged along"},
          {"stopped_short", "{who} is blocked at {cell}."},
          {"kneels", "{who} kneels."},
          {"stands_up", "{who} stands up."},
          {"drops_prone", "{who} lies down."},
          {"climbs", "{who} climbs."},
          {"scoops", "{who} picks up {item} in passing."},
          {"tracks_line", "{who} keeps facing {target}."},
          {"tracks_nobody", "{who} stops tracking."},
          {"hides", "{who} is hidden from {target}."},
          {"is_seen", "{who} is in plain sight of {target}."},
          {"q_go_on", "Interrupted. Does {who} continue {action}?"},
          {"q_judged", "{who}: {action}. Amount of {what}?"},
          {"q_hide", "Does {who} hide from {target}?"},
      },
      identity_texts("settled by_player"));
}

}  // namespace ft::rules::aura
