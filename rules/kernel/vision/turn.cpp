// Sorts the ends of edges by direction, and keeps the edges of the direction come to by distance.
#include "rules/kernel/vision/turn.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/vision/direction.hpp"

namespace ft::rules {

namespace {

/// Where an edge begins or ends, or the direction of an axis, at which all spans are cut.
struct Mark {
  enum class Kind : std::uint8_t { axis, end, begin };  // in the order in which those of one direction are met
  std::uint64_t order = 0;                              // by direction, then by kind
  std::uint32_t edge = 0;                               // for an axis, which
  Mark(std::uint64_t key, Kind kind, std::uint32_t of) : order(key * 4 + static_cast<std::uint64_t>(kind)), edge(of) {}
  [[nodiscard]] std::uint64_t key() const { return order / 4; }
  [[nodiscard]] Kind kind() const { return static_cast<Kind>(order % 4); }
};

constexpr std::array<MapOffset, 5> axis_directions{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};

/// Whether the first of two segments that share directions is the nearer one: as they never cross, one lies on one side of the
/// other's line.
bool nearer(const SpanEnd& a, const SpanEnd& b) {
  const std::int64_t from = orientation(a.line.from, a.line.to, b.line.from),
                     to = orientation(a.line.from, a.line.to, b.line.to);
  if (from == 0 && to == 0) return a.segment < b.segment;
  if (from <= 0 && to <= 0) return true;
  if (from >= 0 && to >= 0) return false;
  return orientation(b.line.from, b.line.to, a.line.from) >= 0 && orientation(b.line.from, b.line.to, a.line.to) >= 0;
}

/// Turns clockwise from mark to mark.
class Turn {
 public:
  Turn(MapPoint from, std::span<const Edge> edges) : from_(from), edges_(edges) {
    marks_.reserve(2 * edges.size() + 16);
    for (std::uint32_t axis = 0; axis < axis_directions.size(); ++axis)
      marks_.emplace_back(axis * quarter_turn, Mark::Kind::axis, axis);
    for (std::uint32_t edge = 0; edge < edges.size(); ++edge) add_marks(edge);
    std::ranges::sort(marks_, {}, &Mark::order);
  }

  [[nodiscard]] std::vector<Span> spans() && {
    for (auto mark = marks_.begin(); mark != marks_.end();) {
      const Mark& first = *mark;
      for (; mark != marks_.end() && mark->key() == first.key(); ++mark) meet(*mark);
      cut(first);
    }
    spans_.pop_back();  // it would begin where the turn ends
    return std::move(spans_);
  }

 private:
  void add_marks(std::uint32_t edge) {
    const auto [from, to] = edges_[edge].directions;
    marks_.emplace_back(from, Mark::Kind::begin, edge);
    if (to == 0) return;  // where the turn ends
    marks_.emplace_back(to, Mark::Kind::end, edge);
    if (to < from) marks_.emplace_back(0, Mark::Kind::begin, edge);  // the rest of it comes first
  }

  void meet(const Mark& mark) {
    if (mark.kind() == Mark::Kind::end) std::erase(active_, mark.edge);
    if (mark.kind() != Mark::Kind::begin || hidden(mark)) return;
    const auto before = [this](std::uint32_t a, std::uint32_t b) { return nearer(edges_[a].end, edges_[b].end); };
    active_.insert(std::ranges::lower_bound(active_, mark.edge, before), mark.edge);
  }

  /// Whether an edge that begins here is hidden by the nearest one from end to end: as they never cross, it stays behind.
  [[nodiscard]] bool hidden(const Mark& mark) const {
    if (active_.empty() || edges_[active_.front()].limits || mark.key() == 0) return false;
    const Edge &edge = edges_[mark.edge], &front = edges_[active_.front()];
    return orientation(front.end.line.from, front.end.line.to, edge.end.line.from) < 0 &&
           end_after(edge, mark.key()) <= end_after(front, mark.key());
  }
  /// Where an edge ends that is met at a key, or the turn before it.
  static std::uint64_t end_after(const Edge& edge, std::uint64_t key) {
    return edge.directions.to > key ? edge.directions.to : 4 * quarter_turn;
  }

  [[nodiscard]] MapOffset direction_of(const Mark& mark) const {
    if (mark.kind() == Mark::Kind::axis) return axis_directions[mark.edge];
    const Line& line = edges_[mark.edge].end.line;
    return (mark.kind() == Mark::Kind::begin ? line.from : line.to) - from_;
  }

  /// Ends the span come to, and begins the next, at an axis or where lines meet something else from here on.
  void cut(const Mark& here) {
    const Ends ends = ends_of_lines();
    if (here.kind() != Mark::Kind::axis && ends == ends_) return;
    ends_ = ends;
    Span next{.from = direction_of(here), .to = {}};
    if (ends.passed) next.passed = edges_[*ends.passed].end.segment;
    if (ends.end) next.end = edges_[*ends.end].end;
    if (!spans_.empty()) spans_.back().to = next.from;
    spans_.push_back(next);
  }

  /// The edges that lines meet.
  struct Ends {
    std::optional<std::uint32_t> passed, end;
    bool operator==(const Ends&) const = default;
  };
  [[nodiscard]] Ends ends_of_lines() const {
    if (active_.empty()) return {};
    if (!edges_[active_[0]].limits) return {{}, active_[0]};
    return active_.size() == 1 ? Ends{active_[0], {}} : Ends{active_[0], active_[1]};
  }

  MapPoint from_;
  std::span<const Edge> edges_;
  std::vector<Mark> marks_;
  std::vector<std::uint32_t> active_;  // edges in the direction come to, the nearest first
  Ends ends_;                          // of the span come to
  std::vector<Span> spans_;            // `to` of the last is to come
};

}  // namespace

std::vector<Span> spans_around(MapPoint from, std::span<const Edge> edges) { return Turn(from, edges).spans(); }

}  // namespace ft::rules
