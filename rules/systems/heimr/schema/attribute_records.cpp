// Reading the campaign's attributes, and whether they are a whole. Source: HM-ATTR-01, HM-ATTR-02.
#include "rules/systems/heimr/schema/attribute_records.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"

namespace ft::rules::heimr {

using namespace literals;

namespace {

std::vector<const Record*> with_task(const Content& content, Key task) {
  std::vector<const Record*> found = content.all("attribute"_k);
  std::erase_if(found, [&](const Record* attribute) { return !attribute->flag(task); });
  return found;
}

Key only_one(const Content& content, Key task) {
  const std::vector<const Record*> found = with_task(content, task);
  FT_ASSERT(!found.empty(), "content was checked: one attribute has the task");
  return found.front()->id;
}

}  // namespace

std::vector<const Record*> attributes(const Content& content) {
  std::vector<const Record*> all = content.all("attribute"_k);
  std::stable_sort(all.begin(), all.end(),
                   [](const Record* a, const Record* b) { return a->number("place"_k) < b->number("place"_k); });
  return all;
}

bool physical_attribute(const Content& content, Key attribute) {
  const Record* record = content.find("attribute"_k, attribute);
  return record && record->word("group"_k) == "physical"_k;
}

Key initiative_attribute(const Content& content) { return only_one(content, "initiative"_k); }
Key fatigue_attribute(const Content& content) { return only_one(content, "fatigue"_k); }

Key progress_of(const Content& content, Key attribute) {
  return Key("progress_" + content.at("attribute"_k, attribute).id_text);
}

void check_attributes(ContentCheck& check, const Content& content) {
  for (const std::string task : {"initiative", "fatigue"}) {
    const std::vector<const Record*> found = with_task(content, Key(task));
    check.require(!found.empty(), "attribute", "one attribute with " + task + " = true");
    for (const Record* one : found)
      check.require(found.size() == 1, "attribute." + one->id_text + "." + task, "true for one attribute alone");
  }
  const std::vector<const Record*> all = content.all("attribute"_k);
  const bool physical =
      std::any_of(all.begin(), all.end(), [&](const Record* one) { return physical_attribute(content, one->id); });
  check.require(physical, "attribute", "one attribute at least of the physical group");
  for (const Record* ability : content.all("ability"_k)) {
    const auto& from = ability->words("attributes"_k);
    const bool in_use = !from.empty() && std::all_of(from.begin(), from.end(), [&](Key attribute) {
      const Record* record = content.find("attribute"_k, attribute);
      return record && !record->retired;
    });
    check.require(in_use, "ability." + ability->id_text + ".attributes", "attributes in use, one at least");
  }
}

}  // namespace ft::rules::heimr
