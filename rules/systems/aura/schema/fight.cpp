// Attacks, manoeuvres and escape, with what is rolled and asked in them. Source: aura.md section 4, AU-MEL, AU-RNG,
// AU-CM, AU-SWIFT.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

namespace {

using Kind = FieldSchema::Kind;

FieldSchema weapon() { return optional(item("weapon", "Weapon")); }
FieldSchema bare_hands() { return optional(field("bare_hands", "With bare hands", Kind::yes_no)); }
FieldSchema face() { return optional(field("face", "Turn to the target first", Kind::yes_no)); }
FieldSchema approach() { return optional(field("approach", "Agile Moves first", Kind::path)); }
FieldSchema nonlethal() { return optional(field("nonlethal", "Do not kill", Kind::yes_no)); }
FieldSchema penalty() { return number("penalty", "Penalty taken for that care", 0, 12, false); }
FieldSchema their_weapon() { return optional(item("their_weapon", "Which weapon")); }

std::vector<ActionSchema> blows() {
  return {
      primary(action("melee_attack", "Attack", "crossed-swords", "energy_3", "With the weapon in hand.",
                     {"AU-MEL-01", "AU-MEL-02"},
                     paying({target(), weapon(), nonlethal(), penalty(), face(), approach()}))),
      primary(action("unarmed_attack", "Unarmed attack", "punch", "energy_2", "With bare hands, to kill or not.",
                     {"AU-UNA-01"}, paying({target(), nonlethal(), face(), approach()}))),
      action("strike_defenceless", "Strike the defenceless", "sword-wound", "energy_1",
             "Somebody who cannot or will not defend: it hits.", {"AU-MEL-06"},
             paying({target(), weapon(), bare_hands(), nonlethal(), penalty(), face(), approach()})),
      action("finish_off", "Finish off", "executioner-hood", "energy_1",
             "Somebody unconscious without Aura dies, if the GM agrees.", {"AU-DEATH-07"},
             paying({target(), weapon(), face(), approach()})),
  };
}

std::vector<ActionSchema> missiles() {
  return {
      primary(action("ranged_attack", "Shoot", "high-shot", "energy_1",
                     "With a loaded weapon; 2 Energy unless proficient.", {"AU-RNG-01"},
                     paying({target(), item("weapon", "Weapon"), nonlethal(), penalty(), face()}))),
      action("throw", "Throw", "thrown-daggers", "energy_1", "Something in hand; 2 Energy unless proficient.",
             {"AU-THR-01"}, paying({target(), item("weapon", "What"), nonlethal(), penalty(), face()})),
  };
}

std::vector<ActionSchema> manoeuvres() {
  return {
      action("trip", "Trip", "tripwire", "energy_3", "Prone if it hits and Fortitude fails; 2 Energy with bare hands.",
             {"AU-CM-03"}, paying({target(), weapon(), bare_hands(), face(), approach()})),
      action("disarm", "Disarm", "drop-weapon", "energy_3",
             "The weapon falls if it hits and Fortitude fails; 2 Energy with bare hands.", {"AU-CM-04"},
             paying({target(), weapon(), their_weapon(), bare_hands(), face(), approach()})),
      action("restrain", "Restrain", "grab", "energy_2", "Hold somebody, with bare hands.", {"AU-CM-05"},
             paying({target(), face(), approach()})),
      action("push", "Push", "push", "energy_2", "{1 m} away and Unguarded if it hits and Fortitude fails.",
             {"AU-CM-10"}, paying({target(), face(), approach()})),
      action("escape", "Escape", "breaking-chain", "energy_3", "From all who hold you, or some of them.", {"AU-CM-07"},
             paying({choice("how", "By", {"fortitude", "arm_check", "leg_check"}, false)})),
      action("release", "Let go", "open-palm", "free", "End a hold.", {"AU-CM-09"}, {target("Whom")}),
  };
}

ActionSchema swift() {
  return action(
      "swift_attack", "Swift Attack", "quick-slash", "energy_1",
      "An Immediate Interrupt, once a Round, at whoever gives an opening.", {"AU-SWIFT-01", "AU-SWIFT-02"},
      paying({target(), choice("manner", "How", {"attack", "trip", "disarm", "restrain", "push", "throw"}, false),
              weapon(), bare_hands(), their_weapon(), nonlethal(), penalty(),
              optional(field("crossing", "Because it crosses the reach", Kind::yes_no))}));
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
          {"penalty", "care not to kill"},
          {"situational", "as the GM sees it"},
          {"unmoved", "does not move"},
          {"fast", "sprints or zig-zags"},
          {"thrown", "thrown"},
          {"pushed", "pushed"},
          {"q_unaware", "{target} does not notice {who}. Is there no evading it?"},
          {"q_finish_off", "{who} finishes {target} off. Does {target} die?"},
          {"q_fling", "The weapon of {target} flies. Where to? A cell away takes 1 Agility."},
          {"q_push", "Where does {target} go?"},
          {"q_escape", "{target} struggles. How do you hold on?"},
          {"q_bonds", "{who} strains against the bonds. What does it take?"},
          {"escapes", "{who} is free."},
          {"stays_held", "{who} does not get free."},
      },
      identity_texts("masab masdb"));
}

}  // namespace ft::rules::aura
