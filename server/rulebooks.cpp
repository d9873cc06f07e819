#include "server/rulebooks.hpp"

#include <link.h>

#include <fstream>
#include <iterator>

#include "persistence/sha256.hpp"
#include "server/codec/content/sample.hpp"
#include "server/ops/health.hpp"
#include "server/table/history/new_campaign.hpp"

namespace ft {
namespace {

namespace fs = std::filesystem;
using codec::Problems;

std::unexpected<std::string> fail_with(const Problems& problems) {
  std::string text;
  for (const rules::ContentProblem& problem : problems) text += (text.empty() ? "" : "\n") + codec::sentence(problem);
  return std::unexpected(text);
}

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The GNU build id among the notes of a loaded program, as hexadecimal digits.
std::string build_id_of(const dl_phdr_info& program) {
  constexpr std::size_t alignment = 4;
  const auto padded = [](std::size_t size) { return (size + alignment - 1) / alignment * alignment; };
  for (int i = 0; i < program.dlpi_phnum; ++i) {
    const auto& segment = program.dlpi_phdr[i];
    if (segment.p_type != PT_NOTE) continue;
    const char* at = reinterpret_cast<const char*>(program.dlpi_addr + segment.p_vaddr);
    const char* const end = at + segment.p_memsz;
    while (at + sizeof(ElfW(Nhdr)) <= end) {
      const auto& note = *reinterpret_cast<const ElfW(Nhdr)*>(at);
      const char* const digest = at + sizeof note + padded(note.n_namesz);
      if (note.n_type == NT_GNU_BUILD_ID) return to_hex(persistence::sha256({digest, note.n_descsz})).substr(0, 16);
      at = digest + padded(note.n_descsz);
    }
  }
  return "unnamed";
}

// Which program this is: any change to it may be a change to a rule (law R14). The linker's own digest of it, which the
// loader has in memory.
std::string build_of_this_program() {
  std::string digest;
  ::dl_iterate_phdr(
      [](dl_phdr_info* program, std::size_t, void* out) {
        *static_cast<std::string*>(out) = build_id_of(*program);
        return 1;  // the first is the program itself
      },
      &digest);
  return std::string(ops::version) + "-" + digest;
}

// Kept under its hash, which is returned, so storing it at each start changes nothing.
std::expected<std::string, std::string> store_picture(const fs::path& file, persistence::Store& store) {
  const std::string bytes = bytes_of(file);
  if (bytes.empty()) return std::unexpected(file.string() + " cannot be read");
  auto upload = store.assets().begin(static_cast<std::int64_t>(bytes.size()));
  if (!upload) return std::unexpected(upload.error().text);
  if (auto done = (*upload)->append(bytes); !done) return std::unexpected(done.error().text);
  const auto stored = (*upload)->finish();
  if (!stored) return std::unexpected(stored.error().text);
  return to_hex(stored->hash);
}

std::expected<rules::State, std::string> load_sample(const fs::path& folder, const rules::System& system,
                                                     persistence::Store& store) {
  const auto sample = codec::read_sample_file(folder / "sample.toml");
  if (!sample) return fail_with(sample.error());

  std::map<std::string, std::string> assets;
  for (const codec::SampleScene& scene : sample->scenes) {
    if (scene.picture.empty() || assets.contains(scene.picture)) continue;
    const auto asset = store_picture(folder / scene.picture, store);
    if (!asset) return std::unexpected(asset.error());
    assets.emplace(scene.picture, *asset);
  }
  auto state = table::sample_state(system, *sample, assets);
  if (!state) return fail_with(state.error());
  return std::move(*state);
}

}  // namespace

std::expected<LoadedRulebooks, std::string> LoadedRulebooks::load(const fs::path& folder, persistence::Store& store) {
  LoadedRulebooks loaded;
  const std::string build = build_of_this_program();
  for (const std::string_view id : rules::system_ids()) {
    const fs::path own = folder / id;
    const auto content = codec::read_content_folder(own / "content");
    if (!content) return fail_with(content.error());
    auto system = rules::make_system(id, *content);
    if (!system) return fail_with(system.error());

    table::Rulebook rulebook{std::move(*system), {build, codec::digest(*content)}, {}, *content};
    const bool has_sample = fs::exists(own / "sample" / "sample.toml");
    if (has_sample) {
      auto sample = load_sample(own / "sample", *rulebook.system, store);
      if (!sample) return std::unexpected(sample.error());
      rulebook.sample = std::move(*sample);
    }
    const rules::Schema& schema = rulebook.system->schema();
    loaded.cards_.push_back({std::string(id), schema.title, schema.summary, schema.source, has_sample});
    loaded.rulebooks_.emplace(id, std::move(rulebook));
  }
  return loaded;
}

const table::Rulebook* LoadedRulebooks::find(std::string_view system) const {
  const auto found = rulebooks_.find(system);
  return found == rulebooks_.end() ? nullptr : &found->second;
}

}  // namespace ft
