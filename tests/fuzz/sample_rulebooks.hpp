// Every rulebook with its content and its sample, as the server loads them, but for pictures.
#pragma once

#include <map>
#include <string>

#include "server/table/table_api.hpp"

namespace ft::fuzz {

/// The seat that plays the creatures of the sample's first side.
inline constexpr rules::SeatId player_seat{2};

class SampleRulebooks final : public table::Rulebooks {
 public:
  /// All of them, read once: they are immutable.
  [[nodiscard]] static const SampleRulebooks& get();

  [[nodiscard]] const table::Rulebook* find(std::string_view system) const override;

 private:
  SampleRulebooks();
  std::map<std::string, table::Rulebook, std::less<>> all_;
};

}  // namespace ft::fuzz
