// Content folders as drafts.
#include "server/codec/content/content_toml.hpp"

#include <algorithm>

#include "server/codec/bytes/digest.hpp"
#include "server/codec/content/toml_draft.hpp"

namespace ft::codec {

namespace {

/// Drafts or problems of one more file.
void gather(std::expected<rules::Draft, Problems> file, std::vector<rules::Draft>& drafts, Problems& problems) {
  if (!file) {
    problems.insert(problems.end(), file.error().begin(), file.error().end());
    return;
  }
  for (auto& [kind, list] : std::get<rules::Draft::Table>(file->is)) {
    auto* records = std::get_if<rules::Draft::List>(&list.is);
    if (!records) {
      problems.push_back({list.file, list.line, kind, "records of this kind, each begun by [[" + kind + "]]"});
      continue;
    }
    for (rules::Draft& record : *records) {
      auto* fields = std::get_if<rules::Draft::Table>(&record.is);
      if (!fields) {
        problems.push_back({record.file, record.line, kind, "a table"});
        continue;
      }
      if (std::any_of(fields->begin(), fields->end(), [](const auto& field) { return field.first == "kind"; })) {
        problems.push_back({record.file, record.line, kind + ".kind", "no such field: [[" + kind + "]] is the kind"});
        continue;
      }
      fields->insert(fields->begin(), {"kind", rules::Draft{.is = kind, .file = record.file, .line = record.line}});
      drafts.push_back(std::move(record));
    }
  }
}

std::expected<std::vector<rules::Draft>, Problems> result(std::vector<rules::Draft> drafts, Problems problems) {
  if (!problems.empty()) return std::unexpected(std::move(problems));
  return drafts;
}

void add(Digest& digest, const rules::Draft& draft) {
  digest.add(static_cast<std::int64_t>(draft.is.index()));
  struct Visit {
    Digest& digest;
    void operator()(std::monostate) {}
    void operator()(bool yes) { digest.add(std::int64_t{yes}); }
    void operator()(std::int64_t number) { digest.add(number); }
    void operator()(const std::string& text) { digest.add(text); }
    void operator()(const rules::Draft::List& list) {
      for (const rules::Draft& one : list) add(digest, one);
      digest.add(static_cast<std::int64_t>(list.size()));
    }
    void operator()(const rules::Draft::Table& table) {
      for (const auto& [name, value] : table) {
        digest.add(name);
        add(digest, value);
      }
      digest.add(static_cast<std::int64_t>(table.size()));
    }
  };
  std::visit(Visit{digest}, draft.is);
}

}  // namespace

std::expected<std::vector<rules::Draft>, Problems> read_content_text(std::string_view text, const std::string& file) {
  std::vector<rules::Draft> drafts;
  Problems problems;
  gather(read_toml(text, file), drafts, problems);
  return result(std::move(drafts), std::move(problems));
}

std::expected<std::vector<rules::Draft>, Problems> read_content_folder(const std::filesystem::path& folder) {
  std::error_code failed;
  std::vector<std::filesystem::path> files;
  Problems problems;
  for (std::filesystem::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
       at.increment(failed)) {
    const std::filesystem::path& file = at->path();
    if (file.extension() == ".toml")
      files.push_back(file);
    else if (!at->is_directory() && file.filename() != "README.md")
      problems.push_back({file.lexically_relative(folder).string(), 0, "", "a name that ends in .toml, or README.md"});
  }
  if (failed) return std::unexpected(Problems{{folder.string(), 0, "", "a folder that can be read"}});
  std::sort(files.begin(), files.end());

  std::vector<rules::Draft> drafts;
  for (const auto& file : files)
    gather(read_toml_file(file, file.lexically_relative(folder).string()), drafts, problems);
  return result(std::move(drafts), std::move(problems));
}

std::uint64_t digest(const std::vector<rules::Draft>& drafts) {
  Digest digest;
  for (const rules::Draft& draft : drafts) add(digest, draft);
  return digest.value();
}

std::string sentence(const rules::ContentProblem& problem) {
  std::string text = problem.file;
  if (problem.line > 0) text += ":" + std::to_string(problem.line);
  text += ": ";
  if (!problem.field.empty()) text += problem.field + ": ";
  return text + "expected " + problem.expected;
}

}  // namespace ft::codec
