#include "tests/fuzz/sample_rulebooks.hpp"

#include <filesystem>

#include "server/table/history/new_campaign.hpp"

namespace ft::fuzz {

SampleRulebooks::SampleRulebooks() {
  const std::filesystem::path folder = FT_SYSTEMS_FOLDER;
  for (const std::string_view id : rules::system_ids()) {
    const auto content = codec::read_content_folder(folder / id / "content").value();
    auto system = rules::make_system(id, content).value();
    const auto sample = codec::read_sample_file(folder / id / "sample" / "sample.toml").value();
    rules::State state = table::sample_state(*system, sample, {}).value();
    for (rules::Creature& creature : state.creatures)
      if (creature.side == state.creatures.front().side) creature.seats = {player_seat};
    all_.emplace(id, table::Rulebook{std::move(system), {"fuzz", codec::digest(content)}, std::move(state), content});
  }
}

const SampleRulebooks& SampleRulebooks::get() {
  static const SampleRulebooks all;
  return all;
}

const table::Rulebook* SampleRulebooks::find(std::string_view system) const {
  const auto found = all_.find(system);
  return found == all_.end() ? nullptr : &found->second;
}

}  // namespace ft::fuzz

/// libFuzzer's call before the first input, whose time would run while the content is read.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  (void)ft::fuzz::SampleRulebooks::get();
  return 0;
}
