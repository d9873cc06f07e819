// Puts the parts of the schema together.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

namespace {
template <class T>
std::vector<T> joined(std::vector<T> first, const std::vector<T>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}
}  // namespace

Schema make_schema() {
  Schema schema;
  schema.system = "grimwire";
  schema.title = "GRIMWIRE";
  schema.summary =
      "Six-second rounds, one turn each: an action, a movement and an auxiliary action. Player characters do nearly "
      "all "
      "the rolling: a d20 plus an attribute against a number. Techniques cost Focus and interrupt at named moments; a "
      "reaction spends this round's action or the next. At 0 Condition you are dying, one point a turn.";
  schema.unit = "m";
  schema.cell = metres(1);
  schema.numbers = numbers();
  schema.ground = ground_numbers();
  schema.conditions = conditions();
  schema.relations = relations();
  schema.actions = actions();
  schema.refusals = joined(kernel_refusals(), refusals());
  schema.texts = joined(kernel_texts(), joined(texts(), chapters()));
  schema.switches = switches();
  schema.rules = rules();
  schema.records = records();
  return schema;
}

}  // namespace ft::rules::grimwire
