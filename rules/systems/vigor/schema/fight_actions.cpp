// What creatures do on their turn to others, and how they move. Source: vigor.md section 4.
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/schema/words.hpp"

namespace ft::rules::vigor {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

FieldSchema weapon() { return optional(item("weapon", "Weapon")); }
FieldSchema confirm() { return optional(field("confirm", "Although it is a friend", Kind::yes_no)); }

}  // namespace

std::vector<ActionSchema> fight_actions() {
  ActionSchema move = primary(action("move", "Move", "walk", "action", "Up to Speed in feet.", {"VG-ACT-06"},
                                     {path(), optional(number("degrees", "Facing afterwards, in degrees", 0, 359))}));
  move.movement = true;
  ActionSchema face = action("face", "Turn", "cycle", "free", "Face another direction.", {"VG-ACT-07"},
                             {number("degrees", "Degrees", 0, 359)});
  face.facing = true;
  FieldSchema readied = choice("does", "Action", {"attack", "move", "use_ability", "use_item", "use_skill"});
  readied.unlisted = "E_READY_ACTION";
  FieldSchema waits_for = choice("event", "When", ready_events);
  waits_for.unlisted = "E_READY_CONDITION";
  return {
      primary(action("attack", "Attack", "crossed-swords", "action", "One attack against the target's Guard.",
                     {"VG-ACT-01", "VG-ATK-03"}, {target(), weapon(), confirm()})),
      action("offhand_attack", "Off-hand attack", "sword-brandish", "vigor_8",
             "Straight after an attack, with two Challenges to hit and to damage.", {"VG-ACT-03"},
             {target(), confirm()}),
      primary(action("defend", "Defend", "shield", "action", "Defenses cost 2 Vigor less until the next turn.",
                     {"VG-ACT-04"})),
      move,
      action("escape", "Escape", "run", "action", "Flee; enemies in reach may strike at the opening.", {"VG-ACT-05"},
             {path()}),
      primary(action("stand", "Stand up", "up-card", "action", "Creates an opening.", {"VG-ACT-13", "VG-PRONE-04"})),
      action("drop_prone", "Drop prone", "falling", "free", "Lie down.", {"VG-ACT-16"}),
      face,
      action("ready", "Ready", "hourglass", "action", "Store one action and what it waits for.", {"VG-ACT-08"},
             {readied, waits_for, optional(field("by", "Trigger creature", Kind::creature)),
              optional(field("on", "Its target", Kind::creature)), optional(field("area", "Area", Kind::place)),
              optional(text("Signal")), optional(target("Target")), weapon(), optional(path()),
              choice("ability", "Ability", {}, false), optional(item("item", "Item")),
              choice("skill", "Skill", {}, false)}),
      action("use_ability", "Use an ability", "skills", "by_ability", "A technique or a spell.", {"VG-ACT-09"},
             {choice("ability", "Ability", {}), optional(target()), optional(to("Center")), weapon(), confirm()}),
      action("use_skill", "Use a skill", "brainstorm", "action", "Against a VS that the GM sets.", {"VG-ACT-11"},
             {choice("skill", "Skill", {}), optional(target())}),
      action("first_aid", "Emergency aid", "medical-pack", "actions_2", "Medicine against 20 restores 1d10 Durability.",
             {"VG-ACT-12"}, {target()}),
      action("stabilize", "Stabilize", "bandage-roll", "actions_2", "Medicine against 20 stops the death clock.",
             {"VG-ACT-15"}, {target()}),
      action("release_hold", "Let go", "open-palm", "free", "End a hold.", {"VG-ACT-07"}, {target()}),
  };
}

}  // namespace ft::rules::vigor
