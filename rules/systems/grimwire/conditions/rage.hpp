// What rage and fear leave open. Source: GW-FRENZY, GW-AMOK, GW-TERROR.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// A dash in a rage goes toward its enemies, in amok toward the closest creature. Refuses: E_FRENZY.
[[nodiscard]] Verdict bound_by_rage(const View& view, CreatureId who, const Path& path);
/// Refuses a dash in a rage while there is a target to strike: E_FRENZY.
[[nodiscard]] Verdict may_dash_in_rage(const View& view, CreatureId who);
/// Amok strikes the closest. Refuses: E_TARGET.
[[nodiscard]] Verdict fit_for_rage(const View& view, CreatureId who, CreatureId target);
/// Of several who are equally close a die picks. Emits. Source: GW-AMOK, GW-WIN-20.
[[nodiscard]] CreatureId struck_in_rage(Resolution& r, CreatureId who, CreatureId target);
/// In terror one only flees. Refuses: E_TERROR.
[[nodiscard]] Verdict bound_by_fear(const View& view, CreatureId who, const Path& path);

}  // namespace ft::rules::grimwire
