// A rulebook with a schema and no rules: what a test does not need of a System is here.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules {

class BareSystem : public System {
 public:
  explicit BareSystem(Schema schema, Content content = {}) : System(std::move(content), std::move(schema), {}) {}

  void play(Resolution&) const override {}
  Admission admit_alongside(const World&, const Command&, const InFlightCommand&) const override {
    return Admission::opens;
  }
  Creature make_creature(const Record&, const Campaign&, CreatureId id, std::uint64_t) const override {
    Creature creature;
    creature.id = id;
    return creature;
  }
};

}  // namespace ft::rules
