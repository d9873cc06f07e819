// Asking what one knows, sees or makes of something: a roll, and the GM's words. Source: GW-DICE-11, GW-TURN-08.
#include "rules/systems/grimwire/free_play/inquiry.hpp"

#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/gm_number.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

struct Inquiry {
  Key attribute;
  Key purpose;
  Key rule;
};

/// The GM's answer is for this character's players only.
void inquire(Resolution& r, const Inquiry& inquiry) {
  require_can_command(r);
  require_auxiliary(r);
  const auto* about = r.field("text"_k).as<std::string>();
  const CreatureId who = r.actor();
  spend_auxiliary(r, who);
  Sum usual;
  usual.keep("tn"_k, 11, inquiry.rule);
  const Params params{{"who"_k, who}, {"text"_k, about ? *about : ""}};
  const Sum target = number_by_gm(r, {"q_recall_tn"_k, params, inquiry.rule}, usual).hide();
  const Audience own{Audience::Kind::players_of, {who}};
  if (!passes(r, {{who, inquiry.attribute, inquiry.purpose, {}}, target, inquiry.rule, {}}))
    return log_line(r, "learns_nothing"_k, {{"who"_k, who}}, inquiry.rule, own);
  tell_alone(r, who, inquiry.rule);
}

}  // namespace

void recall(Resolution& r) { inquire(r, {MND, "recall_roll"_k, "GW-DICE-11"_k}); }
void look(Resolution& r) { inquire(r, {PER, "look_roll"_k, "GW-TURN-08"_k}); }
void assess(Resolution& r) { inquire(r, {MND, "assess_roll"_k, "GW-TURN-08"_k}); }

void tell_alone(Resolution& r, CreatureId who, Key rule) {
  Question text{.prompt = "q_recall_text"_k, .params = {{"who"_k, who}}, .rule = rule};
  text.shape = Shape::text;
  text.default_answer = "";
  text.secrecy = Secrecy::secret;
  const Value answer = r.ask(std::move(text));
  log_line(r, "learns"_k, {{"who"_k, who}, {"text"_k, *answer.as<std::string>()}}, rule,
           {Audience::Kind::players_of, {who}});
}

}  // namespace ft::rules::grimwire
