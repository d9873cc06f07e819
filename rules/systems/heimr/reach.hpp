// What a mover may know of a way it has not gone yet.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// One location a turn, as far as borders, limits and heights are known. Source: HM-MOVE-01.
[[nodiscard]] PathPreview preview_move(const View& view, CreatureId mover, const Path& path);

}  // namespace ft::rules::heimr
