// Being knocked down, lying down, standing up. Source: VG-ACT-13, VG-ACT-16, VG-PRONE-01, VG-PRONE-04.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

void stand(Resolution& r);
void drop_prone(Resolution& r);
/// The GM judges a hit hard enough, or takes the ground away. Source: VG-PRONE-01.
void knock_down_by_gm(Resolution& r);

}  // namespace ft::rules::vigor
