// Asking what one knows, sees or makes of something: a roll, and the GM's words. Source: GW-DICE-11, GW-TURN-08.
#include "rules/systems/grimwire/budget.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/procedures.hpp"

namespace ft::rules::grimwire {

namespace {

struct Inquiry {
  Key attribute;
  Key purpose;
  Key rule;
};

Sum number_by_gm(Resolution& r, const Inquiry& inquiry, const std::string& about) {
  Question number;
  number.about = "q_recall_tn"_k;
  number.params = {{"who"_k, r.actor()}, {"text"_k, about}};
  number.rule = inquiry.rule;
  number.shape = Shape::number;
  number.least = 1;
  number.most = 40;
  number.otherwise = 11;
  number.secrecy = Secrecy::secret;
  Sum target;
  return target.keep("tn"_k, *r.ask(std::move(number)).as<std::int64_t>(), inquiry.rule).hide();
}

/// What the GM says is for the players of this character alone.
void inquire(Resolution& r, const Inquiry& inquiry) {
  require_can_command(r);
  require_auxiliary(r);
  const auto* about = r.field("text"_k).as<std::string>();
  const CreatureId who = r.actor();
  spend_auxiliary(r, who);
  const Sum target = number_by_gm(r, inquiry, about ? *about : "");
  const Audience own{Audience::Kind::players_of, {who}};
  if (!passes(r, {{who, inquiry.attribute, inquiry.purpose, {}}, target, inquiry.rule, {}}))
    return note(r, "learns_nothing"_k, {{"who"_k, who}}, inquiry.rule, own);
  Question text;
  text.about = "q_recall_text"_k;
  text.params = {{"who"_k, who}};
  text.rule = inquiry.rule;
  text.shape = Shape::text;
  text.otherwise = "";
  text.secrecy = Secrecy::secret;
  const Value answer = r.ask(std::move(text));
  note(r, "learns"_k, {{"who"_k, who}, {"text"_k, *answer.as<std::string>()}}, inquiry.rule, own);
}

}  // namespace

void recall(Resolution& r) { inquire(r, {MND, "recall_roll"_k, "GW-DICE-11"_k}); }
void look(Resolution& r) { inquire(r, {PER, "look_roll"_k, "GW-TURN-08"_k}); }
void assess(Resolution& r) { inquire(r, {MND, "assess_roll"_k, "GW-TURN-08"_k}); }

}  // namespace ft::rules::grimwire
