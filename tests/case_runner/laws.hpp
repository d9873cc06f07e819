// The laws of design.md that every played command of every case must keep.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::scn {

/// A point at which the command waited for an answer.
struct Cut {
  std::size_t tape = 0;    // entries so far
  std::size_t events = 0;  // events so far
  std::vector<rules::Question> open;
};

/// Throws Trouble (at `line`) where a law is broken: the same tape gives the same events (R3), what happened up to each
/// question is a prefix of what happened after it (R5), replaying throws no new dice, fold equals overlay (R7), an
/// accepted command is offered (R2).
void check_laws(const rules::Run& run, const rules::Tape& tape, const rules::Events& events,
                const std::vector<Cut>& cuts, int line);

/// A refused command left no trace, its sentence can be filled in, and the probe agrees.
void check_refusal(const rules::Run& run, const rules::Outcome& outcome, const rules::Tape& tape, int line);

}  // namespace ft::scn
