// What a mover may know of a way it has not gone yet.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// Whether the mover could go from one location to another, as far as it knows of borders, limits and heights; from
/// locations that it would reach later, on their nearer level.
[[nodiscard]] Verdict may_go(const View& view, CreatureId mover, Cell from, Cell to);
/// One location a turn. Source: HM-MOVE-01.
[[nodiscard]] PathPreview preview_move(const View& view, CreatureId mover, const Path& path);

}  // namespace ft::rules::heimr
