// Speaking and whispering. Source: HM-OTH-03, HM-OTH-05, HM-GRID-02.
#include "rules/systems/heimr/turns/speak.hpp"

#include "rules/systems/heimr/conditions/noise.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/moments.hpp"

namespace ft::rules::heimr {

void speak(Resolution& r) {  // Source: HM-OTH-03, HM-OTH-05, HM-GRID-02
  require_can(r, ActionType::free);
  const std::string* text = r.field("text"_k).as<std::string>();
  r.require(text != nullptr, {"E_FORM"_k, {{"field"_k, "text"_k}}, {}});
  const std::string words = *text;
  const bool whispers = r.has("manner"_k) && r.choice("manner"_k) == "whisper"_k;
  pay(r, ActionType::free);
  Audience near{Audience::Kind::players_of, {}};
  for (const Creature* creature : r.world().creatures())
    if (same_location(r.world(), r.actor(), creature->id)) near.only.push_back(creature->id);
  const bool to_all = r.world().encounter_of(r.actor()) && !whispers;
  log_line(r, whispers ? "whispers"_k : "speaks_line"_k, {{"who"_k, r.actor()}, {"text"_k, words}}, "HM-OTH-03"_k,
           to_all ? Audience() : near);
  make_noise(r, r.actor(), whispers ? Noise::soft : Noise::loud);
  moment(r, "speaks"_k, r.actor());
}

}  // namespace ft::rules::heimr
