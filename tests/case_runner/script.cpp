// Reading case files: lines, continuation lines, cases, backgrounds.
#include "tests/case_runner/script.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>

#include "tests/case_runner/case_error.hpp"

namespace ft::scn {

namespace {

constexpr std::array<std::string_view, 12> keywords{"case", "background", "system", "content", "given",  "when",
                                                    "ask",  "silence",    "roll",   "expect",  "refuse", "then"};

struct Line {
  std::string text;
  int number = 0;
};

std::string first_word(const std::string& text) {
  std::istringstream words(text);
  std::string word;
  words >> word;
  return word;
}

std::string without_comment(const std::string& text) {
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') quoted = !quoted;
    if (text[at] == '#' && !quoted && (at == 0 || std::isspace(static_cast<unsigned char>(text[at - 1]))))
      return text.substr(0, at);
  }
  return text;
}

bool is_keyword(const std::string& word) { return std::find(keywords.begin(), keywords.end(), word) != keywords.end(); }

/// An id of a rule: capital letters, digits, hyphens; at least one hyphen.
bool is_rule_id(const std::string& word) {
  const bool letters = std::all_of(word.begin(), word.end(),
                                   [](unsigned char c) { return std::isupper(c) || std::isdigit(c) || c == '-'; });
  return letters && word.find('-') != std::string::npos && std::isupper(static_cast<unsigned char>(word.front()));
}

class Reader {
 public:
  explicit Reader(std::string file) : file_(std::move(file)) {}

  void line(const Line& line) {
    std::string head = first_word(line.text);
    if (head.empty() || head.front() == '#') return;
    if (head == "no") head = "ask";  // "no question" is what is asked: nothing
    const bool shifted = first_word(line.text) == "no";
    const std::string rest = shifted ? line.text : line.text.substr(line.text.find(head) + head.size());
    if (head == "case") return begin(rest, line.number);
    if (head == "background") return begin_background(line.number);
    if (!is_keyword(head)) throw CaseError(line.number, "a line begins with one of: " + listed() + "; found: " + head);
    if (head == "system") return system(rest, line.number);
    Case& into = part(line.number);
    Words words(head, tokens_of(rest, line.number), line.number);
    const bool always = head == "silence" && in_background_;
    (head == "given" ? into.givens : always ? into.silences : into.steps).push_back(std::move(words));
    if (head == "given" && !in_background_ && !into.steps.empty())
      throw CaseError(line.number,
                      "given: what is given stands before the first when; to change it later: when gm sets ...");
    if (head != "given" && !always && in_background_)
      throw CaseError(line.number, "a background holds only system, content, given and silence");
  }

  void content(std::string toml, int line) { part(line).content.push_back({std::move(toml), line}); }

  /// The case that a broken line stands in is not run; after a broken background none is.
  void spoil(const std::string& text) {
    background_broken_ |= in_background_;
    if (!in_background_ && first_word(text) != "case" && !cases_.empty()) cases_.pop_back();
    skipping_ = true;
  }
  [[nodiscard]] bool skips(const std::string& text) const { return skipping_ && first_word(text) != "case"; }

  std::vector<Case> finish() { return background_broken_ ? std::vector<Case>{} : std::move(cases_); }

 private:
  static std::string listed() {
    std::string all;
    for (const std::string_view word : keywords) all += (all.empty() ? "" : ", ") + std::string(word);
    return all;
  }

  void begin(const std::string& rest, int line) {
    skipping_ = in_background_ = false;
    Case next = background_;
    next.file = file_;
    next.line = line;
    std::istringstream words(rest);
    for (std::string word; words >> word && word.front() != '#';) {
      const std::string bare = word.back() == ',' ? word.substr(0, word.size() - 1) : word;
      if (is_rule_id(bare))
        next.rules.push_back(bare);
      else
        next.name += (next.name.empty() ? "" : " ") + word;
    }
    if (next.name.empty()) throw CaseError(line, "case: a name for the case is missing");
    cases_.push_back(std::move(next));
  }

  void begin_background(int line) {
    if (!cases_.empty()) throw CaseError(line, "background stands before the first case");
    in_background_ = true;
  }

  void system(const std::string& rest, int line) {
    Words words("system", tokens_of(rest, line), line);
    (cases_.empty() ? background_ : cases_.back()).system = words.word("a rulebook such as grimwire");
    words.finish();
  }

  Case& part(int line) {
    if (in_background_) return background_;
    if (cases_.empty()) throw CaseError(line, "a line before the first case: begin with 'case NAME' or 'background'");
    return cases_.back();
  }

  std::string file_;
  Case background_;
  std::vector<Case> cases_;
  bool in_background_ = false, background_broken_ = false, skipping_ = false;
};

}  // namespace

Script read_script(const std::string& text, const std::string& file) {
  Script script;
  Reader reader(file);
  std::istringstream lines(text);
  std::string raw;
  Line pending;
  const auto flush = [&] {
    if (pending.number == 0 || reader.skips(pending.text)) return;
    try {
      reader.line(pending);
    } catch (const CaseError& trouble) {
      script.problems.emplace_back(trouble.line, trouble.what());
      reader.spoil(pending.text);
    }
  };
  for (int number = 1; std::getline(lines, raw); ++number) {
    if (!raw.empty() && raw.back() == '\r') raw.pop_back();
    const std::string head = first_word(raw);
    if (head == "content") {
      flush();
      pending = {};
      const int began = number;
      std::string toml;
      while (std::getline(lines, raw) && first_word(raw) != "end") toml += raw + "\n", ++number;
      ++number;
      if (reader.skips(head)) continue;
      try {
        reader.content(std::move(toml), began);
      } catch (const CaseError& trouble) {
        script.problems.emplace_back(trouble.line, trouble.what());
      }
      continue;
    }
    const bool continued = !raw.empty() && std::isspace(static_cast<unsigned char>(raw.front())) && !head.empty() &&
                           head.front() != '#' && head != "no" && !is_keyword(head);
    if (continued && pending.number != 0) {
      pending.text += " " + without_comment(raw);
      continue;
    }
    flush();
    pending = {without_comment(raw), number};
  }
  flush();
  for (const Case& one : reader.finish()) {
    if (one.system.empty())
      script.problems.emplace_back(one.line,
                                   "case " + one.name + ": a line 'system NAME' is missing, such as: system grimwire");
    else
      script.cases.push_back(one);
  }
  return script;
}

}  // namespace ft::scn
