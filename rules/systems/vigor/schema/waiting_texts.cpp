// Sentences of readied acts, acts in progress, holds, rests, skills and aid.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

namespace {

std::vector<TextSchema> questions() {
  return {{"q_readied", "{actor} sets off what {who} readied: {action}. Do it?"},
          {"q_readied_impossible", "{actor} sets off what {who} readied: {action}. It is impossible now. Lose it?"},
          {"q_continue", "{who}: {action}, {left} actions to go. Continue?"},
          {"q_hold_ability", "Which ability does {who} struggle with?"},
          {"q_hold_vs", "Against which VS does {who} struggle?"},
          {"q_resist_vs", "Against which VS does {who} resist?"},
          {"q_ignites", "Does {who} catch fire?"},
          {"q_embrittles", "Does {who} become brittle?"},
          {"q_skill_vs", "{who} uses {skill}. Against which VS?"},
          {"q_skill_ability", "{who} uses {skill}. Which ability adds its dice?"},
          {"q_skill_resisted", "{who} uses {skill}. Which ability would {target} resist with?"},
          {"q_skill_outcome", "{who} succeeds with {skill}. What becomes of {target}?"}};
}

std::vector<TextSchema> lines() {
  return {{"readies", "{who} readies: {action}."},
          {"acts_at_once", "{who} acts at once: {action}."},
          {"readied_lost", "What {who} readied is impossible now: {action}."},
          {"signals", "The GM signals: “{text}”"},
          {"act_canceled", "The act of {who} is canceled."},
          {"act_begins", "{who} begins: {action}, {left} actions to go."},
          {"act_continues", "{who} continues: {action}, {left} actions to go."},
          {"act_given_up", "{who} gives up: {action}."},
          {"act_broken", "What {who} had in progress is lost: {action}."},
          {"breaks_free", "{who} breaks free."},
          {"let_go", "{actor} lets {who} go."},
          {"rested", "{who} has rested."},
          {"slept", "{who} has had a long rest."},
          {"durability_back", "{who} regains {n} Durability."},
          {"health_back", "{who} regains {n} Health."},
          {"ignites", "{who} catches fire."},
          {"embrittles", "{who} becomes brittle."},
          {"is_stabilized", "{who} is stabilized."}};
}

}  // namespace

std::vector<TextSchema> waiting_texts() {
  std::vector<TextSchema> harm_types{{"harmonic", "harmonic"}, {"necrotic", "necrotic"}, {"astral", "astral"}};
  return joined(questions(), lines(), harm_types);
}

}  // namespace ft::rules::vigor
