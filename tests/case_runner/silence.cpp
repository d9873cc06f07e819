#include "tests/case_runner/silence.hpp"

#include "tests/case_runner/case_error.hpp"

namespace ft::scn {

using namespace rules;

Silence::Silence(const std::vector<Words>& background) {
  for (const Words& line : background)
    for (Words& part : line.parts()) always_.push_back({std::move(part)});
}

void Silence::begin(const std::vector<Words>& steps, std::size_t command) {
  step_.clear();
  for (std::size_t at = command + 1; at < steps.size(); ++at) {
    const std::string& keyword = steps[at].keyword;
    if (keyword == "when" || keyword == "then" || keyword == "refuse") return;
    if (keyword != "silence") continue;
    if (steps[at].done()) steps[at].wrong("who is asked, or words of the question");
    for (Words& part : steps[at].parts()) step_.push_back({std::move(part)});
  }
}

bool Silence::covers(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Question& question) {
  bool covered = false;
  for (std::vector<Said>* all : {&always_, &step_})
    for (Said& said : *all) {
      Words words = said.words;
      const bool names_who = at_creature(stage, words) || words.is("gm");
      const bool meant =
          names_who ? is_meant(vocabulary, stage, question, words) : is_about(vocabulary, stage, question, words);
      words.finish();
      said.so |= meant;
      covered |= meant;
    }
  return covered;
}

void Silence::finish() const {
  for (const Said& said : step_)
    if (!said.so)
      throw CaseError(said.words.line, "silence: no such question was left unanswered: " + said.words.rest());
}

std::string Silence::line_for(const Teller& tell, const Question& question) {
  std::string who = question.asked ? tell.of(Ref(question.asked)) : "gm";
  if (who.find(' ') != std::string::npos) who = '"' + who + '"';
  const std::string about = tell.of(question.prompt);
  return "silence " + who + " " + (about.starts_with("q_") ? about.substr(2) : about);
}

}  // namespace ft::scn
