// Content and sample files: TOML into drafts with file and line. Shape and types only; meaning is the rules'.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/kernel/content/content.hpp"
#include "server/codec/content/content_problems.hpp"

namespace ft::codec {

/// One file: arrays of tables by kind, `[[weapon]]`, become drafts with `kind` = "weapon".
/// text: the file's bytes, at most 4 MiB. file: its name in problems. Refuses fractions and dates, with their line.
[[nodiscard]] std::expected<std::vector<rules::Draft>, Problems> read_content_text(std::string_view text,
                                                                                   const std::string& file);

/// Every .toml file in and under a folder, in order of names; beside them only README.md may lie there. Reports all
/// problems, not only the first.
[[nodiscard]] std::expected<std::vector<rules::Draft>, Problems> read_content_folder(
    const std::filesystem::path& folder);

/// One record as a content file, its fields in the schema's order: read_content_text reads the same back. draft: a
/// table with `kind`. Empty: it is none.
[[nodiscard]] std::string write_record(const rules::Schema& schema, const rules::Draft& draft);
/// Kind and id of a record's draft; none where it has none.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> names_of_record(const rules::Draft& draft);

/// Which fields each kind of content has, and what may stand there: a page for people, in Markdown.
[[nodiscard]] std::string content_page(const rules::Schema& schema);

/// What in a record is more than a form may hold, and so could never be written again: values, depth, letters. record: its
/// name in problems, "weapon.machete".
[[nodiscard]] Problems beyond_bounds(const rules::Draft& draft, const std::string& record);

/// Every name a record could bring along: its values, and the names of its fields.
[[nodiscard]] std::set<rules::Key> names_in(const rules::Draft& draft);

/// Digest of drafts, independent of their files: a part of the rules revision (law R14).
[[nodiscard]] std::uint64_t digest(const std::vector<rules::Draft>& drafts);

/// "weapons.toml:12: weapon.machete.range_m: expected a whole number from 0 to 1000".
[[nodiscard]] std::string sentence(const rules::ContentProblem& problem);

}  // namespace ft::codec
