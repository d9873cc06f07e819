// Noticing others. Source: VG-POS-05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// By the GM's word one knows of another from now on.
void notice(Resolution& r);

}  // namespace ft::rules::vigor
