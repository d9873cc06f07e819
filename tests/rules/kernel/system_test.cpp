// What a rulebook need not say: a System of nothing but content, schema and procedures.
#include "rules/kernel/content/creature_factory.hpp"
#include "rules/kernel/offers/offers.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

using ::testing::ElementsAre;

void act(Resolution& r) { log_line(r, "note"_k, {{"who"_k, r.actor()}}, {}); }

Schema with_an_answer() {
  Schema schema = tiny_schema();
  schema.actions[1].answers = true;  // reply
  return schema;
}

class PlainSystem : public ::testing::Test {
 protected:
  Outcome played(Key action, Params form = {}) {
    const Command command{action, ann, std::move(form), {}, {}};
    Tape tape;
    Faces dice;
    return resolve({system, state, command, Viewer::gm(), {500}}, tape, dice);
  }
  State state = tiny_state();
  const System system{{}, with_an_answer(), {{"act"_k, act}}};
};

TEST_F(PlainSystem, PlaysTheProcedureOfAnActionAndKnowsNoOther) {
  EXPECT_THAT(played("act"_k).events, ElementsAre(Event(LogLine{"note"_k, {{"who"_k, ann}}, {}, {}, {}, {1}})));
  EXPECT_EQ(played("reply"_k).refusal.code, "E_UNKNOWN_ACTION"_k);
}

TEST_F(PlainSystem, UnknownFieldIsRefused) {
  EXPECT_EQ(played("act"_k, {{"hurry"_k, true}}).refusal, (Refusal{"E_NO_FIELD"_k, {{"field"_k, "hurry"_k}}, {}}));
}

TEST_F(PlainSystem, KnowsTheEncounterOfACommandOnlyWhereItsFormHasOne) {
  const Value fight = Ref(EncounterId{7});
  EXPECT_EQ(played("act"_k, {{"encounter"_k, fight}}).refusal.code, "E_NO_FIELD"_k);
}

TEST_F(PlainSystem, OffersNoAnswers) {
  const auto all = offers(system, state, Viewer::gm(), ann);

  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].command.action, "act"_k);
}

TEST_F(PlainSystem, MakesCreaturesWholeUnlessTheirRecordSaysOtherwise) {
  Record record;
  record.name = "Dee";
  record.fields = {{"numbers"_k, Numbers{{"health_max"_k, 8}}}, {"held"_k, std::vector<Key>{"club"_k}}};
  const Creature whole = system.make_creature(record, {}, {7}, 100);
  record.fields[0].second = Numbers{{"health_max"_k, 8}, {"health"_k, 3}};
  const Creature hurt = system.make_creature(record, {}, {7}, 100);

  EXPECT_EQ(whole.name, "Dee");
  EXPECT_EQ(whole.numbers.get("health"_k), 8);
  EXPECT_EQ(hurt.numbers.get("health"_k), 3);
  EXPECT_THAT(whole.items, ElementsAre(Item{{100}, "club"_k, "held"_k, {}, {}}));
}

}  // namespace
}  // namespace ft::rules
