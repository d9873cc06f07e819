// The dice people type: what counts, what is refused.
#include "server/table/dice/dice_expression.hpp"

#include <gtest/gtest.h>

#include <deque>

namespace ft::test {

namespace {

class Faces : public table::RandomSource {
 public:
  explicit Faces(std::deque<int> faces) : faces_(std::move(faces)) {}
  std::uint64_t below(std::uint64_t bound) override {
    if (faces_.empty()) return bound - 1;
    const int face = faces_.front();
    faces_.pop_front();
    return static_cast<std::uint64_t>(face - 1);
  }

 private:
  std::deque<int> faces_;
};

std::int64_t total(std::string_view text, std::deque<int> faces = {}) {
  Faces dice(std::move(faces));
  const auto result = table::roll_expression(text, dice);
  EXPECT_TRUE(result) << text << ": " << (result ? "" : result.error());
  return result ? result->total : -999;
}

std::string problem(std::string_view text) {
  Faces dice({});
  const auto result = table::roll_expression(text, dice);
  return result ? "" : result.error();
}

}  // namespace

TEST(DiceExpression, AddsMultipliesAndBrackets) {
  EXPECT_EQ(total("2d6+3", {2, 5}), 10);
  EXPECT_EQ(total("2*(1d4+1)-3", {3}), 5);
  EXPECT_EQ(total("-d6", {4}), -4);
  EXPECT_EQ(total("7%3"), 1);
  EXPECT_EQ(total("2**3"), 8);
}

TEST(DiceExpression, KeepsAndDrops) {
  EXPECT_EQ(total("4d6kh3", {1, 6, 3, 5}), 14);
  EXPECT_EQ(total("4d6dl1", {1, 6, 3, 5}), 14);
  EXPECT_EQ(total("2d20kl1", {4, 17}), 4);
  EXPECT_EQ(total("adv+2", {4, 17}), 19);
  EXPECT_EQ(total("dis", {4, 17}), 4);
}

TEST(DiceExpression, ExplodesAndRerolls) {
  EXPECT_EQ(total("2d6!", {6, 2, 3}), 11);
  EXPECT_EQ(total("1d6!!", {6, 6, 2}), 14);
  EXPECT_EQ(total("1d6!p", {6, 6, 2}), 12);
  EXPECT_EQ(total("1d6xo", {6, 6}), 12);
  EXPECT_EQ(total("1d6!>=5", {5, 6, 1}), 12);
  EXPECT_EQ(total("2d6r1", {1, 1, 4, 3}), 7);
  EXPECT_EQ(total("1d6ro<=2", {1, 2}), 2);
}

TEST(DiceExpression, CountsSuccessesAndFailures) {
  EXPECT_EQ(total("5d10>=8", {8, 9, 3, 10, 1}), 3);
  EXPECT_EQ(total("5d10>8", {8, 9, 3, 10, 1}), 2);
  EXPECT_EQ(total("5d10>=8f=1", {8, 9, 3, 10, 1}), 2);
}

TEST(DiceExpression, KnowsOtherDice) {
  EXPECT_EQ(total("d%", {42}), 42);
  EXPECT_EQ(total("4dF", {1, 2, 3, 3}), 1);
  EXPECT_EQ(total("(1+1)d(3+3)", {2, 3}), 5);
}

TEST(DiceExpression, RoundsOnlyWhenAsked) {
  EXPECT_EQ(total("floor(7/2)"), 3);
  EXPECT_EQ(total("ceil(7/2)"), 4);
  EXPECT_EQ(total("round(-5/2)"), -3);
  EXPECT_EQ(total("7/2*2"), 7);
  EXPECT_EQ(total("max(1,min(5,9),2)"), 5);
  EXPECT_NE(problem("7/2"), "");
}

TEST(DiceExpression, KeepsLabelsAndComments) {
  Faces dice({3, 4});
  const auto result = table::roll_expression("2d6[fire] + 1 # burning hands", dice);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->canonical, "2d6[fire]+1");
  EXPECT_EQ(result->comment, "burning hands");
  EXPECT_EQ(result->dice.size(), 2U);
}

TEST(DiceExpression, OversizedExpressionIsRefused) {
  EXPECT_NE(problem("1001d6"), "");
  EXPECT_NE(problem("1d1000001"), "");
  EXPECT_NE(problem("1d0"), "");
  EXPECT_NE(problem("1d6r<=6"), "") << "would never end";
  EXPECT_NE(problem("1d6!>=1"), "");
  EXPECT_NE(problem("1d1!"), "");
  EXPECT_NE(problem("1000d6+1000d6+1000d6"), "") << "2,000 dice in all";
  std::string deep(40, '(');
  deep.append("1").append(40, ')');
  EXPECT_NE(problem(deep), "");
  EXPECT_NE(problem(std::string(1001, '1')), "");
  EXPECT_NE(problem("999999999999*999999999999"), "");
  EXPECT_NE(problem("1/0"), "");
  std::string many = "1d6";
  for (int i = 0; i < 20; ++i) many += "+1d6";
  EXPECT_NE(problem(many), "");
}

TEST(DiceExpression, TwoSlashesStartAComment) {
  Faces dice({3, 4});
  const auto result = table::roll_expression("2d6 // why", dice);
  ASSERT_TRUE(result) << result.error();
  EXPECT_EQ(result->canonical, "2d6");
  EXPECT_EQ(result->total, 7);
  EXPECT_EQ(result->comment, "why");
  EXPECT_EQ(total("8/2//2"), 4);
}

TEST(DiceExpression, WordsBehindTheExpressionAreAComment) {
  Faces dice({3, 4, 3, 4, 3, 4, 3, 4});
  const auto result = table::roll_expression("2d6 fire on 3 goblins", dice);
  ASSERT_TRUE(result) << result.error();
  EXPECT_EQ(result->canonical, "2d6");
  EXPECT_EQ(result->comment, "fire on 3 goblins");
  EXPECT_EQ(result->dice.size(), 2U);
}

TEST(DiceExpression, WordsInBracketsAreNoComment) {
  Faces dice({3, 4, 3, 4, 3, 4, 3, 4});
  const auto result = table::roll_expression("2d6[cold iron arrow] at the gate", dice);
  ASSERT_TRUE(result) << result.error();
  EXPECT_EQ(result->canonical, "2d6[cold iron arrow]");
  EXPECT_EQ(result->comment, "at the gate");
}

TEST(DiceExpression, NamesStandForNumbers) {
  const auto roll = [](std::string_view text) {
    Faces dice({3, 4, 3, 4, 3, 4, 3, 4});
    return table::roll_expression(text, dice, [](std::string_view name) -> std::expected<std::int64_t, std::string> {
      if (name == "AGL") return -2;
      if (name == "long sword skill") return 5;
      return std::unexpected("no " + std::string(name));
    });
  };

  EXPECT_EQ(roll("2d6+@AGL*2")->total, 3);
  EXPECT_EQ(roll("2d6+@AGL")->canonical, "2d6+-2[AGL]");
  EXPECT_EQ(roll("1d20-@AGL-1")->total, 4);
  EXPECT_EQ(roll("2d6+@{long sword skill} at dawn")->total, 12);
  EXPECT_EQ(roll("2d6+@{long sword skill} at dawn")->comment, "at dawn");
  EXPECT_EQ(roll("@{long sword skill}d6kh1")->total, 4);
  EXPECT_EQ(roll("2d6 for @nobody")->comment, "for @nobody");
  EXPECT_EQ(roll("2d6+@nobody").error(), "no nobody");
  EXPECT_EQ(roll("2d6+@").error(), "a name follows @: write @name or @{some words}");
  EXPECT_EQ(roll("2d6+@{AGL").error(), "a name has no }: write @{some words}");
}

TEST(DiceExpression, RefusesNotationThatOtherTablesReadDifferently) {
  EXPECT_NE(problem("3d6x2=6").find("ambiguous"), std::string::npos);
  EXPECT_NE(problem("5d10!10>=8").find("ambiguous"), std::string::npos);
  EXPECT_NE(problem("3d6rk1").find("\"rk\""), std::string::npos);
  EXPECT_NE(problem("3d6 r k1").find("\"rk\""), std::string::npos);
  EXPECT_NE(problem("3d6rc1").find("\"rc\""), std::string::npos);
  EXPECT_NE(problem("3d6!!p").find("\"!!p\""), std::string::npos);
  EXPECT_NE(problem("3d6df=1").find("\"df\""), std::string::npos);

  EXPECT_EQ(total("3d6x=2=6", {2, 6, 5, 1}), 1) << "explodes on 2, counts sixes";
  EXPECT_EQ(total("5d10!>=10>=8", {8, 9, 3, 10, 1, 8}), 4);
  EXPECT_EQ(total("3d6r1k1", {1, 4, 5, 2}), 5) << "rerolls ones, keeps the highest";
}

TEST(DiceExpression, QuotesWholeCharacters) {
  EXPECT_TRUE(problem("1 xääääääääää").starts_with("\"xääääääääää\" is"));
  EXPECT_TRUE(problem("1 🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉").starts_with("\"🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉\" is"));
}

TEST(DiceExpression, ListsUpTo100DiceOneByOne) {
  Faces dice({});  // the highest face each
  const auto result = table::roll_expression("99d6+1d8", dice);
  ASSERT_TRUE(result);
  ASSERT_EQ(result->dice.size(), 100U);
  EXPECT_EQ(result->dice.front(), (codec::DieCount{6, 6, false, 1}));
  EXPECT_EQ(result->dice.back(), (codec::DieCount{8, 8, false, 1}));
}

TEST(DiceExpression, CountsMoreThan100DiceByFace) {
  Faces dice({2, 5, 2});
  const auto result = table::roll_expression("100d6kh98+1d8", dice);  // 97 sixes follow, then an 8
  ASSERT_TRUE(result);
  EXPECT_EQ(result->total, 5 + 97 * 6 + 8);
  EXPECT_EQ(result->dice,
            (std::vector<codec::DieCount>{{6, 5, false, 1}, {6, 6, false, 97}, {8, 8, false, 1}, {6, 2, true, 2}}));
}

TEST(DiceExpression, ListsAtMost100Faces) {
  std::deque<int> faces;
  std::int64_t sum = 0;
  for (int face = 1; face <= 1000; ++face) faces.push_back(face), sum += face;
  Faces dice(faces);
  const auto result = table::roll_expression("1000d1000", dice);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->total, sum);
  ASSERT_EQ(result->dice.size(), 101U);
  EXPECT_EQ(result->dice[99], (codec::DieCount{1000, 100, false, 1}));
  EXPECT_EQ(result->dice[100], (codec::DieCount{0, 0, false, 900})) << "the rest";
}

TEST(DiceExpression, UnreadableExpressionIsRefused) {
  for (const char* text : {"", "d", "2d", "2d6+", "(1", "1)", "hello", "1d6[fire", "@hp", "2d6+ fire", "3d6 df=1 x"})
    EXPECT_NE(problem(text), "") << text;
}

}  // namespace ft::test
