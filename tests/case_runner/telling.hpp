// Values, questions and events as a person reads them, for messages and for matching the words of a case.
#pragma once

#include "rules/kernel/resolution/tape.hpp"
#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

class Teller {
 public:
  Teller(const CaseVocabulary& vocabulary, const rules::State& state) : vocabulary_(vocabulary), state_(state) {}

  [[nodiscard]] std::string of(rules::Ref ref) const;
  [[nodiscard]] std::string of(const rules::Value& value) const;
  [[nodiscard]] std::string of(const rules::Params& params) const;
  [[nodiscard]] std::string of(const rules::Place& place) const;
  /// "4,3", in a map of zones "B2".
  [[nodiscard]] std::string of(rules::Cell cell) const;
  [[nodiscard]] std::string of(const rules::Refusal& refusal) const;
  [[nodiscard]] std::string of(const rules::Sum& sum) const;
  [[nodiscard]] std::string of(const rules::Question& question) const;
  [[nodiscard]] std::string of(const rules::Event& event) const;
  [[nodiscard]] std::string of(const rules::Condition& condition) const;
  [[nodiscard]] std::string of(const std::vector<rules::Item>& items) const;
  [[nodiscard]] std::string of(rules::Key key) const { return vocabulary_.name(key); }
  /// A number as its schema shows it: symbols by name.
  [[nodiscard]] std::string number(rules::Key key, std::int64_t value) const;
  /// A text of the schema with its parameters filled in.
  [[nodiscard]] std::string sentence(rules::Key text, const rules::Params& params) const;

 private:
  const CaseVocabulary& vocabulary_;
  const rules::State& state_;
};

}  // namespace ft::scn
