// Making rulebooks from the content folders and from what a case adds.
#include <algorithm>

#include "server/codec/content/content_toml.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/case_run.hpp"

namespace ft::scn {

using namespace rules;

namespace {

std::string as_text(const codec::Problems& problems) {
  std::string all;
  for (const ContentProblem& problem : problems) {
    all += (all.empty() ? "" : "; ") + codec::sentence(problem);
    if (!problem.refusal.empty()) all += " (" + problem.refusal + ")";
  }
  return all;
}

std::vector<Draft> own_drafts(const Case& one) {
  std::vector<Draft> drafts;
  for (const scn::CustomContent& own : one.content) {
    // Empty lines in front, so that problems name the line of the case.
    auto read = codec::read_content_text(std::string(static_cast<std::size_t>(own.line), '\n') + own.toml, one.file);
    if (!read) throw CaseError(own.line, "content: " + as_text(read.error()));
    drafts.insert(drafts.end(), read->begin(), read->end());
  }
  return drafts;
}

}  // namespace

const System& Rulebooks::book(const Case& one) {
  const auto ids = system_ids();
  if (std::find(ids.begin(), ids.end(), one.system) == ids.end()) {
    std::string all;
    for (const std::string_view id : ids) all += (all.empty() ? "" : ", ") + std::string(id);
    throw CaseError(one.line, "system: there is no rulebook " + one.system + "; there are: " + all);
  }
  auto& made = made_[one.system];
  if (made) return *made;
  const auto drafts = codec::read_content_folder(systems_ / one.system / "content");
  if (!drafts) throw CaseError(one.line, "content of " + one.system + ": " + as_text(drafts.error()));
  auto system = make_system(one.system, *drafts);
  if (!system) throw CaseError(one.line, "content of " + one.system + ": " + as_text(system.error()));
  made = std::move(*system);
  return *made;
}

const System& Rulebooks::of(const Case& one) {
  const System& of_the_book = book(one);
  if (one.content.empty()) return of_the_book;
  std::string name = one.system;
  for (const scn::CustomContent& own : one.content) name += "\n" + own.toml;
  auto& made = made_[name];
  if (made) return *made;
  auto system = make_system(of_the_book, rules::CustomContent{own_drafts(one), {}});
  if (!system) throw CaseError(one.line, "content: " + as_text(system.error()));
  made = std::move(*system);
  return *made;
}

}  // namespace ft::scn
