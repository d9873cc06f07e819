#include "server/net/tiles.hpp"

#include <charconv>
#include <optional>

#include "protocol/wire/v1/tiles.pb.h"
#include "server/assets/tile_plan.hpp"
#include "server/net/cut_tiles.hpp"
#include "server/net/picture_reading.hpp"
#include "server/net/responses.hpp"

namespace ft::net {
namespace {

struct TileAddress {
  persistence::CampaignId campaign = 0;
  table::WantedTiles wanted;
};

// The whole text as one number.
template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number, base);
  return read.ec == std::errc() && read.ptr == end;
}

// "X.Y.MASK"
bool read_bundle(std::string_view text, table::WantedTiles& wanted) {
  const std::size_t first = text.find('.'), last = text.rfind('.');
  if (first == text.npos || first == last || text.size() - last != 17) return false;
  return read_number(text.substr(0, first), wanted.bundle.x) &&
         read_number(text.substr(first + 1, last - first - 1), wanted.bundle.y) &&
         read_number(text.substr(last + 1), wanted.mask, 16);
}

// Nothing: the path is none of tiles.
std::optional<TileAddress> tile_address(std::string_view path) {
  const auto parts = parts_of(path);
  if (parts.size() != 6 || parts[0] != "tiles") return std::nullopt;
  TileAddress address;
  const bool read = read_number(parts[1], address.campaign) && read_number(parts[2], address.wanted.scene) &&
                    read_number(parts[4], address.wanted.bundle.level) && read_bundle(parts[5], address.wanted);
  if (!read) return std::nullopt;
  address.wanted.version = parts[3];
  return address;
}

Task<bool> send_no_tiles(HttpStream& stream, const RequestHead& request) {
  return send_text(stream, request, http::status::not_found, "There is nothing here.\n");
}

Task<bool> send_wait(HttpStream& stream, const RequestHead& request) {
  return send_text(stream, request, http::status::service_unavailable,
                   "The map is being prepared, or the server is busy.\n");
}

// Nothing: the table's picture cannot be cut.
std::optional<assets::TilePlan> plan_of(persistence::CampaignId campaign, const table::TiledPicture& tiled) {
  const auto hash = persistence::sha256_from_hex(tiled.picture.asset);
  if (!hash || tiled.picture.cell_milli_px < 1) return std::nullopt;
  using Grid = assets::TilePlan::Grid;
  const auto grid = tiled.grid == rules::Scene::Grid::hex_rows      ? Grid::hex_rows
                    : tiled.grid == rules::Scene::Grid::hex_columns ? Grid::hex_columns
                                                                    : Grid::squares;
  return assets::TilePlan{.campaign = campaign,
                          .picture = *hash,
                          .cell_milli_px = tiled.picture.cell_milli_px,
                          .offset_x_milli_px = tiled.picture.offset_x_milli_px,
                          .offset_y_milli_px = tiled.picture.offset_y_milli_px,
                          .across = tiled.counts.across,
                          .down = tiled.counts.down,
                          .grid = grid};
}

std::string encoded(std::vector<assets::TileBytes> tiles) {
  wire::v1::TileBundle bundle;
  for (assets::TileBytes& tile : tiles) {
    wire::v1::Tile* to = bundle.add_tiles();
    to->set_number(tile.number);
    to->set_webp(std::move(tile.webp));
  }
  return bundle.SerializeAsString();
}

}  // namespace

Task<bool> send_tiles(ServerContext& context, HttpStream& stream, const RequestHead& request) {
  const std::optional<TileAddress> asked = tile_address(path_of(request));
  if (!asked) co_return co_await send_no_tiles(stream, request);
  const TileAddress& address = *asked;
  const lobby::Caller caller = caller_of(context, request, stream);
  stream.expires_never();
  auto looking = in_picture_place(context, [&lobby = context.lobby, caller, campaign = address.campaign] {
    return lobby::require_seat(lobby, caller, campaign);
  });
  const auto seat = co_await std::move(looking);
  stream.expires_after(context.settings.limits.idle_deadline);
  if (!seat || (!*seat && seat->error().kind == lobby::Problem::Kind::unavailable))
    co_return co_await send_wait(stream, request);
  if (!*seat) co_return co_await send_no_tiles(stream, request);

  const table::Seat who{rules::SeatId{static_cast<std::uint64_t>((*seat)->id)}, (*seat)->display_name,
                        (*seat)->role == persistence::Role::gm};
  CoreTables& home = context.core_tables_of(address.campaign);
  auto asking = on_core(home.core,
                        [&home, who, address] { return home.host->find_tiles(address.campaign, who, address.wanted); });
  const auto tiled = co_await std::move(asking);
  const auto plan = tiled && *tiled ? plan_of(address.campaign, **tiled) : std::nullopt;
  if (!plan) co_return co_await send_no_tiles(stream, request);

  const assets::TilesWanted wanted{address.wanted.bundle.level, address.wanted.bundle.x, address.wanted.bundle.y,
                                   address.wanted.mask};
  auto reading = on_worker(context.workers.files, [&context, plan, wanted] {
    return context.tiles.read(*plan, wanted, context.lobby.steady_s());
  });
  auto tiles = co_await std::move(reading);
  if (!tiles || !*tiles) {
    const bool cut_it = tiles && tiles->error() == assets::TileFolder::Missing::cut_it;
    if (cut_it) start_cutting(context, *plan, stream.get_executor());
    co_return co_await send_wait(stream, request);
  }

  Head head;
  prepare(head, request);
  head.set(http::field::content_type, "application/x-protobuf");
  head.set(http::field::cache_control, "private, max-age=31536000, immutable");
  auto body = std::make_shared<const std::string>(encoded(**std::move(tiles)));
  co_return co_await send(stream, request, std::move(head), std::move(body));
}

}  // namespace ft::net
