// The Recovery phase. Source: VG-REC-01 to 06.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// One Recovery for all of these, step by step. round: 0 outside an encounter. Source: VG-REC-06.
void recover(Resolution& r, const std::vector<CreatureId>& all, std::int64_t round);
/// Counts down what lies on a map for rounds, such as smoke. Source: VG-TURN-06, VG-DATA-09.
void recover_areas(Resolution& r, SceneId scene, std::int64_t round);
/// After the last turn of a round, for all members. Source: VG-REC-01, VG-REC-06.
void recover_all(Resolution& r, EncounterId id);

}  // namespace ft::rules::vigor
