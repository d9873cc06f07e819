// Exact fractions for dice expressions: 64 bits above and below, overflow refused.
#pragma once

#include <cstdint>
#include <limits>
#include <numeric>
#include <string>

namespace ft::table {

/// Why an expression cannot be rolled. Thrown and caught inside dice_expression.cpp only.
struct Unreadable {
  std::string why;
};

__extension__ typedef __int128 Wide;  // holds any product of two 64 bit numbers

struct Fraction {
  std::int64_t above = 0;
  std::int64_t below = 1;  // always positive, in lowest terms

  static Fraction of(Wide above, Wide below) {
    if (below == 0) throw Unreadable{"division by zero"};
    if (below < 0) above = -above, below = -below;
    for (Wide a = above < 0 ? -above : above, b = below; b != 0;) {
      const Wide rest = a % b;
      a = b, b = rest;
      if (b == 0) above /= a, below /= a;
    }
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (above > most || above < -most || below > most) throw Unreadable{"the numbers become too large"};
    return {static_cast<std::int64_t>(above), static_cast<std::int64_t>(below)};
  }

  friend Fraction operator+(Fraction a, Fraction b) {
    return of(static_cast<Wide>(a.above) * b.below + static_cast<Wide>(b.above) * a.below,
              static_cast<Wide>(a.below) * b.below);
  }
  friend Fraction operator-(Fraction a) { return {-a.above, a.below}; }
  friend Fraction operator-(Fraction a, Fraction b) { return a + -b; }
  friend Fraction operator*(Fraction a, Fraction b) {
    return of(static_cast<Wide>(a.above) * b.above, static_cast<Wide>(a.below) * b.below);
  }
  friend Fraction operator/(Fraction a, Fraction b) {
    return of(static_cast<Wide>(a.above) * b.below, static_cast<Wide>(a.below) * b.above);
  }
  friend bool operator<(Fraction a, Fraction b) {
    return static_cast<Wide>(a.above) * b.below < static_cast<Wide>(b.above) * a.below;
  }
  friend bool operator==(Fraction a, Fraction b) = default;

  [[nodiscard]] Fraction floor() const {
    const std::int64_t whole = above / below;
    return {above % below < 0 ? whole - 1 : whole, 1};
  }
  [[nodiscard]] Fraction ceil() const { return -(-*this).floor(); }
  /// Halves away from zero.
  [[nodiscard]] Fraction round() const {
    const Fraction half = of(1, 2);
    return *this < Fraction{} ? (*this - half).ceil() : (*this + half).floor();
  }
  [[nodiscard]] std::int64_t whole() const {
    if (below != 1) throw Unreadable{"the result is a fraction: use floor, ceil or round"};
    return above;
  }
};

}  // namespace ft::table
