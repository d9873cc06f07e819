// The form of character making begins with legal values in every rulebook.
#include <gtest/gtest.h>

#include <algorithm>

#include "persistence/memory/memory_store.hpp"
#include "server/rulebooks.hpp"

namespace ft::test {

using namespace rules;

namespace {

/// A hero in which every listed number is what the form proposes for it.
Record as_proposed(const RecordSchema& form) {
  Record hero;
  hero.kind = Key("hero");
  hero.name = "Orla";
  for (const RecordField& field : form.fields) {
    if (field.kind == RecordField::Kind::number) hero.fields.emplace_back(Key(field.key), field.default_value);
    if (field.kind != RecordField::Kind::numbers || field.words.empty()) continue;
    Numbers proposed;
    for (const std::string& word : field.words) proposed.set(Key(word), field.default_value);
    hero.fields.emplace_back(Key(field.key), proposed);
  }
  std::ranges::sort(hero.fields, {}, [](const auto& field) { return field.first; });
  return hero;
}

}  // namespace

TEST(HeroForms, ProposeLegalNumbersInEveryRulebook) {
  const auto store = persistence::open_memory(persistence::make_memory_disk());
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();
  for (const lobby::SystemCard& card : books->cards()) {
    const System& system = *books->find(card.id)->system;
    for (const RecordSchema& form : system.schema().records) {
      if (form.kind != "hero") continue;
      const HeroBuild made = system.make_hero(as_proposed(form), {}, {1}, 1);
      for (const BuildProblem& problem : made.problems)
        for (const RecordField& field : form.fields)
          EXPECT_FALSE(field.kind == RecordField::Kind::numbers && problem.field.starts_with(field.key))
              << card.id << ": " << problem.field;
    }
  }
}

}  // namespace ft::test
