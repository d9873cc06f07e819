// Speaking. Source: VG-ACT-07, VG-REC-04.
#include "rules/systems/vigor/turns/speak.hpp"

#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

void speak(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(actor.conscious(), {"E_INCAP"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::winded), {"E_WINDED"_k, {{"who"_k, who}}, {}});
  const std::string* text = r.field("text"_k).as<std::string>();
  r.require(text != nullptr, {"E_FORM"_k, {{"field"_k, "text"_k}}, {}});
  const std::string words = *text;
  log_line(r, "says"_k, {{"who"_k, who}, {"text"_k, words}}, "VG-ACT-07"_k);
}

}  // namespace ft::rules::vigor
