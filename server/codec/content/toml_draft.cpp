// TOML text as a Draft.
#include "server/codec/content/toml_draft.hpp"

#include <toml++/toml.h>

#include <cmath>
#include <fstream>
#include <iterator>

#include "server/codec/bytes/utf8.hpp"

namespace ft::codec {

namespace {

constexpr std::size_t most_bytes = 4 * 1024 * 1024;
constexpr double most_of_a_fraction = 1'000'000;

/// Walks one file; collects the problems, so that all are reported.
class DraftReader {
 public:
  DraftReader(const std::string& file, const Fractions& fractions) : file_(file), fractions_(fractions) {}

  rules::Draft read(const toml::node& node, const std::string& field) {
    rules::Draft to{.is = {}, .file = file_, .line = line(node)};
    switch (node.type()) {
      case toml::node_type::table: to.is = read_table(*node.as_table(), field); break;
      case toml::node_type::array: to.is = read_array(*node.as_array(), field); break;
      case toml::node_type::string: to.is = without_controls(node.as_string()->get()); break;
      case toml::node_type::integer:
        if (in_parts_)
          to.is = parts_of(static_cast<double>(node.as_integer()->get()), node, field);
        else
          to.is = node.as_integer()->get();
        break;
      case toml::node_type::boolean: to.is = node.as_boolean()->get(); break;
      case toml::node_type::floating_point:
        if (in_parts_)
          to.is = parts_of(node.as_floating_point()->get(), node, field);
        else
          refuse(node, field, "a whole number: lengths and shares are counted in whole units");
        break;
      default: refuse(node, field, "text, a whole number, true or false, a list or a table: dates are not used");
    }
    return to;
  }

  Problems& problems() { return problems_; }

 private:
  static int line(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

  void refuse(const toml::node& node, const std::string& field, std::string expected) {
    problems_.push_back({file_, line(node), field, std::move(expected)});
  }

  /// The nearest number of parts.
  std::int64_t parts_of(double number, const toml::node& node, const std::string& field) {
    if (std::abs(number) <= most_of_a_fraction) return std::llround(number * fractions_.parts);
    refuse(node, field, "a number of cells");
    return 0;
  }

  rules::Draft::Table read_table(const toml::table& table, const std::string& field) {
    rules::Draft::Table to;
    for (const auto& [key, value] : table) {
      const std::string name(key.str());
      in_parts_ = fractions_.fields.contains(name);
      to.emplace_back(name, read(value, field.empty() ? name : field + "." + name));
    }
    in_parts_ = false;
    return to;
  }

  /// Tables of a list are called by their id where they have one.
  rules::Draft::List read_array(const toml::array& array, const std::string& field) {
    rules::Draft::List to;
    for (std::size_t i = 0; i < array.size(); ++i) {
      const toml::node& node = array[i];
      const toml::table* table = node.as_table();
      const std::string id = table ? (*table)["id"].value_or(std::string()) : std::string();
      to.push_back(read(node, field + "." + (id.empty() ? std::to_string(i + 1) : id)));
    }
    return to;
  }

  const std::string& file_;
  const Fractions& fractions_;
  bool in_parts_ = false;  // inside a field of `fractions_`
  Problems problems_;
};

}  // namespace

std::expected<rules::Draft, Problems> read_toml(std::string_view text, const std::string& file,
                                                const Fractions& fractions) {
  if (text.size() > most_bytes) return std::unexpected(Problems{{file, 0, "", "a file of at most 4 MiB"}});
  try {
    const toml::table root = toml::parse(text, file);
    DraftReader reader(file, fractions);
    rules::Draft draft = reader.read(root, "");
    if (!reader.problems().empty()) return std::unexpected(std::move(reader.problems()));
    return draft;
  } catch (const toml::parse_error& error) {
    const int line = static_cast<int>(error.source().begin.line);
    return std::unexpected(Problems{{file, line, "", "TOML: " + std::string(error.description())}});
  }
}

std::expected<rules::Draft, Problems> read_toml_file(const std::filesystem::path& path, const std::string& name,
                                                     const Fractions& fractions) {
  std::ifstream in(path, std::ios::binary);
  std::string text;
  if (in) text.assign(std::istreambuf_iterator<char>(in), {});
  if (!in) return std::unexpected(Problems{{name, 0, "", "a file that can be read"}});
  return read_toml(text, name, fractions);
}

}  // namespace ft::codec
