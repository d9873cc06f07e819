// The reader: one function a line of the grammar; it throws the dice as it goes.
#include "server/table/dice/dice_expression.hpp"

#include <algorithm>
#include <cctype>

#include "server/codec/bytes/utf8.hpp"
#include "server/table/dice/dice_pool.hpp"

namespace ft::table {

namespace {

constexpr std::size_t longest = 1'000;
constexpr int deepest = 32;

class Reader {
 public:
  Reader(std::string_view text, RandomSource& randomness, const NumberOf& number_of)
      : text_(text), randomness_(randomness), number_of_(number_of) {}

  DiceResult read() {
    const Fraction total = expression();
    DiceResult result{canonical_, {}, 0, comment()};
    result.total = total.whole();
    result.dice = dice_list(dice_);
    return result;
  }

 private:
  [[noreturn]] void unreadable() const {
    if (at_ >= text_.size()) throw Unreadable{"its end is missing, as 3 in 2d6+3"};
    throw Unreadable{"\"" + std::string(codec::first_characters(text_.substr(at_), 12)) +
                     "\" is not dice: write 2d6+3, 4d6kh3 or 2d6 # words"};
  }

  void skip_space() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }

  /// Takes the word if it is next. Words are written small in the canonical form.
  bool take(std::string_view word) {
    skip_space();
    if (text_.size() - at_ < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
      if (std::tolower(static_cast<unsigned char>(text_[at_ + i])) != word[i]) return false;
    at_ += word.size();
    canonical_ += word;
    return true;
  }

  bool next_is(std::string_view word) {
    const std::size_t before = at_;
    const std::size_t written = canonical_.size();
    const bool next = take(word);
    at_ = before;
    canonical_.resize(written);
    return next;
  }

  bool next_is_digit() {
    skip_space();
    return at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]));
  }

  std::int64_t number() {
    if (!next_is_digit()) unreadable();
    std::int64_t value = 0;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]))) {
      value = value * 10 + (text_[at_++] - '0');
      if (value > 1'000'000'000'000) throw Unreadable{"a number is too large"};
    }
    canonical_ += std::to_string(value);
    return value;
  }

  std::int64_t number_or(std::int64_t otherwise) {
    if (next_is_digit()) return number();
    canonical_ += std::to_string(otherwise);
    return otherwise;
  }

  Fraction expression() {
    if (++depth_ > deepest) throw Unreadable{"at most 32 parentheses inside each other"};
    Fraction sum = term();
    while (true) {
      if (take("+"))
        sum = sum + term();
      else if (take("-"))
        sum = sum - term();
      else
        break;
    }
    --depth_;
    return sum;
  }

  Fraction term() {
    Fraction product = unary();
    while (true) {
      if (take("*"))
        product = product * unary();
      else if (!next_is("//") && take("/"))
        product = product / unary();
      else if (take("%")) {
        const Fraction by = unary();
        product = product - (product / by).floor() * by;
      } else
        break;
    }
    return product;
  }

  Fraction unary() {
    if (take("-")) return -unary_of();
    return unary_of();
  }

  /// A primary with its labels, and a power of it.
  Fraction unary_of() {
    Fraction value = primary();
    while (take("[")) {
      const std::size_t end = text_.find(']', at_);
      if (end == std::string_view::npos) throw Unreadable{"a label has no ]"};
      canonical_ += std::string(text_.substr(at_, end - at_)) + "]";
      at_ = end + 1;
    }
    if (take("**") || take("^")) {
      const std::int64_t power = unary().whole();
      if (power < 0 || power > 64) throw Unreadable{"a power is from 0 to 64"};
      Fraction result{1, 1};
      for (std::int64_t i = 0; i < power; ++i) result = result * value;
      return result;
    }
    return value;
  }

  Fraction primary() {
    skip_space();
    if (take("adv")) return pool_of(2, 20, DicePool::Which::highest);
    if (take("dis")) return pool_of(2, 20, DicePool::Which::lowest);
    if (const auto value = function()) return *value;
    if (take("(")) {
      const Fraction inside = expression();
      if (!take(")")) throw Unreadable{"a parenthesis is not closed"};
      return next_is_die() ? die(inside.whole()) : inside;
    }
    if (next_is_die()) return die(1);
    const std::int64_t value = number_of_ && next_is("@") ? named_number() : number();
    return next_is_die() ? die(value) : Fraction{value, 1};
  }

  /// @name or @{some words}: written as its value, with the name for a label.
  std::int64_t named_number() {
    std::string_view name = text_.substr(++at_);
    const bool braced = name.starts_with('{');
    if (braced) name.remove_prefix(1);
    const auto ends = [&](unsigned char byte) {
      return braced ? byte == '}' : !std::isalnum(byte) && byte != '_' && byte < 0x80;
    };
    const auto end = std::ranges::find_if(name, ends);
    if (braced && end == name.end()) throw Unreadable{"a name has no }: write @{some words}"};
    name = {name.begin(), end};
    if (name.empty()) throw Unreadable{"a name follows @: write @name or @{some words}"};
    const auto value = number_of_(name);
    if (!value) throw Unreadable{value.error()};
    at_ += name.size() + (braced ? 2 : 0);
    canonical_ += std::to_string(*value) + "[" + std::string(name) + "]";
    return *value;
  }

  std::optional<Fraction> function() {
    if (take("floor(")) return closed(expression()).floor();
    if (take("ceil(")) return closed(expression()).ceil();
    if (take("round(")) return closed(expression()).round();
    if (take("abs(")) {
      const Fraction value = closed(expression());
      return value < Fraction{} ? -value : value;
    }
    if (take("sign(")) {
      const Fraction value = closed(expression());
      return Fraction{value < Fraction{} ? -1 : value == Fraction{} ? 0 : 1, 1};
    }
    if (take("min(")) return best_of([](Fraction a, Fraction b) { return b < a; });
    if (take("max(")) return best_of([](Fraction a, Fraction b) { return a < b; });
    return std::nullopt;
  }

  Fraction closed(Fraction value) {
    if (!take(")")) throw Unreadable{"a parenthesis is not closed"};
    return value;
  }

  template <class Better>
  Fraction best_of(Better better) {
    Fraction best = expression();
    while (take(","))
      if (const Fraction next = expression(); better(best, next)) best = next;
    return closed(best);
  }

  bool next_is_die() {
    skip_space();
    if (at_ + 1 >= text_.size() || std::tolower(static_cast<unsigned char>(text_[at_])) != 'd') return false;
    const auto after = static_cast<unsigned char>(text_[at_ + 1]);
    return std::isdigit(after) || after == '%' || after == '(' || std::tolower(after) == 'f' ||
           std::tolower(after) == 'c';
  }

  /// Sides and modifiers; the d is next.
  Fraction die(std::int64_t count) {
    take("d");
    DicePool pool = new_pool();
    if (take("%"))
      pool.cast(count, 1, 100), highest_ = 100;
    else if (take("f"))
      pool.cast(count, -1, 1), highest_ = 1;
    else if (take("c"))
      pool.cast(count, 0, 1), highest_ = 1;
    else {
      highest_ = take("(") ? closed(expression()).whole() : number();
      pool.cast(count, 1, highest_);
    }
    while (modifier(pool)) continue;
    return finish(pool);
  }

  bool modifier(DicePool& pool) {
    using Which = DicePool::Which;
    if (take("min")) return pool.clamp_low(number()), true;
    if (take("max")) return pool.clamp_high(number()), true;
    if (take("kl")) return pool.keep(Which::lowest, number_or(1)), true;
    if (take("kh") || take("k")) return pool.keep(Which::highest, number_or(1)), true;
    if (take("dh")) return pool.drop(Which::highest, number_or(1)), true;
    if (take("dl")) return pool.drop(Which::lowest, number_or(1)), true;
    if (take("d")) {
      if (next_is("f")) throw Unreadable{"\"df\" is not supported: use f and a test, as in f=1"};
      return pool.drop(Which::lowest, number_or(1)), true;
    }
    if (take("!!p")) throw Unreadable{"\"!!p\" is not supported: use !! or !p"};
    if (take("!p")) return pool.explode(DicePool::Explode::less_one, test_or_highest()), true;
    if (take("!!")) return pool.explode(DicePool::Explode::into_one, test_or_highest()), true;
    if (take("xo")) return pool.explode(DicePool::Explode::once, test_or_highest()), true;
    if (next_is("!=")) return pool.count_successes(*test()), true;
    if (take("!") || take("x")) return pool.explode(DicePool::Explode::each, test_or_highest()), true;
    if (take("ro")) return pool.reroll(DicePool::Reroll::once, test_or_lowest()), true;
    if (take("rr") || take("r")) {
      if (next_is("k") || next_is("c"))
        throw Unreadable{"\"rk\" and \"rc\" are not supported: use ro, or a number as in r1k1"};
      return pool.reroll(DicePool::Reroll::until, test_or_lowest()), true;
    }
    if (take("f")) {
      const auto failed = test();
      if (!failed) unreadable();
      return pool.count_failures(*failed), true;
    }
    if (const auto counted = test()) return pool.count_successes(*counted), true;
    return false;
  }

  std::optional<DiceTest> test() {
    using Is = DiceTest::Is;
    if (take("!=") || take("<>")) return DiceTest{Is::unequal, number()};
    if (take("<=")) return DiceTest{Is::at_most, number()};
    if (take(">=")) return DiceTest{Is::at_least, number()};
    if (take("<")) return DiceTest{Is::less, number()};
    if (take(">")) return DiceTest{Is::greater, number()};
    if (take("==") || take("=")) return DiceTest{Is::equal, number()};
    return std::nullopt;
  }

  DiceTest test_or(std::int64_t otherwise) {
    if (const auto given = test()) return *given;
    if (next_is_digit()) {
      const DiceTest face{DiceTest::Is::equal, number()};
      if (next_is("=") || next_is("<") || next_is(">") || next_is("!="))
        throw Unreadable{"a number before a test is ambiguous: write x=2>=5 or x>=5"};
      return face;
    }
    return {DiceTest::Is::equal, otherwise};
  }
  DiceTest test_or_highest() { return test_or(highest_); }
  DiceTest test_or_lowest() { return test_or(1); }

  DicePool new_pool() {
    if (++terms_ > DiceLimits::terms) throw Unreadable{"at most 20 kinds of dice in one roll"};
    return {randomness_, thrown_};
  }

  Fraction pool_of(std::int64_t count, std::int64_t sides, DicePool::Which kept) {
    DicePool pool = new_pool();
    pool.cast(count, 1, sides);
    pool.keep(kept, 1);
    return finish(pool);
  }

  Fraction finish(const DicePool& pool) {
    const auto dice = pool.dice();
    dice_.insert(dice_.end(), dice.begin(), dice.end());
    return {pool.total(), 1};
  }

  /// What follows # or //. Anything else left over is unreadable.
  std::string comment() {
    skip_space();
    if (at_ >= text_.size()) return {};
    const std::string_view rest = text_.substr(at_);
    const std::size_t mark = rest.starts_with('#') ? 1 : rest.starts_with("//") ? 2 : 0;
    if (mark == 0) unreadable();
    at_ += mark;
    skip_space();
    return std::string(text_.substr(at_));
  }

  std::string_view text_;
  RandomSource& randomness_;
  const NumberOf& number_of_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::int64_t terms_ = 0, thrown_ = 0, highest_ = 1;
  std::string canonical_;
  std::vector<rules::Die> dice_;
};

std::expected<DiceResult, std::string> roll_alone(std::string_view text, RandomSource& randomness,
                                                  const NumberOf& number_of) {
  try {
    return Reader(text, randomness, number_of).read();
  } catch (const Unreadable& unreadable) {
    return std::unexpected(unreadable.why);
  }
}

/// Where the first word of two or more letters begins, which is a comment in "2d6 fire"; the end if there is none. Words
/// between brackets or braces are a label or a name.
std::size_t first_word(std::string_view text) {
  const auto is_space = [](char letter) { return std::isspace(static_cast<unsigned char>(letter)) != 0; };
  const auto is_letter = [](char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; };
  for (auto at = std::ranges::find_if(text, is_space); at != text.end();) {
    const auto word = std::find_if_not(at, text.end(), is_space);
    at = std::find_if(word, text.end(), is_space);
    const auto is_closed = [&](char opening, char closing) {
      return std::count(text.begin(), word, opening) == std::count(text.begin(), word, closing);
    };
    if (at - word >= 2 && std::all_of(word, at, is_letter) && is_closed('[', ']') && is_closed('{', '}'))
      return static_cast<std::size_t>(word - text.begin());
  }
  return text.size();
}

}  // namespace

std::expected<DiceResult, std::string> roll_expression(std::string_view text, RandomSource& randomness,
                                                       const NumberOf& number_of) {
  if (text.size() > longest) return std::unexpected("at most 1,000 characters");
  auto result = roll_alone(text, randomness, number_of);
  const std::size_t word = first_word(text);
  if (result || word == text.size()) return result;
  auto before_words = roll_alone(text.substr(0, word), randomness, number_of);
  if (!before_words) return result;
  before_words->comment = text.substr(word);
  return before_words;
}

}  // namespace ft::table
