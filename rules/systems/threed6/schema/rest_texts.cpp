// Words of recovery and rest: questions, log lines. Source: threed6.md 3.18, 3.19.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<TextSchema> rest_texts() {
  return {
      {"clock", "Time"},
      {"waking", "Waking"},
      {"healing", "Natural healing"},
      {"q_meal", "Have those who rest had a decent meal?"},
      {"q_conditions", "Modifier on the HT of those who have rested for a day?"},
      {"rests", "{who} starts to rest."},
      {"rested", "{who} has rested."},
      {"wakes", "{who} wakes."},
      {"time_passes", "Time passes: {n} seconds."},
      {"is_helped", "{who} gets medical help."},
      {"recovers_fp", "{who} recovers {n} FP."},
      {"rises_again", "{who} has strength again."},
      {"fight_resumes", "The fight resumes."},
  };
}

}  // namespace ft::rules::threed6
