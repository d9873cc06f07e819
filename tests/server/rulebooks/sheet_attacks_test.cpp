// The attacks on a creature's sheet, worked out by hand from each book, and as commands that the table accepts.
#include <gtest/gtest.h>

#include <algorithm>

#include "persistence/memory/memory_store.hpp"
#include "rules/kernel/offers/offers.hpp"
#include "server/rulebooks.hpp"

namespace ft::test {

using namespace rules;

namespace {

class SheetAttacks : public testing::Test {
 protected:
  SheetAttacks() : books_(LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store_)) {
    if (!books_) ADD_FAILURE() << books_.error();
  }

  const System& system(const std::string& book) const { return *books_->find(book)->system; }
  const LoadedRulebooks& books() const { return *books_; }

  /// A ready creature of the book alone in the world.
  State world_of(const std::string& book, const std::string& creature) const {
    State state;
    const Record& record = system(book).content().at(Key("creature"), Key(creature));
    state.creatures.push_back(system(book).make_creature(record, state.campaign, {1}, 10));
    return state;
  }

  /// The lines of the attack with that weapon: "to_hit 1d20+3, damage 1d6+1 edged".
  std::string lines_of(const std::string& book, const std::string& creature, const std::string& weapon) const {
    const State state = world_of(book, creature);
    const World world(state);
    for (const SheetAttack& attack : system(book).sheet_attacks(View::full(world), {1}))
      if (attack.name == Key(weapon)) return text_of(system(book), attack);
    return "no such attack";
  }

 private:
  static std::string text_of(const System& system, const SheetAttack& attack) {
    std::string text;
    for (const SheetLine& line : attack.lines) {
      const std::int64_t total = line.sum.total();
      std::string figure = std::to_string(total);
      if (line.dice.count > 0) {
        figure = std::to_string(line.dice.count) + "d" + std::to_string(line.dice.sides);
        if (total != 0) figure += (total > 0 ? "+" : "") + std::to_string(total);
      }
      if (!text.empty()) text += ", ";
      text += system.names().of(line.number) + " " + figure;
      if (line.word) text += " " + system.names().of(line.word);
    }
    return text;
  }

  std::unique_ptr<persistence::Store> store_ = persistence::open_memory(persistence::make_memory_disk());
  std::expected<LoadedRulebooks, std::string> books_;
};

}  // namespace

TEST_F(SheetAttacks, PlayerCharacterRollsCoordinationInGrimwire) {  // GW-ATK-02
  EXPECT_EQ(lines_of("grimwire", "cyrus", "machete"), "to_hit 1d20+3, damage 1d6+1 edged, attack_reach 3");
}

TEST_F(SheetAttacks, ShotHasTheRangedPenaltyAndNoToughnessInGrimwire) {  // GW-DICE-08, GW-ATTR-04
  EXPECT_EQ(lines_of("grimwire", "cyrus", "pistol"), "to_hit 1d20+1, damage 1d8 bullet, attack_range 18");
}

TEST_F(SheetAttacks, NpcHasTheNumberToEvadeInGrimwire) {  // GW-DATA-02
  EXPECT_EQ(lines_of("grimwire", "raider", "machete"), "evade_number 14, damage 1d6+1 edged, attack_reach 3");
}

TEST_F(SheetAttacks, BlowHasAttackValueAndBonusDamageInAura) {  // AU-STAT-02, AU-STAT-03: (5 - 1) / 3 = 1
  EXPECT_EQ(lines_of("aura", "brute", "maul"), "av 16, sheet_damage 2d6+1 blunt, attack_reach 2");
}

TEST_F(SheetAttacks, SwordHasBonusDiceOfAbilitiesInVigor) {  // VG-ATK-01, VG-DMG-01, VG-DMG-02
  EXPECT_EQ(lines_of("vigor", "veteran", "sword"),
            "attack_roll 1d10, weapon_dice 3d8 cutting, damage_roll 1d10, reach 6");
}

TEST_F(SheetAttacks, AxeHasItsSkillAndSwingInThreed6) {  // TD-HIT-06, TD-DMG-02: ST 12 swings 1d+2
  EXPECT_EQ(lines_of("threed6", "raider", "axe"), "axe_skill 13, damage 1d6+4 cut, attack_reach 1");
}

TEST_F(SheetAttacks, WeaponIsRolledWithItsBestAbilityInHeimr) {  // HM-ATK-03
  EXPECT_EQ(lines_of("heimr", "soldier", "medium_weapon"), "consistency 2, potential 4, damage 2");
}

TEST_F(SheetAttacks, EachIsACommandWithFieldsOfItsAction) {
  for (const lobby::SystemCard& card : books().cards()) {
    const System& book = system(card.id);
    for (const Record* record : book.content().all(Key("creature"))) {
      const State state = world_of(card.id, record->id_text);
      for (const auto& [attack, offer] : offered_attacks(book, state, Viewer::gm(), {1})) {
        const ActionSchema* action = book.action(attack.action);
        ASSERT_NE(action, nullptr) << card.id << ": " << record->id_text;
        EXPECT_FALSE(attack.lines.empty()) << card.id << ": " << record->id_text;
        EXPECT_EQ(offer.command.actor, CreatureId{1});
        for (const Param& param : offer.command.form)
          EXPECT_TRUE(std::ranges::any_of(action->form, [&](const auto& one) { return Key(one.key) == param.name; }))
              << card.id << ": " << record->id_text;
        EXPECT_FALSE(offer.why_not && offer.why_not->code == Key("E_NO_FIELD")) << card.id << ": " << record->id_text;
      }
    }
  }
}

}  // namespace ft::test
