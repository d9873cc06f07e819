// What may stand between the braces of a schema's texts.
#include "rules/kernel/schema/schema_text.hpp"

#include <gtest/gtest.h>

#include "rules/kernel/values/assert.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

bool is_right(std::string_view text) { return problem_of_text(text).empty(); }

TEST(SchemaText, HoldsParametersAndLengths) {
  EXPECT_TRUE(is_right("{who} strikes {target} for {n}."));
  EXPECT_TRUE(is_right("{who} is pushed back {n m}, {3 m}, {4.5 ft} or {10 yd}."));
  EXPECT_TRUE(is_right("3 men within 1 month: 5 more, 2 yds."));
  EXPECT_TRUE(is_right(""));
}

TEST(SchemaText, IsWrongWhereABraceHoldsNeither) {
  for (const char* text : {"{}", "{3}", "{who", "who}", "{3 miles}", "{3 m", "{ 3 m}", "{3  m}", "{3 m }", "{.5 m}",
                           "{5. m}", "{2nd}", "{who is}", "{{who}}", "{-3 m}"})
    EXPECT_FALSE(is_right(text)) << text;
}

TEST(SchemaText, IsWrongWhereALengthStandsOutsideOfBraces) {
  for (const char* text : {"within 3 m", "3 m away", "{n} m back", "4.5 ft.", "(10 yd)", "{3 m} or 4 m"})
    EXPECT_FALSE(is_right(text)) << text;
}

TEST(SchemaText, IsHeldToItWhereverTheSchemaHasOne) {
  Schema schema = tiny_schema();
  schema.texts.push_back({"falls", "{who} falls {n m}."});
  EXPECT_NO_THROW((void)names_of(schema));

  schema.rules.push_back({"T-99", "Reach", "Within 3 m."});
  EXPECT_THROW((void)names_of(schema), Bug);
}

}  // namespace
}  // namespace ft::rules
