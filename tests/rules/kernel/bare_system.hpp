// A rulebook with a schema and no rules: what a test does not need of a System is here.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules {

class BareSystem : public System {
 public:
  explicit BareSystem(Schema schema, Content content = {}) : System(std::move(content)), schema_(std::move(schema)) {
    index(schema_);
  }

  const Schema& schema() const override { return schema_; }
  void play(Resolution&) const override {}
  std::optional<Due> due(const World&, EncounterId) const override { return std::nullopt; }
  Admission may_open(const World&, const Command&, const Command&) const override { return Admission::opens; }
  std::vector<SheetLine> sheet(const View&, CreatureId) const override { return {}; }
  PathPreview preview(const View&, CreatureId, const Path&) const override { return {}; }
  Creature make_creature(const Record&, const Campaign&, CreatureId id, std::uint64_t) const override {
    Creature creature;
    creature.id = id;
    return creature;
  }
  std::vector<ContentProblem> check(const Content&) const override { return {}; }

 private:
  Schema schema_;
};

}  // namespace ft::rules
