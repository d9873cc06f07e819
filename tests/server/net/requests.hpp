// What people at a table ask of the server, as frames, and how it is asked.
#pragma once

#include <string>
#include <vector>

#include "tests/server/net/test_player.hpp"

namespace ft::test {

/// An action of a creature, or the person's own.
[[nodiscard]] wire::ClientFrame action(const Person& who, const std::string& name, const std::string& actor = "");
/// A new field of its form.
wire::Value& field(wire::ClientFrame& frame, const Person& who, const std::string& name);
/// An action along a path: steps as the wire has them, the first cell, then differences.
[[nodiscard]] wire::ClientFrame walk(const Person& who, const std::string& actor, const std::vector<int>& steps,
                                     const std::string& name = "move");
[[nodiscard]] wire::ClientFrame answering(const wire::Question& question, const wire::Value& value);

/// The creature is that person's alone.
[[nodiscard]] wire::ClientFrame giving(std::uint32_t creature, const Person& to);
[[nodiscard]] wire::ClientFrame placing(std::uint32_t creature, std::uint32_t scene, int column, int row);
[[nodiscard]] wire::ClientFrame setting(const Person& gm, const std::string& creature, const std::string& number,
                                        int value);

/// Asks, waits, and gives "CODE: sentence", or "" where it was accepted.
[[nodiscard]] std::string answer_to(Person& who, const wire::ClientFrame& frame);
/// Returns when the table has handled everything sent to it before, and the GM has the frames.
void wait_until_worked_off(Person& gm);

}  // namespace ft::test
