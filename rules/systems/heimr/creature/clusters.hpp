// Coming into clusters and leaving them. Source: HM-CLUS-01, HM-CLUS-02.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Leaves the cluster; one of a single member ceases. Source: HM-CLUS-02.
void leave_cluster(Resolution& r, CreatureId who);

/// Attacker and target come into one cluster. Source: HM-CLUS-01.
void join_cluster(Resolution& r, CreatureId attacker, CreatureId target);

}  // namespace ft::rules::heimr
