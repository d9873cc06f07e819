// Values of every shape from a fixed sequence: the same in each run, wide enough to meet the odd corners.
#pragma once

#include <limits>
#include <random>

#include "server/codec/stored/stored_fields.hpp"

namespace ft::codec {

class RandomValues {
 public:
  explicit RandomValues(std::uint32_t start) : engine_(start) {}

  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }
  rules::Path path(std::uint32_t most);

  /// A stored struct with every field of its fields() drawn, or what such a field holds.
  template <class T>
  T any() {
    T to;
    draw(to);
    return to;
  }

 private:
  void draw(std::monostate&) {}
  void draw(bool& to) { to = below(2) == 0; }
  void draw(std::string& to);
  void draw(rules::Key& to);
  void draw(rules::Ref& to);
  void draw(rules::Sum& to);
  void draw(rules::Numbers& to);
  void draw(rules::Length& to) { draw(to.tenth_mm); }
  void draw(rules::Value& to) { draw(to.is); }
  template <std::integral Integer>
  void draw(Integer& to) {
    using Limits = std::numeric_limits<Integer>;
    constexpr std::array<Integer, 6> odd{0, 1, static_cast<Integer>(-1), 127, Limits::max(), Limits::min()};
    to = below(3) == 0 ? odd[below(odd.size())] : static_cast<Integer>(below(2000)) - Integer{1000};
  }
  /// One of the first two: there is no choice of fewer.
  template <class Choice>
    requires std::is_enum_v<Choice>
  void draw(Choice& to) {
    to = static_cast<Choice>(below(2));
  }
  template <class Tag>
  void draw(rules::Id<Tag>& to) {
    draw(to.value);
  }
  template <class T>
  void draw(std::optional<T>& to) {
    if (below(2) == 0) draw(to.emplace());
  }
  void draw(rules::TerrainRun& to);
  void draw(rules::Wall& to);
  void draw(rules::SceneWalls& to);
  void draw(rules::Light& to);
  void draw(rules::Note& to);
  void draw(rules::Region& to);
  template <class Fixture>
  void draw(rules::FixtureList<Fixture>& to) {
    to.set(any<std::vector<Fixture>>());
  }
  void draw(rules::Raster& to);
  void draw(rules::SceneTerrain& to) { to = rules::SceneTerrain(any<std::vector<rules::TerrainRun>>()); }
  template <class T>
  void draw(std::vector<T>& to) {
    to.resize(below(4));
    for (T& one : to) draw(one);
  }
  template <class... Alternative>
  void draw(std::variant<Alternative...>& to) {
    [&]<std::size_t... at>(std::index_sequence<at...>, std::size_t chosen) {
      ((at == chosen ? draw(to.template emplace<at>()) : void()), ...);
    }(std::index_sequence_for<Alternative...>(), below(sizeof...(Alternative)));
  }
  template <Described Struct>
  void draw(Struct& to) {
    std::apply([&](auto&&... field) { (draw(field), ...); }, fields(to));
  }
  template <NumberForm form, class Key, class Value>
  void draw(NumberField<form, Key, Value>& to) {
    if (form != NumberForm::value) draw(to.key);
    draw(to.value);
    if (below(3) == 0) to.value = form == NumberForm::house_rule ? below(3) : any<rules::Key>().hash;
  }
  template <class Numbers>
  void draw(HouseRulesField<Numbers>& to) {
    draw(to.values);
  }
  template <class Integer>
  void draw(CountField<Integer>& to) {
    to.count = static_cast<Integer>(below(100)) + 1;
  }

  std::mt19937 engine_;
};

}  // namespace ft::codec
