// Attacks, manoeuvres and escape, with what is rolled and asked in them. Source: aura.md section 4, AU-MEL, AU-RNG,
// AU-CM, AU-SWIFT.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

namespace {

using Kind = FieldSchema::Kind;

FieldSchema weapon() { return optional(item("weapon", "Weapon")); }
FieldSchema bare_hands() { return optional(field("bare_hands", "With bare hands", Kind::yes_no)); }
FieldSchema face() { return optional(field("face", "Face target first", Kind::yes_no)); }
FieldSchema approach() { return optional(field("approach", "Approach (Agile Moves)", Kind::path)); }
FieldSchema nonlethal() { return optional(field("nonlethal", "Non-lethal", Kind::yes_no)); }
FieldSchema penalty() { return number("penalty", "Non-lethal penalty", 0, 12, false); }
FieldSchema their_weapon() { return optional(item("their_weapon", "Target's weapon")); }

std::vector<ActionSchema> blows() {
  return {
      primary(action("melee_attack", "Attack", "crossed-swords", "energy_3", "With the weapon in hand.",
                     {"AU-MEL-01", "AU-MEL-02"},
                     paying({target(), weapon(), nonlethal(), penalty(), face(), approach()}))),
      primary(action("unarmed_attack", "Unarmed attack", "punch", "energy_2", "With bare hands, lethal or non-lethal.",
                     {"AU-UNA-01"}, paying({target(), nonlethal(), face(), approach()}))),
      action("strike_defenceless", "Strike the defenceless", "sword-wound", "energy_1",
             "Hits a target that cannot or will not defend.", {"AU-MEL-06"},
             paying({target(), weapon(), bare_hands(), nonlethal(), penalty(), face(), approach()})),
      action("finish_off", "Finish off", "executioner-hood", "energy_1",
             "Kills an unconscious target without Aura, if the GM agrees.", {"AU-DEATH-07"},
             paying({target(), weapon(), face(), approach()})),
  };
}

std::vector<ActionSchema> missiles() {
  return {
      primary(action("ranged_attack", "Shoot", "high-shot", "energy_1",
                     "With a loaded weapon; 2 Energy unless proficient.", {"AU-RNG-01"},
                     paying({target(), item("weapon", "Weapon"), nonlethal(), penalty(), face()}))),
      action("throw", "Throw", "thrown-daggers", "energy_1", "An item in hand; 2 Energy unless proficient.",
             {"AU-THR-01"}, paying({target(), item("weapon", "Item"), nonlethal(), penalty(), face()})),
  };
}

std::vector<ActionSchema> manoeuvres() {
  return {
      action("trip", "Trip", "tripwire", "energy_3", "Prone if it hits and Fortitude fails; 2 Energy with bare hands.",
             {"AU-CM-03"}, paying({target(), weapon(), bare_hands(), face(), approach()})),
      action("disarm", "Disarm", "drop-weapon", "energy_3",
             "The weapon falls if it hits and Fortitude fails; 2 Energy with bare hands.", {"AU-CM-04"},
             paying({target(), weapon(), their_weapon(), bare_hands(), face(), approach()})),
      action("restrain", "Restrain", "grab", "energy_2", "Hold a creature, with bare hands.", {"AU-CM-05"},
             paying({target(), face(), approach()})),
      action("push", "Push", "push", "energy_2", "{1 m} away and Unguarded if it hits and Fortitude fails.",
             {"AU-CM-10"}, paying({target(), face(), approach()})),
      action("escape", "Escape", "breaking-chain", "energy_3", "From all or some of the creatures that hold you.",
             {"AU-CM-07"}, paying({choice("how", "By", {"fortitude", "arm_check", "leg_check"}, false)})),
      action("release", "Let go", "open-palm", "free", "End a hold.", {"AU-CM-09"}, {target("Target")}),
  };
}

ActionSchema swift() {
  return action(
      "swift_attack", "Swift Attack", "quick-slash", "energy_1",
      "An Immediate Interrupt, once a Round, against a target that gives an opening.", {"AU-SWIFT-01", "AU-SWIFT-02"},
      paying({target(), choice("manner", "How", {"attack", "trip", "disarm", "restrain", "push", "throw"}, false),
              weapon(), bare_hands(), their_weapon(), nonlethal(), penalty(),
              optional(field("crossing", "Target crosses reach", Kind::yes_no))}));
}

}  // namespace

std::vector<ActionSchema> fight_actions() { return joined(blows(), missiles(), manoeuvres(), std::vector{swift()}); }

std::vector<TextSchema> fight_texts() {
  return joined(
      std::vector<TextSchema>{
          {"combat", "Combat roll"},
          {"hit", "Hit roll"},
          {"ranged_evasion", "Ranged Evasion"},
          {"chance", "Chance roll"},
          {"arm_check", "Arm Strength Check"},
          {"leg_check", "Leg Strength Check"},
          {"critical", "Critical Hit"},
          {"missed", "missed"},
          {"passed", "passed"},
          {"failed", "failed"},
          {"attack", "Strike or shoot"},
          {"dc", "needed"},
          {"manoeuvre", "manoeuvre"},
          {"penalty", "non-lethal penalty"},
          {"situational", "GM modifier"},
          {"unmoved", "does not move"},
          {"fast", "sprints or zig-zags"},
          {"thrown", "thrown"},
          {"pushed", "pushed"},
          {"q_unaware", "{target} does not notice {who}. Deny Evasion?"},
          {"q_finish_off", "{who} finishes {target} off. Does {target} die?"},
          {"q_fling", "{target} is disarmed. Where does the weapon land? 1 cell away costs 1 Agility."},
          {"q_push", "Where does {target} go?"},
          {"q_escape", "{target} struggles. How do you hold on?"},
          {"q_bonds", "{who} strains against the bonds. Target number?"},
          {"escapes", "{who} is free."},
          {"stays_held", "{who} fails to escape."},
      },
      identity_texts("masab masdb"));
}

}  // namespace ft::rules::aura
