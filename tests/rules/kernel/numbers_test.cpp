// Numbers, sums with parts, keys and their names.
#include "rules/kernel/values/numbers.hpp"

#include <gtest/gtest.h>

#include "rules/kernel/schema/schema.hpp"
#include "rules/kernel/values/assert.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

TEST(NumbersOfAnOwner, ReadAs0WhenNeverSetAndTellItFromASet0) {
  Numbers numbers{{"health"_k, 0}};
  EXPECT_EQ(numbers.get("courage"_k), 0);
  EXPECT_EQ(numbers.get("courage"_k, 5), 5);
  EXPECT_EQ(numbers.get("health"_k, 5), 0);
  EXPECT_TRUE(numbers.has("health"_k));
  EXPECT_FALSE(numbers.has("courage"_k));
}

TEST(NumbersOfAnOwner, OrderOfSettingDoesNotMatter) {
  Numbers one, other;
  one.set("health"_k, 1);
  one.set("courage"_k, 2);
  other.set("courage"_k, 2);
  other.set("health"_k, 1);
  EXPECT_EQ(one, other);
  one.remove("health"_k);
  EXPECT_NE(one, other);
}

TEST(Sum, AddsItsPartsAndLeavesZeroPartsOutUnlessKept) {
  Sum sum;
  sum.keep("die"_k, 0).add("courage"_k, 3).add("health"_k, 0).add("fast"_k, -5);
  EXPECT_EQ(sum.total(), -2);
  EXPECT_EQ(sum.parts().size(), 3U);
}

TEST(Sum, WithOneHiddenPartIsHiddenWhole) {
  Sum sum{{"die"_k, 4}, {"courage"_k, 3, {}, true}};
  EXPECT_TRUE(sum.gm_only());
  EXPECT_FALSE((Sum{{"die"_k, 4}}).gm_only());
  EXPECT_TRUE((Sum{{"die"_k, 4}}).hide().gm_only());
}

TEST(Key, EmptyNameGivesTheNullKey) {
  EXPECT_FALSE(Key(""));
  EXPECT_TRUE(Key("a"));
  EXPECT_EQ("health"_k, Key("health"));
}

TEST(Names, NamesWithTheSameKeyAreRefused) {
  // Two words of the same 32-bit FNV-1a hash.
  ASSERT_EQ(Key("costarring"), Key("liquid"));
  NameTable names;
  names.add("costarring");
  EXPECT_NO_THROW(names.add("costarring"));
  EXPECT_THROW(names.add("liquid"), Bug);
}

TEST(Names, UnknownKeyIsABug) {
  NameTable names;
  names.add("health");
  EXPECT_EQ(names.of("health"_k), "health");
  EXPECT_EQ(names.of(Key{}), "");
  EXPECT_THROW((void)names.of("courage"_k), Bug);
}

TEST(SchemaNames, ClashAcrossItsPartsToo) {
  Schema schema = tiny_schema();
  schema.numbers.push_back({.key = "costarring", .name = "One"});
  schema.conditions.push_back({"liquid", "Two", "", "", ""});
  EXPECT_THROW((void)names_of(schema), Bug);
}

TEST(SchemaNames, SchemaMustNameExistingKeysOnly) {
  Schema without_most = tiny_schema();
  without_most.numbers.push_back({.key = "luck", .name = "Luck", .max_key = "luck_max"});
  EXPECT_THROW((void)names_of(without_most), Bug);

  Schema without_reserved = tiny_schema();
  without_reserved.numbers.push_back({.key = "luck", .name = "Luck", .reserved = "luck_reserved"});
  EXPECT_THROW((void)names_of(without_reserved), Bug);

  Schema without_rule = tiny_schema();
  without_rule.refusals.push_back({"E_NEW", "", "T-99"});
  EXPECT_THROW((void)names_of(without_rule), Bug);

  EXPECT_NO_THROW((void)names_of(tiny_schema()));
}

}  // namespace
}  // namespace ft::rules
