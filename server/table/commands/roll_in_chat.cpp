// Dice of the chat: /r, [[2d6]] inside a message, and @name, a number on the sheet of the creature that speaks.
#include <algorithm>
#include <cctype>

#include "server/codec/bytes/utf8.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::size_t most_in_message = 8;
constexpr std::size_t most_near = 5;

struct NamedNumber {
  std::string_view key, name;  // the schema's
  std::int64_t value = 0;
};

/// What the sheet of the creature shows the viewer as one number.
std::vector<NamedNumber> sheet_numbers(const System& system, const State& state, const Creature& creature,
                                       const Viewer& viewer) {
  const World world(state);
  const auto lines = system.sheet(View(system, world, viewer), creature.id);
  std::vector<NamedNumber> numbers;
  for (const NumberSchema& number : system.schema().numbers) {
    const Key key(number.key);
    if (number.owner != Ref::Kind::creature || number.kind == NumberKind::symbol ||
        number.importance == Importance::hidden || !may_read(system, state, creature, key, viewer))
      continue;
    const auto line = std::ranges::find(lines, key, &SheetLine::number);
    if (line == lines.end()) {
      if (!number.derived) numbers.push_back({number.key, number.name, creature.numbers.get(key)});
    } else if (line->dice.count == 0 && (viewer.is_gm() || !line->sum.gm_only())) {
      numbers.push_back({number.key, number.name, line->sum.total()});
    }
  }
  return numbers;
}

std::string lower(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(),
                         [](unsigned char byte) { return static_cast<char>(std::tolower(byte)); });
  return small;
}

std::string as_typed(std::string_view name) {
  const bool is_word = std::ranges::all_of(name, [](unsigned char byte) { return std::isalnum(byte) || byte == '_'; });
  return is_word ? "@" + std::string(name) : "@{" + std::string(name) + "}";
}

/// Up to five names that share the first three letters of `name` somewhere, or else the first ones of the sheet.
std::string near_names(std::vector<NamedNumber> numbers, std::string_view name) {
  const std::string begun = lower(name.substr(0, 3));
  const auto far = std::ranges::stable_partition(
      numbers, [&](const NamedNumber& number) { return lower(number.name).find(begun) != std::string::npos; });
  if (far.begin() != numbers.begin()) numbers.erase(far.begin(), numbers.end());
  std::string near;
  for (std::size_t i = 0; i < std::min(numbers.size(), most_near); ++i)
    near += (near.empty() ? "" : ", ") + as_typed(numbers[i].name);
  return near;
}

}  // namespace

/// What @name stands for: a number of `speaker`, or of the only creature that the person plays.
NumberOf Table::numbers_of(const Presence& from, CreatureId speaker) const {
  const auto& own = from.viewer.creatures;
  if (!speaker && own.size() == 1) speaker = own.front();
  return [this, &viewer = from.viewer, speaker](std::string_view name) -> std::expected<std::int64_t, std::string> {
    const std::string quoted(codec::first_characters(name, 30));
    const Creature* creature = find_creature(state_.state, speaker);
    if (!creature) return std::unexpected(as_typed(quoted) + " needs a creature: choose whom you speak as");
    const auto numbers = sheet_numbers(system(), state_.state, *creature, viewer);
    const auto found = std::ranges::find_if(numbers, [wanted = lower(name)](const NamedNumber& number) {
      return lower(number.key) == wanted || lower(number.name) == wanted;
    });
    if (found != numbers.end()) return found->value;
    return std::unexpected(creature->name + " has no number \"" + quoted + "\": try " + near_names(numbers, name));
  };
}

std::expected<codec::ChatRolled, Refusal> Table::roll(const Presence& from, std::string_view text, ChatDice how) {
  auto rolled = roll_expression(text, randomness_, numbers_of(from, how.speaker));
  if (!rolled) return std::unexpected(Refusal{"E_DICE"_k, {{"problem"_k, rolled.error()}}, {}});
  return codec::ChatRolled{ids_.next(),
                           from.seat.id,
                           std::move(rolled->canonical),
                           std::move(rolled->dice),
                           rolled->total,
                           std::move(rolled->comment),
                           how.to};
}

void Table::roll_in_chat(Presence& from, std::uint32_t client_id, std::string_view text, ChatDice how) {
  const auto record = roll(from, text, how);
  if (!record) return refuse(from, client_id, record.error());
  add_to_batch(*record);
  state_.log.add(*record, batch_.at_ms);
  broadcaster_->broadcast(
      [&](codec::Deltas& deltas) {
        deltas.append_log({{.group = record->id, .at_ms = batch_.at_ms, .action = {}, .actor = {}}, {}, *record});
      },
      [&](const Presence& who) { return may_see(*record, who.viewer); });
  accept(from, client_id);
}

/// Rolls every [[2d6]] of a message, in order. Refuses the first that cannot be rolled, and more than eight.
std::expected<std::vector<codec::ChatRolled>, Refusal> Table::rolls_inside(const Presence& from, std::string_view text,
                                                                           CreatureId speaker) {
  const auto refused = [](std::string problem) {
    return std::unexpected(Refusal{"E_DICE"_k, {{"problem"_k, std::move(problem)}}, {}});
  };
  std::vector<codec::ChatRolled> rolls;
  for (std::size_t at = text.find("[["); at != std::string_view::npos; at = text.find("[[", at)) {
    std::size_t end = text.find("]]", at + 2);
    if (end == std::string_view::npos) return refused("[[ has no ]]: write [[2d6]]");
    while (text.substr(end + 2).starts_with(']')) ++end;  // the first ends a label
    if (rolls.size() == most_in_message) return refused("at most 8 rolls in one message");
    auto record = roll(from, text.substr(at + 2, end - at - 2), {speaker, codec::ChatRolled::To::message});
    if (!record) return std::unexpected(record.error());
    rolls.push_back(std::move(*record));
    at = end + 2;
  }
  return rolls;
}

}  // namespace ft::table
