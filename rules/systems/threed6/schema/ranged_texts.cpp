// Words of shots, aims, suppression fire and waits. Source: threed6.md 3.13, 3.14.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<TextSchema> ranged_texts() {
  return joined(
      std::vector<TextSchema>{
          {"suppression", "Suppression fire"},
          {"comes_near", "an enemy comes near"},
          {"enters_zone", "an enemy enters the zone"},
          {"acts", "the creature moves, attacks or readies"},
          {"ally_attacked", "an ally is attacked"},
          {"gm_says", "in words, as the GM sees it"},
          {"draw", "draw"},
          {"pick_up", "pick up"},
          {"regain", "ready an unwieldy weapon"},
          {"reload", "reload"},
          {"reach", "change the reach"},
          {"put_away", "put away"},
          {"other", "another job"},
          {"accuracy", "aim"},
          {"size", "size of the target"},
          {"range_and_speed", "range and speed"},
          {"rapid_fire", "rapid fire"},
          {"darkness", "darkness"},
          {"cover", "cover"},
          {"suppression_cap", "at most 8"},
          {"half_damage", "beyond half-damage range"},
          {"parries", "earlier parries"},
          {"mishap", "Mishap"},
          {"just_a_miss", "just a miss"},
          {"weapon_unready", "the weapon is unready"},
          {"weapon_dropped", "the weapon is dropped"},
          {"falls", "falls"},
          {"q_wait", "{actor} triggers the Wait of {who}."},
          {"q_attack_modifier", "{actor} attacks {who}: modifier?"},
          {"o_fire", "{action}"},
          {"in_advance_q_wait", "when the trigger of a Wait occurs"},
          {"waits_line", "{who} waits."},
          {"waits_for_words", "{who} waits for this: {text}"},
          {"wait_fires", "{who} waited for this: {action}"},
          {"wait_triggered", "What {who} waits for occurs."},
          {"aim_line", "{who} aims at {target}: second {n}."},
          {"aim_lost", "{who} loses sight of the target, and the aim."},
          {"bursts", "{n} shots hit {who}."},
          {"suppresses", "{who} covers a zone with fire."},
      },
      identity_texts("fire pass action text"));
}

}  // namespace ft::rules::threed6
