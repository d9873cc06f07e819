// fair SYSTEM [--fights M] [--seed N]: plays whole fights of a rulebook by chance.
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <deque>
#include <fstream>
#include <iostream>
#include <sstream>

#include "rules/game/game.hpp"
#include "server/codec/content/content_toml.hpp"
#include "tests/fair/fight.hpp"

namespace {

using namespace ft;
using namespace ft::fair;

constexpr std::size_t story_lines = 40;                 // of a fight that failed
constexpr std::uint64_t enough_for_every_action = 400;  // fights; and more while one was never played
constexpr std::uint64_t most_for_every_action = 5 * enough_for_every_action;

struct Wanted {
  std::string system;
  std::uint64_t fights = enough_for_every_action;
  std::uint64_t seed = 0;  // 0: the kept ones, then from 1 on
};

struct Sums {
  std::uint64_t fights = 0, decided = 0, broken_off = 0, failed = 0, steps = 0;
  std::set<rules::Key> finished, asked, refused;
};

std::unique_ptr<const rules::System> make(const std::string& id) {
  const auto content = codec::read_content_folder(std::string(FT_SYSTEMS_FOLDER "/") + id + "/content");
  if (!content) throw std::runtime_error(codec::sentence(content.error().front()));
  auto system = rules::make_system(id, *content);
  if (!system) throw std::runtime_error(codec::sentence(system.error().front()));
  return std::move(*system);
}

/// Lines "SYSTEM SEED", and # begins what happened there.
std::vector<std::uint64_t> kept_seeds(const std::string& system) {
  std::ifstream in(FT_FAIR_FOLDER "/seeds.txt");
  std::vector<std::uint64_t> seeds;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line.substr(0, line.find('#')));
    std::string of;
    if (std::uint64_t seed = 0; words >> of >> seed && of == system) seeds.push_back(seed);
  }
  return seeds;
}

/// Plays a failed fight again, to print how it ended.
void tell_failure(const rules::System& system, const Setting& setting, std::uint64_t seed, const std::string& trouble) {
  std::deque<std::string> story;
  (void)play_fight(system, setting, seed, [&](const std::string& line) {
    story.push_back(line);
    if (story.size() > story_lines) story.pop_front();
  });
  std::cout << "FAIL  seed " << seed << ": " << trouble << "\n";
  for (const std::string& line : story) std::cout << "      " << line << "\n";
}

// An assertion of the standard library, or worse, ends the program; the seed is printed nevertheless.
volatile std::uint64_t playing = 0;
void tell_seed(int signal) {
  std::printf("FAIL  seed %llu: the program met signal %d\n", static_cast<unsigned long long>(playing), signal);
  std::fflush(stdout);
  std::_Exit(1);
}

void play(const rules::System& system, const Setting& setting, std::uint64_t seed, const Story& story, Sums& sums) {
  playing = seed;
  Played played = play_fight(system, setting, seed, story);
  ++sums.fights;
  sums.decided += played.decided ? 1 : 0;
  sums.broken_off += played.broken_off ? 1 : 0;
  sums.steps += static_cast<std::uint64_t>(played.steps);
  sums.finished.merge(played.finished);
  sums.asked.merge(played.asked);
  sums.refused.merge(played.refused);
  if (played.trouble.empty()) return;
  ++sums.failed;
  if (story)
    std::cout << "FAIL  seed " << seed << ": " << played.trouble << "\n";
  else
    tell_failure(system, setting, seed, played.trouble);
}

/// Not what questions offer, nor what cases show.
bool left_to_chance(const rules::ActionSchema& action, const Setting& setting) {
  return !action.answers && std::ranges::count(setting.by_cases, rules::Key(action.key)) == 0;
}

bool played_everything(const rules::System& system, const Setting& setting, const Sums& sums) {
  return std::ranges::all_of(system.schema().actions, [&](const rules::ActionSchema& action) {
    return !left_to_chance(action, setting) || sums.finished.contains(rules::Key(action.key));
  });
}

/// What chance never did, so that the reader knows what these fights do not test.
template <class Schemas, class Name>
void tell_missing(const char* what, const Schemas& all, const std::set<rules::Key>& met, Name name) {
  std::string missing;
  for (const auto& one : all)
    if (!met.contains(rules::Key(name(one)))) missing += " " + name(one);
  if (!missing.empty()) std::cout << what << ":" << missing << "\n";
}

int run(const Wanted& wanted) {
  const auto system = make(wanted.system);
  const Setting setting = read_setting(wanted.system);
  Sums sums;
  if (wanted.seed != 0) {
    const Story to_console = [](const std::string& line) { std::cout << line << "\n"; };
    for (std::uint64_t i = 0; i < wanted.fights; ++i) play(*system, setting, wanted.seed + i, to_console, sums);
  } else {
    for (const std::uint64_t seed : kept_seeds(wanted.system)) play(*system, setting, seed, {}, sums);
    const bool enough = wanted.fights >= enough_for_every_action;
    const auto goes_on = [&](std::uint64_t seed) {
      return seed <= wanted.fights ||
             (enough && seed <= most_for_every_action && !played_everything(*system, setting, sums));
    };
    for (std::uint64_t seed = 1; goes_on(seed) && sums.failed < 5; ++seed) play(*system, setting, seed, {}, sums);
    if (enough && !played_everything(*system, setting, sums)) ++sums.failed;
    std::vector<rules::ActionSchema> actions = system->schema().actions;
    std::erase_if(actions, [&](const auto& one) { return !left_to_chance(one, setting); });
    tell_missing("never played", actions, sums.finished, [](const auto& one) { return one.key; });
    std::vector<rules::TextSchema> questions = system->schema().texts;
    std::erase_if(questions, [](const auto& text) { return !text.key.starts_with("q_"); });
    tell_missing("never asked", questions, sums.asked, [](const auto& one) { return one.key; });
    tell_missing("never refused with", system->schema().refusals, sums.refused,
                 [](const auto& one) { return one.code; });
  }
  std::cout << wanted.system << ": " << sums.fights << " fights, " << sums.decided << " to the end of one side, "
            << sums.broken_off << " broken off by flight or the GM, " << sums.steps << " steps, " << sums.failed
            << " failed\n";
  return sums.failed == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
  const auto number = [&](int at) {
    std::uint64_t value = 0;
    if (at < count) std::from_chars(arguments[at], arguments[at] + std::strlen(arguments[at]), value);
    return value;
  };
  std::signal(SIGABRT, tell_seed);
  std::signal(SIGSEGV, tell_seed);
  Wanted wanted;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = arguments[i];
    if (word == "--fights")
      wanted.fights = number(++i);
    else if (word == "--seed")
      wanted.seed = number(++i);
    else
      wanted.system = word;
  }
  if (wanted.system.empty()) {
    std::cerr << "usage: fair SYSTEM [--fights M] [--seed N]   with a seed, the fights are told aloud\n";
    return 2;
  }
  try {
    return run(wanted);
  } catch (const std::exception& broken) {
    std::cerr << broken.what() << "\n";
    return 2;
  }
}
