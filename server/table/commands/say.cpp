// A line as typed: speech, or a slash command. An unknown command reaches only its writer.
#include "server/table/table.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "server/codec/bytes/utf8.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::ptrdiff_t longest_line = 2'000;
constexpr std::string_view all_words =
    "/r 2d6+3 fire, /r 1d20+@name: public roll; [[2d6]] rolls inside a message\n"
    "/gr, /br, /sr: GM roll, blind GM roll, self roll\n"
    "/w name text, /w [name, name] text, /w gm text: whisper\n/reply text: answer the last whisper\n"
    "/me, /ooc, /desc (GM): emote, out of character, narrate\n/as name text: speak as a creature\n"
    "/undo: take back your last action\n/stop, /resume (GM): pause the game";

enum class Word {
  speech,
  roll,
  roll_gm,
  roll_blind,
  roll_self,
  whisper,
  reply,
  emote,
  out_of_character,
  narrate,
  as,
  undo,
  stop,
  resume,
  help
};

struct Named {
  std::string_view name;
  Word word;
};
constexpr std::array words{Named{"r", Word::roll},
                           Named{"roll", Word::roll},
                           Named{"pr", Word::roll},
                           Named{"die", Word::roll},
                           Named{"publicroll", Word::roll},
                           Named{"gr", Word::roll_gm},
                           Named{"gmr", Word::roll_gm},
                           Named{"gmroll", Word::roll_gm},
                           Named{"rgm", Word::roll_gm},
                           Named{"br", Word::roll_blind},
                           Named{"broll", Word::roll_blind},
                           Named{"blindroll", Word::roll_blind},
                           Named{"rsec", Word::roll_blind},
                           Named{"sr", Word::roll_self},
                           Named{"selfroll", Word::roll_self},
                           Named{"rme", Word::roll_self},
                           Named{"w", Word::whisper},
                           Named{"whisper", Word::whisper},
                           Named{"reply", Word::reply},
                           Named{"rep", Word::reply},
                           Named{"me", Word::emote},
                           Named{"em", Word::emote},
                           Named{"emote", Word::emote},
                           Named{"ic", Word::speech},
                           Named{"say", Word::speech},
                           Named{"ooc", Word::out_of_character},
                           Named{"o", Word::out_of_character},
                           Named{"desc", Word::narrate},
                           Named{"emit", Word::narrate},
                           Named{"as", Word::as},
                           Named{"im", Word::as},
                           Named{"undo", Word::undo},
                           Named{"stop", Word::stop},
                           Named{"resume", Word::resume},
                           Named{"help", Word::help}};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  });
}

/// 1 to 2,000 letters, line ends and tabs the only control characters.
bool fits(std::string_view text) {
  const auto is_letter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; };
  const auto is_bad = [](char byte) {
    return (static_cast<unsigned char>(byte) < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
  };
  return !text.empty() && std::count_if(text.begin(), text.end(), is_letter) <= longest_line &&
         std::none_of(text.begin(), text.end(), is_bad);
}

/// Takes a name from the front of the text: quoted, or the longest of `names` that stands there, or one word.
std::string take_name(std::string_view& text, const std::vector<std::string>& names) {
  text = trimmed(text);
  std::size_t length = 0;
  if (text.starts_with('"')) {
    const std::size_t end = std::min(text.find('"', 1), text.size());
    std::string name(text.substr(1, end - 1));
    text = trimmed(text.substr(std::min(end + 1, text.size())));
    return name;
  }
  for (const std::string& name : names) {
    const bool ends = text.size() == name.size() ||
                      (text.size() > name.size() && !std::isalnum(static_cast<unsigned char>(text[name.size()])));
    if (ends && name.size() > length && same_name(text.substr(0, name.size()), name)) length = name.size();
  }
  if (length == 0) length = std::min(text.find_first_of(" \t\n,]"), text.size());
  std::string name(text.substr(0, length));
  text = trimmed(text.substr(length));
  return name;
}

/// About what the line takes in the store, with its rolls.
std::size_t stored_bytes(const codec::ChatLine& line) {
  std::size_t bytes = line.text.size();
  for (const codec::ChatRolled& roll : line.rolls) bytes += roll.expression.size() + 8 * roll.dice.size();
  return bytes;
}

Refusal unknown_name(std::string name) { return {"E_NOBODY"_k, {{"name"_k, std::move(name)}}, {}}; }

}  // namespace

void Table::request(Presence& from, codec::Say say) {
  if (state_.done.happened(from.seat.id, say.client_id))
    return broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.accepted(say.client_id); });
  if (chat_.is_pending(from.seat.id, say.client_id)) return;  // accepted once it is kept
  std::string_view text = trimmed(say.text);
  Word word = Word::speech;
  if (text.starts_with('/') && !text.starts_with("//")) {
    const std::size_t end = std::min(text.find_first_of(" \t\n"), text.size());
    const std::string_view typed = text.substr(1, end - 1);
    const auto known =
        std::find_if(words.begin(), words.end(), [&](const Named& named) { return same_name(named.name, typed); });
    if (known == words.end())
      return refuse(from, say.client_id, {"E_CHAT_WORD"_k, {{"word"_k, "/" + std::string(typed)}}, {}});
    word = known->word;
    text = trimmed(text.substr(end));
  }
  if (is_read_only() && word != Word::resume) return refuse(from, say.client_id, {"E_READ_ONLY"_k, {}, {}});

  codec::ChatLine line;
  line.seat = from.seat.id;
  if (find_creature(state_.state, say.as) && (from.seat.gm || from.viewer.plays(say.as))) line.as = say.as;
  CreatureId speaker = line.as;
  const auto only_gm = [&] { refuse(from, say.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}}); };
  using To = codec::ChatRolled::To;
  switch (word) {
    case Word::speech: break;
    case Word::roll: return roll_in_chat(from, say.client_id, text, {speaker, To::everyone});
    case Word::roll_gm: return roll_in_chat(from, say.client_id, text, {speaker, To::gm});
    case Word::roll_blind: return roll_in_chat(from, say.client_id, text, {speaker, To::blind});
    case Word::roll_self: return roll_in_chat(from, say.client_id, text, {speaker, To::self});
    case Word::whisper: {
      auto to = seats_called(text);
      if (!to) return refuse(from, say.client_id, to.error());
      line.to = std::move(*to);
      break;
    }
    case Word::reply: {
      const auto last = chat_.last_whisper_to(from.seat.id);
      if (!last) return refuse(from, say.client_id, unknown_name("?"));
      line.to = {*last};
      break;
    }
    case Word::emote: line.kind = codec::ChatLine::Kind::emote; break;
    case Word::out_of_character:
      line.kind = codec::ChatLine::Kind::out_of_character;
      line.as = {};
      break;
    case Word::narrate:
      if (!from.seat.gm) return only_gm();
      line.kind = codec::ChatLine::Kind::narration;
      break;
    case Word::as: {
      std::vector<std::string> names;
      for (const Creature& creature : state_.state.creatures)
        if (from.seat.gm || from.viewer.plays(creature.id)) names.push_back(creature.name);
      const std::string name = take_name(text, names);
      const auto spoken = std::find_if(
          state_.state.creatures.begin(), state_.state.creatures.end(),
          [&](const Creature& c) { return (from.seat.gm || from.viewer.plays(c.id)) && same_name(c.name, name); });
      if (spoken == state_.state.creatures.end()) return refuse(from, say.client_id, unknown_name(name));
      line.as = speaker = spoken->id;
      break;
    }
    case Word::undo: return request(from, codec::Edit{say.client_id, codec::Undo{{}, {}, std::string(text)}});
    case Word::stop: return request(from, codec::Edit{say.client_id, codec::PauseTable{true}});
    case Word::resume: return request(from, codec::Edit{say.client_id, codec::PauseTable{false}});
    case Word::help:
      line.text = all_words;
      line.to = {from.seat.id};
      line.kind = codec::ChatLine::Kind::narration;
      line.at_ms = batch_.at_ms;
      broadcaster_->send(from, [&](codec::Deltas& deltas) {
        deltas.accepted(say.client_id);
        deltas.chat(line);
      });
      return;
  }
  if (!fits(text)) return refuse(from, say.client_id, {"E_CHAT_TEXT"_k, {}, {}});
  auto rolls = rolls_inside(from, text, speaker);
  if (!rolls) return refuse(from, say.client_id, rolls.error());
  line.text = text;
  line.rolls = std::move(*rolls);
  speak(from, say.client_id, std::move(line));
}

/// Stored first, then shown. Its rolls are journaled once it is stored.
void Table::speak(Presence& from, std::uint32_t client_id, codec::ChatLine line) {
  line.at_ms = batch_.at_ms;
  line.client_id = client_id;
  line.id = draw_id(randomness_);
  if (chat_.is_full()) return refuse(from, client_id, {"E_NOT_KEPT"_k, {}, {}});
  if (!from.seat.gm) charge_bytes(from.seat.id, stored_bytes(line));
  if (settings_.journaled) return chat_.store(std::move(line), inbox_if_alive());
  on_chat_stored({from.seat.id, client_id, StoredChatLine{std::move(line)}});
}

void Table::on_chat_stored(const ChatStored& stored) {
  const codec::ChatLine* line = chat_.add(stored);
  Presence* writer = broadcaster_->of_seat(stored.writer);
  if (!line) {
    if (writer) refuse(*writer, stored.client_id, {"E_NOT_KEPT"_k, {}, {}});
    return;
  }
  for (const codec::ChatRolled& roll : line->rolls) add_to_batch(roll);
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.chat(*line); },
                          [&](const Presence& who) { return reads(who, *line); });
  if (writer)
    accept(*writer, stored.client_id);
  else
    remember({stored.writer, stored.client_id});
}

/// Takes a whisper's recipients, each once, from the front of the text: a name, [several], or gm.
std::expected<std::vector<SeatId>, Refusal> Table::seats_called(std::string_view& text) const {
  std::vector<std::string> names{"gm"};
  for (const auto& [seat, person] : people_) names.push_back(person.name);
  std::vector<SeatId> seats;
  text = trimmed(text);
  const bool several = text.starts_with('[');
  if (several) text.remove_prefix(1);
  while (true) {
    const std::string name = take_name(text, names);
    std::size_t called = 0;
    const bool all_gms = same_name(name, "gm");
    for (const auto& [seat, person] : people_) {
      if (!(all_gms ? person.gm : same_name(person.name, name))) continue;
      ++called;
      if (std::find(seats.begin(), seats.end(), seat) == seats.end()) seats.push_back(seat);
    }
    if (called == 0) return std::unexpected(unknown_name(name));
    if (!all_gms && called > 1) return std::unexpected(Refusal{"E_SEVERAL"_k, {{"name"_k, name}}, {}});
    if (!several) break;
    if (text.starts_with(',')) {
      text.remove_prefix(1);
      continue;
    }
    if (!text.starts_with(']')) return std::unexpected(unknown_name(std::string(codec::first_characters(text, 20))));
    text = trimmed(text.substr(1));
    break;
  }
  return seats;
}

}  // namespace ft::table
