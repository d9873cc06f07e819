// A ready campaign and its people, made as people make them: the GM by the setup link, players by invites.
#pragma once

#include <string>

#include "tests/server/net/test_player.hpp"

namespace ft::test {

/// The GM's account, of their name, on a server that was never set up.
void set_up(Person& gm, const std::string& setup_token);
void log_in(Person& gm);
/// A new sample campaign, which the GM then sits at. Its id.
std::uint64_t make_sample(Person& gm, const std::string& name, const std::string& system);
/// Joins by an invite of the GM, and sits down.
void join(Person& player, Person& gm, std::uint64_t campaign);

}  // namespace ft::test
