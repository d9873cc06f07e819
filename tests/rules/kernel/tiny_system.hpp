// A rulebook of a few words, whose procedures a test writes itself.
#pragma once

#include <functional>
#include <map>

#include "tests/rules/kernel/bare_system.hpp"

namespace ft::rules {

class TinySystem : public BareSystem {
 public:
  using Procedure = std::function<void(Resolution&)>;

  explicit TinySystem(Content content = {});
  void play(Resolution& r) const override;
  Admission admit_alongside(const World&, const Command&, const InFlightCommand&) const override {
    return Admission::waits;
  }

  /// Costs what is added to the dice in health.
  void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const override;

  std::map<Key, Procedure> procedures;  // by action: act, answer_act, judge
};

[[nodiscard]] Schema tiny_schema();

/// A scene of 20 x 20 cells with these creatures standing in a row from 1,1, ids from 1; "heroes" are played by seat 1.
[[nodiscard]] State tiny_state(const std::vector<std::string>& names = {"Ann", "Bo", "Cat"});

/// Dice that always show the same faces, in order, then 1.
class Faces : public Dice {
 public:
  explicit Faces(std::vector<std::int32_t> faces = {}) : faces_(std::move(faces)) {}
  std::int32_t face(std::int32_t sides, Ref, Key) override {
    ++thrown;
    return next_ < faces_.size() ? faces_[next_++] : std::min(1, sides);
  }
  int thrown = 0;

 private:
  std::vector<std::int32_t> faces_;
  std::size_t next_ = 0;
};

}  // namespace ft::rules
