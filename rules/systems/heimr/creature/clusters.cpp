// Coming into clusters and leaving them. Source: HM-CLUS-01, HM-CLUS-02.
#include "rules/systems/heimr/creature/clusters.hpp"

namespace ft::rules::heimr {

void leave_cluster(Resolution& r, CreatureId who) {
  const std::int64_t cluster = Actor(r.world(), who).number(key::cluster);
  if (cluster == 0) return;
  const std::vector<CreatureId> members = cluster_of(r.world(), who);
  r.set(who, key::cluster, 0);
  if (members.size() > 2) return;
  for (const CreatureId last : members) r.set(last, key::cluster, 0);
}

void join_cluster(Resolution& r, CreatureId attacker, CreatureId target) {
  const std::int64_t own = Actor(r.world(), attacker).number(key::cluster);
  const std::int64_t other = Actor(r.world(), target).number(key::cluster);
  if (own != 0 && other != 0) return;
  const std::int64_t cluster = own != 0 ? own : other != 0 ? other : static_cast<std::int64_t>(r.next_id());
  r.set(attacker, key::cluster, cluster);
  r.set(target, key::cluster, cluster);
}

}  // namespace ft::rules::heimr
