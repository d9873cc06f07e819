// What turns and movement leave to the rooms above them. threed6.cpp registers it.
#pragma once

#include "rules/kernel/hooked_system.hpp"

namespace ft::rules::threed6 {

struct Hooks {
  /// A creature has entered a cell, from another (combat/wait, combat/suppression). Source: TD-WAIT-02, TD-RNG-09.
  void (*entered)(Resolution& r, CreatureId who, Cell from) = nullptr;
  /// A creature attacks that target, before its roll, or readies something, without target (combat/wait). Source: TD-WAIT-05.
  void (*acts)(Resolution& r, CreatureId who, CreatureId target) = nullptr;
};

using Book = HookedSystem<Hooks>;

[[nodiscard]] inline const Hooks& hooks(const Resolution& r) { return Book::hooks_of(r); }

}  // namespace ft::rules::threed6
