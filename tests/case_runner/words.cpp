// Cutting lines into words.
#include "tests/case_runner/words.hpp"

#include <algorithm>
#include <cctype>
#include <regex>

#include "tests/case_runner/case_error.hpp"

namespace ft::scn {

namespace {

bool is_space(char letter) { return std::isspace(static_cast<unsigned char>(letter)) != 0; }
bool is_mark(char letter) { return std::string_view(",;=[]:").find(letter) != std::string_view::npos; }

/// A place in a line from which numbers, cells and pairs are tried in turn.
bool read_figures(std::string_view rest, Token& token, std::size_t& length) {
  static const std::regex cells(R"(^(-?\d{1,6}),(-?\d{1,6})(?:\.\.(-?\d{1,6}),(-?\d{1,6}))?(?![\w/]))");
  static const std::regex pair(R"(^([+-]?\d{1,12})/(\d{1,12})(?![\w/]))");
  static const std::regex number(R"(^[+-]?\d{1,12}(?![\w/.-]))");
  std::match_results<std::string_view::const_iterator> found;
  const auto cell = [&](int column) {
    return rules::Cell{std::stoi(found[static_cast<std::size_t>(column)]),
                       std::stoi(found[static_cast<std::size_t>(column) + 1])};
  };
  if (std::regex_search(rest.begin(), rest.end(), found, cells)) {
    token.kind = Token::Kind::cells;
    token.first = cell(1);
    token.last = found[3].matched ? cell(3) : token.first;
  } else if (std::regex_search(rest.begin(), rest.end(), found, pair)) {
    token.kind = Token::Kind::pair;
    token.number = std::stoll(found[1]);
    token.max = std::stoll(found[2]);
  } else if (std::regex_search(rest.begin(), rest.end(), found, number)) {
    token.kind = Token::Kind::number;
    token.number = std::stoll(found[0]);
  } else {
    return false;
  }
  length = static_cast<std::size_t>(found.length());
  return true;
}

}  // namespace

std::vector<Token> tokens_of(std::string_view text, int line) {
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < text.size();) {
    const char letter = text[at];
    if (is_space(letter)) {
      ++at;
      continue;
    }
    if (letter == '#') break;
    Token token;
    std::size_t length = 0;
    if (letter == '"') {
      const std::size_t end = text.find('"', at + 1);
      if (end == std::string_view::npos) throw CaseError(line, "a closing \" is missing");
      token.kind = Token::Kind::quoted;
      token.text = text.substr(at + 1, end - at - 1);
      length = end + 1 - at;
    } else if (is_mark(letter)) {
      token.kind = Token::Kind::mark;
      token.text = letter;
      length = 1;
    } else if (read_figures(text.substr(at), token, length)) {
      token.text = text.substr(at, length);
    } else {
      while (at + length < text.size() && !is_space(text[at + length]) && !is_mark(text[at + length]) &&
             text[at + length] != '"')
        ++length;
      token.text = text.substr(at, length);
    }
    tokens.push_back(std::move(token));
    at += length;
  }
  return tokens;
}

const Token& Words::peek(std::size_t ahead) const {
  static const Token none;
  return next_ + ahead < tokens_.size() ? tokens_[next_ + ahead] : none;
}

bool Words::is(std::size_t ahead, std::string_view text) const {
  const Token& token = peek(ahead);
  return next_ + ahead < tokens_.size() && token.kind != Token::Kind::quoted && token.text == text;
}

const Token& Words::take() {
  if (done()) wrong("another word");
  return tokens_[next_++];
}

bool Words::take_if(std::string_view text) {
  if (!is(text)) return false;
  ++next_;
  return true;
}

void Words::expect(std::string_view text) {
  if (!take_if(text)) wrong("'" + std::string(text) + "'");
}

std::string Words::word(const std::string& wanted) {
  if (!is(Token::Kind::word) && !is(Token::Kind::quoted)) wrong(wanted);
  return take().text;
}

std::int64_t Words::number(const std::string& wanted) {
  if (!is(Token::Kind::number)) wrong(wanted);
  return take().number;
}

std::int64_t Words::length(std::int64_t unit, const std::string& wanted) {
  static const std::regex tenths(R"(^(-?)(\d{1,6})\.(\d)$)");
  std::smatch found;
  if (!is(Token::Kind::word) || !std::regex_match(peek().text, found, tenths)) return number(wanted) * unit;
  const std::int64_t amount = (std::stoll(found[2]) * 10 + std::stoll(found[3])) * unit / 10;
  const bool negative = found[1].length() > 0;
  take();
  return negative ? -amount : amount;
}

rules::Cell Words::cell() {
  if (!is(Token::Kind::cells)) wrong("a cell such as 4,3 (column,row)");
  return take().first;
}

rules::Place Words::place() {
  const bool zone = peek().zone;
  const rules::Cell at = cell();
  return zone ? rules::Place::in_zone(at) : rules::Place::at(at);
}

std::pair<rules::Cell, rules::Cell> Words::border() {
  if (!is(Token::Kind::cells) || !peek().zone || peek().text.find('-') == std::string::npos)
    wrong("a border of a map of zones, such as A1-A2");
  const Token& token = take();
  return {token.first, token.last};
}

void Words::read_zones(const std::function<std::optional<rules::Cell>(std::string_view)>& named) {
  for (Token& token : tokens_) {
    if (token.kind != Token::Kind::word) continue;
    const std::string_view text = token.text;
    const std::size_t mark = std::min(text.find(".."), text.find('-'));
    const auto first = named(text.substr(0, mark));
    const auto last = mark == text.npos ? first : named(text.substr(mark + (text[mark] == '.' ? 2 : 1)));
    if (!first || !last) continue;
    token.kind = Token::Kind::cells;
    token.zone = true;
    token.first = *first;
    token.last = *last;
  }
}

std::vector<rules::Cell> Words::cells() {
  std::vector<rules::Cell> all;
  do {
    if (!is(Token::Kind::cells)) wrong("cells such as 4,3 or 4,3..6,5");
    const Token& area = take();
    for (std::int32_t row = std::min(area.first.row, area.last.row); row <= std::max(area.first.row, area.last.row);
         ++row)
      for (std::int32_t column = std::min(area.first.column, area.last.column);
           column <= std::max(area.first.column, area.last.column); ++column)
        all.push_back({column, row});
  } while (is(Token::Kind::cells));
  return all;
}

std::string Words::rest() const {
  std::string text;
  for (std::size_t at = next_; at < tokens_.size(); ++at) {
    const bool tight = text.empty() || tokens_[at].kind == Token::Kind::mark;
    text += (tight ? "" : " ") +
            (tokens_[at].kind == Token::Kind::quoted ? '"' + tokens_[at].text + '"' : tokens_[at].text);
  }
  return text;
}

void Words::finish() const {
  if (!done()) wrong("the end of the line");
}

void Words::wrong(const std::string& wanted) const {
  throw CaseError(line, keyword + ": expected " + wanted + (done() ? ", but the line ends" : ", found: " + rest()));
}

Words Words::split_off(std::string_view mark) {
  for (std::size_t at = next_; at < tokens_.size(); ++at) {
    if (tokens_[at].kind == Token::Kind::quoted || tokens_[at].text != mark) continue;
    Words tail(keyword, {tokens_.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens_.end()}, line);
    tokens_.resize(at);
    return tail;
  }
  return {};
}

std::vector<Words> Words::parts() const {
  std::vector<Words> all;
  std::vector<Token> part;
  const auto end = [&] {
    if (!part.empty()) all.emplace_back(keyword, std::move(part), line);
    part.clear();
  };
  for (std::size_t at = next_; at < tokens_.size(); ++at) {
    if (tokens_[at].kind == Token::Kind::mark && tokens_[at].text == ";")
      end();
    else
      part.push_back(tokens_[at]);
  }
  end();
  return all;
}

}  // namespace ft::scn
