// Words of physical feats and of the senses. Source: threed6.md 3.3 to 3.5, 3.7, 3.8, 3.10.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

namespace {

std::vector<TextSchema> feat_words() {
  return {
      {"at_length", "Game time"},
      {"regular_pace", "regular"},
      {"combat_pace", "as in combat"},
      {"broad", "broad"},
      {"high", "high"},
      {"paced", "paced"},
      {"sprint", "sprint"},
      {"alone", "alone"},
      {"together", "the whole side, each by its own roll"},
      {"led", "the whole side, led by it"},
      {"vision", "sight"},
      {"hearing", "hearing"},
      {"taste_smell", "taste or smell"},
      {"climb_roll", "Climbing"},
      {"fall_damage", "Fall"},
      {"swim_roll", "Swimming"},
      {"endurance", "Endurance"},
      {"hike_roll", "Hiking"},
      {"sense_check", "Senses"},
      {"hiding", "Hiding"},
      {"comprehension_roll", "Understanding"},
      {"danger_roll", "Danger Sense"},
      {"climb_row", "climb"},
      {"on_purpose", "on purpose"},
      {"soft_ground", "soft ground"},
      {"water", "in water"},
      {"average_of_group", "average of the group"},
  };
}

std::vector<TextSchema> feat_lines() {
  return {
      {"climbs", "{who} has climbed {n ft}, {left ft} are left."},
      {"climb_over", "{who} has climbed all of {n ft}."},
      {"climb_fails", "{who} does not get off the ground."},
      {"falls_feet", "{who} falls {n ft}."},
      {"rope_holds", "The rope holds {who}."},
      {"jumps", "{who} jumps {feet ft} of {most ft}."},
      {"jumps_high", "{who} jumps {n} of {most} inches."},
      {"steps_over", "{who} jumps with ease."},
      {"jump_short", "{who} jumps too short."},
      {"runs_tenths", "{who} runs {n yd} in {seconds} seconds."},
      {"swims_yards", "{who} swims {n yd} in {seconds} seconds."},
      {"goes_under", "{who} goes under."},
      {"keeps_afloat", "{who} keeps above water."},
      {"drowns", "{who} drowns."},
      {"pulled_up", "{who} pulls {target} up."},
      {"hikes", "{who}: {n}.{tenths} miles today."},
      {"hides", "{who} hides."},
      {"finds", "{who} notices {target}."},
      {"notices", "{who} notices something."},
      {"not_understood", "{who} notices something and cannot tell what it is."},
      {"understands", "{who} understands what it is."},
      {"senses_danger", "{who} senses danger."},
      {"no_influence", "The GM does not let that sway {target}."},
      {"q_sense_modifier", "A modifier for what {who} may notice?"},
      {"q_sense_skill", "{who} searches for who hides. With what?"},
      {"q_reaction", "A modifier for the reaction of {who}?"},
      {"q_influence", "May {skill} of {who} sway {target}?"},
      {"o_with", "{what} ({n})"},
  };
}

}  // namespace

std::vector<TextSchema> feat_texts() {
  return joined(feat_words(), feat_lines(),
                identity_texts("feet part goal since_roll downward equipment roped slack column row next_s cycle fast "
                               "by_design left tenths"));
}

}  // namespace ft::rules::threed6
