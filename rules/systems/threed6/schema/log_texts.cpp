// Questions, their options, and log lines.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<TextSchema> log_texts() {
  return {
      {"q_defence", "{actor} hits {who}: which defence?"},
      {"q_defence_spoils_aim", "{actor} hits {who}: which defence? Any of them ends the aim."},
      {"q_defence_disturbs", "{actor} hits {who}: which defence? Any of them disturbs the task."},
      {"q_second_defence", "{who} may try another defence against {actor}."},
      {"q_feint_answer", "{actor} feints {who}: answer with?"},
      {"q_first", "Who acts first?"},
      {"o_first", "{who}"},
      {"o_none", "No defence"},
      {"o_dodge", "Dodge ({n} or less)"},
      {"o_parry", "Parry with {item} ({n} or less)"},
      {"o_parry_unarmed", "Parry with the hand ({n} or less)"},
      {"o_block", "Block with {item} ({n} or less)"},
      {"o_skill", "{what} ({n})"},
      {"in_advance_q_defence", "when a creature's attack is good"},
      {"in_advance_q_defence_spoils_aim", "when a creature's attack is good, while aiming"},
      {"in_advance_q_defence_disturbs", "when a creature's attack is good, while concentrating"},
      {"in_advance_q_second_defence", "when a second defence is possible"},
      {"in_advance_q_feint_answer", "when a creature feints"},
      {"fight_starts", "The fight starts."},
      {"fight_ends", "The fight ends."},
      {"joins", "{who} joins."},
      {"round_begins", "Second {round} begins."},
      {"chooses", "{who}: {what}"},
      {"does_nothing", "{who} does nothing."},
      {"falls_unconscious", "{who} falls unconscious."},
      {"dies", "{who} dies."},
      {"is_stunned", "{who} is stunned."},
      {"recovers", "{who} recovers."},
      {"falls_down", "{who} falls."},
      {"bounces_off", "The blow does {who} no harm."},
      {"attack_lost", "{who}'s attack is lost."},
      {"maneuver_lost", "{who} can no longer do it."},
      {"lasts_seconds", "{who} is stunned for {n} seconds."},
      {"faints", "{who} faints for {n} minutes."},
      {"reacts", "{who}'s reaction: {result}"},
      {"contest_tied", "The contest is a tie."},
      {"contest_won", "{who} wins the contest."},
      {"bumped", "{who} is stopped at {cell}."},
      {"posture_line", "{who} is now {what}."},
      {"evaluates_line", "{who} evaluates {target}: {n} in a row."},
      {"defends_all_out", "{who} defends all-out: {what}."},
      {"aim_spoiled", "{who} loses the aim."},
      {"task_disturbed", "{who} loses concentration and must start over."},
      {"feint_works", "{who}'s feint lowers {target}'s defences by {n}."},
  };
}

}  // namespace ft::rules::threed6
