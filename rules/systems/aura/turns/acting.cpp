// What several movements and postures ask of their actor. Source: AU-CM-06, AU-POST-03, AU-ARB-14.
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

Verdict restraint_refused(Resolution& r) {
  return r.unless(!Actor(r, r.actor()).bound(), {"restrained"_k, {{"who"_k, r.actor()}}, {}});
}

bool too_surprised(const Actor& actor) {  // G-72
  return actor.has(key::surprised) && actor.house_rule("surprised_act"_k) == 0;
}

Verdict posture_refused(Resolution& r, Key posture) {
  const bool right = Actor(r, r.actor()).posture() == posture;
  return r.unless(right, {"wrong_posture"_k, {{"who"_k, r.actor()}, {"needs"_k, posture}}, {}});
}

Verdict least_refused(Resolution& r, Key field, Cost least) {
  if (!Actor(r, r.actor()).encounter()) least.energy = least.agility = 0;
  return r.has(field) ? std::nullopt : cost_refused(r, least);
}

bool gm_speaks(const Resolution& r) { return r.viewer().is_gm() && !r.has(key::by_player); }

bool gm_has_said(const Resolution& r) { return gm_speaks(r) || r.has(key::settled); }

std::int64_t number_by_gm(Resolution& r, Key field, std::int64_t otherwise) {
  if (!r.has(field)) return otherwise;
  r.require(gm_has_said(r), {"gm_only"_k, {}, {}});
  return r.number(field);
}

Command ask_gm_numbers(Resolution& r, const std::vector<GmInput>& numbers, Key about) {
  Command settled = r.command();
  settled.form.push_back({key::settled, true});
  if (gm_speaks(r)) return settled;
  std::vector<Question> questions;
  for (const GmInput& number : numbers) {
    Question question{.prompt = about,
                      .params = {{"who"_k, r.actor()}, {"action"_k, r.command().action}, {"what"_k, number.field}}};
    if (r.has("text"_k)) question.params.push_back({"text"_k, r.field("text"_k)});
    question.rule = "AU-ARB-14"_k;
    question.shape = Shape::number;
    question.min = number.min;
    question.max = number.max;
    question.default_answer = number.default_answer;
    question.seconds = r.house_rule("prompt_s"_k);
    questions.push_back(std::move(question));
  }
  const std::vector<Value> said = r.ask_each(std::move(questions));
  for (std::size_t i = 0; i < said.size(); ++i) settled.form.push_back({numbers[i].field, said[i]});
  return settled;
}

}  // namespace ft::rules::aura
