// The attributes of a campaign: the six of the book, or others in their place. Source: HM-ATTR-01, HM-ATTR-02.
#pragma once

#include "rules/kernel/content/content.hpp"

namespace ft::rules::heimr {

/// Returns the attributes in use, in the order of the sheet.
[[nodiscard]] std::vector<const Record*> attributes(const Content& content);
/// Whether it is of the physical group. Source: HM-ABIL-05.
[[nodiscard]] bool physical_attribute(const Content& content, Key attribute);
/// The attributes of initiative and fatigue: dexterity and stamina unless the campaign has others.
[[nodiscard]] Key initiative_attribute(const Content& content);
[[nodiscard]] Key fatigue_attribute(const Content& content);
/// The number that counts its progress. Source: HM-XP-05.
[[nodiscard]] Key progress_of(const Content& content, Key attribute);

/// The set has to be whole: one attribute has each of the two tasks, one at least is physical, and abilities derive
/// from those in use. Source: HM-ATTR-02.
void check_attributes(ContentCheck& check, const Content& content);

}  // namespace ft::rules::heimr
