// A set of samples: chunks combined word by word.
#include "rules/kernel/lattice/raster.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace ft::rules {

namespace {

constexpr std::uint64_t full_row = ~std::uint64_t{0};

constexpr Raster::Words full_words() {
  Raster::Words words{};
  words.fill(full_row);
  return words;
}
constexpr Raster::Words all_samples = full_words(), no_samples{};

const Raster::Words& words_of(const Raster::Chunk& chunk) { return chunk.words ? *chunk.words : all_samples; }

std::pair<std::int32_t, std::int32_t> order_of(const Raster::Chunk& chunk) { return {chunk.row, chunk.column}; }

}  // namespace

bool operator==(const Raster::Chunk& a, const Raster::Chunk& b) {
  return order_of(a) == order_of(b) && (a.words == b.words || words_of(a) == words_of(b));
}

Raster::Raster(std::vector<Chunk> chunks) {
  std::ranges::sort(chunks, {}, order_of);
  for (const Chunk& chunk : chunks) {
    Raster one;
    one.append(chunk.column, chunk.row, words_of(chunk));
    if (chunks_.empty() || order_of(chunks_.back()) != order_of(chunk))
      chunks_.insert(chunks_.end(), one.chunks_.begin(), one.chunks_.end());
    else
      *this = *this | one;
  }
}

bool Raster::contains_any(std::span<const Sample> samples) const {
  for (auto next = samples.begin(); next != samples.end();) {
    const std::pair at{next->row >> 6, next->column >> 6};
    const auto found = std::ranges::lower_bound(chunks_, at, {}, order_of);
    const bool is_there = found != chunks_.end() && order_of(*found) == at;
    const Words& words = is_there ? words_of(*found) : no_samples;
    std::uint64_t any = 0;  // of all samples in a row that lie in this chunk: quicker than to stop at the first
    for (; next != samples.end() && std::pair(next->row >> 6, next->column >> 6) == at; ++next)
      any |= words[static_cast<std::size_t>(next->row & 63)] >> (next->column & 63);
    if ((any & 1) != 0) return true;
  }
  return false;
}

std::int64_t Raster::count() const {
  std::int64_t samples = 0;
  for (const Chunk& chunk : chunks_)
    for (const std::uint64_t row : words_of(chunk)) samples += std::popcount(row);
  return samples;
}

std::vector<Sample> Raster::samples() const {
  std::vector<Sample> samples;
  for (const Chunk& chunk : chunks_)
    for (std::int32_t row = 0; row < chunk_samples; ++row)
      for (std::uint64_t left = words_of(chunk)[static_cast<std::size_t>(row)]; left != 0; left &= left - 1)
        samples.push_back({chunk.column * chunk_samples + std::countr_zero(left), chunk.row * chunk_samples + row});
  return samples;
}

void Raster::append(std::int32_t column, std::int32_t row, const Words& words) {
  if (words == all_samples)
    chunks_.push_back({column, row, nullptr});
  else if (words != Words{})
    chunks_.push_back({column, row, std::make_shared<const Words>(words)});
}

/// operation: of the bits of `a` and of `b`; where both have none, none.
template <class Operation>
Raster Raster::combined(const Raster& a, const Raster& b, Operation operation) {
  Raster result;
  auto left = a.chunks_.begin(), right = b.chunks_.begin();
  while (left != a.chunks_.end() || right != b.chunks_.end()) {
    const bool in_a = right == b.chunks_.end() || (left != a.chunks_.end() && order_of(*left) <= order_of(*right));
    const bool in_b = left == a.chunks_.end() || (right != b.chunks_.end() && order_of(*right) <= order_of(*left));
    const Chunk& one = in_a ? *left : *right;
    if (!in_a || !in_b || left->words == right->words) {  // whole chunks stay or go
      if (operation(in_a ? full_row : 0, in_b ? full_row : 0) != 0) result.chunks_.push_back(one);
    } else {
      Words words;
      std::ranges::transform(words_of(*left), words_of(*right), words.begin(), operation);
      result.append(one.column, one.row, words);
    }
    left += in_a;
    right += in_b;
  }
  return result;
}

Raster operator|(const Raster& a, const Raster& b) { return Raster::combined(a, b, std::bit_or()); }
Raster operator&(const Raster& a, const Raster& b) { return Raster::combined(a, b, std::bit_and()); }
Raster operator-(const Raster& a, const Raster& b) {
  return Raster::combined(a, b, [](std::uint64_t in_a, std::uint64_t in_b) { return in_a & ~in_b; });
}

}  // namespace ft::rules
