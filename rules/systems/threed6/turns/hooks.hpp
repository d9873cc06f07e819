// What turns and movement leave to the rooms below them. threed6.cpp registers it.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::threed6 {

struct Hooks {
  /// A creature has entered a cell, from another (combat/wait, combat/suppression). Source: TD-WAIT-02, TD-RNG-09.
  void (*entered)(Resolution& r, CreatureId who, Cell from) = nullptr;
  /// A creature attacks that target, before its roll, or readies something, without target (combat/wait). Source: TD-WAIT-05.
  void (*acts)(Resolution& r, CreatureId who, CreatureId target) = nullptr;
};

/// The System as this rulebook is registered: with its hooks.
class Book : public System {
 public:
  Book(Content content, Schema schema, Procedures procedures, const Hooks& hooks)
      : System(std::move(content), std::move(schema), std::move(procedures)), hooks_(hooks) {}
  [[nodiscard]] const Hooks& hooks() const { return hooks_; }

 private:
  Hooks hooks_;
};

[[nodiscard]] inline const Hooks& hooks(const Resolution& r) { return static_cast<const Book&>(r.system()).hooks(); }

}  // namespace ft::rules::threed6
