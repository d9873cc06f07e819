// protocol/wire/v1/common.proto, from rules values.
#include "server/codec/wire/wire_writer.hpp"

namespace ft::codec {

void WireWriter::write(rules::Cell from, wire::Cell* to) const {
  to->set_column(from.column);
  to->set_row(from.row);
}

std::string WireWriter::name_then(rules::CreatureId creature) const {
  return then_ && then_->contains(creature) ? then_->at(creature) : std::string();
}

void WireWriter::write(const rules::Ref& from, wire::Ref* to) const {
  switch (from.kind) {
    case rules::Ref::Kind::none: return to->Clear();
    case rules::Ref::Kind::creature:
      to->set_name(name_then(from.creature()));
      return to->set_creature(wire_names_.sent(from.id));
    case rules::Ref::Kind::item: return to->set_item(from.id);
    case rules::Ref::Kind::cell:
      to->set_within(wire_names_.sent(from.within));
      return write(rules::unpack(from.id), to->mutable_cell());
    case rules::Ref::Kind::scene: return to->set_scene(wire_names_.sent(from.id));
    case rules::Ref::Kind::encounter: return to->set_encounter(wire_names_.sent(from.id));
    case rules::Ref::Kind::campaign: return to->set_campaign(true);
    case rules::Ref::Kind::fixture: to->set_within(wire_names_.sent(from.within)); return to->set_fixture(from.id);
  }
}

void WireWriter::write(const rules::Place& from, wire::Place* to) const {
  to->set_kind(static_cast<wire::Place::Kind>(from.kind));
  to->set_column(from.cell.column);
  to->set_row(from.cell.row);
  to->set_height(from.height);
  to->set_shift_x(from.shift.x);
  to->set_shift_y(from.shift.y);
}

void WireWriter::write(const rules::Path& from, wire::Path* to) const {
  rules::Cell last;
  for (const rules::Cell cell : from) {
    to->add_steps(cell.column - last.column);
    to->add_steps(cell.row - last.row);
    last = cell;
  }
}

void WireWriter::write(const rules::Value& from, wire::Value* to) const {
  struct Visit {
    const WireWriter& writer;
    wire::Value* to;
    void operator()(std::monostate) { to->Clear(); }
    void operator()(bool yes) { to->set_yes(yes); }
    void operator()(std::int64_t number) { to->set_number(number); }
    void operator()(rules::Key key) { to->set_key(writer.index(key)); }
    void operator()(const rules::Ref& ref) { writer.write(ref, to->mutable_ref()); }
    void operator()(const rules::Place& place) { writer.write(place, to->mutable_place()); }
    void operator()(const rules::Path& path) { writer.write(path, to->mutable_path()); }
    void operator()(const rules::Values& values) { writer.list(values, to->mutable_list()->mutable_values()); }
    void operator()(const std::string& text) { to->set_text(text); }
  };
  std::visit(Visit{*this, to}, from.is);
}

void WireWriter::write(const rules::Param& from, wire::Param* to) const {
  to->set_name(index(from.name));
  write(from.value, to->mutable_value());
}

/// A total its viewer may not know has no parts left (law R9), and then no total.
void WireWriter::write(const rules::Sum& from, wire::Sum* to) const {
  if (from.parts().empty()) return;
  to->set_total(from.total());
  for (const rules::Part& part : from.parts()) {
    wire::Part* out = to->add_parts();
    out->set_source(index(part.source));
    out->set_value(part.value);
    out->set_rule(index(part.rule));
  }
}

void WireWriter::write(const rules::Refusal& from, wire::Refusal* to) const {
  to->set_code(index(from.code));
  list(from.params, to->mutable_params());
  to->set_rule(index(from.rule));
}

void WireWriter::write(const rules::Die& from, wire::Die* to) const {
  to->set_sides(from.sides);
  to->set_face(from.face);
  to->set_dropped(from.dropped);
}
void WireWriter::write(const DieCount& from, wire::Die* to) const {
  write(rules::Die{from.sides, from.face, from.dropped}, to);
  if (from.count > 1) to->set_count(static_cast<std::uint32_t>(from.count));
}

void WireWriter::write(rules::Key key, std::int64_t value, wire::Number* to) const {
  to->set_key(index(key));
  const bool symbol = value != 0 && wire_names_.holds_key(key);
  to->set_value(symbol ? index(rules::Key(static_cast<std::uint32_t>(value))) : value);
}

}  // namespace ft::codec
