#include "server/net/claim_check.hpp"

#include "server/auth/cookies.hpp"
#include "server/net/async_job.hpp"

namespace ft::net {
namespace {

// Of many cookies the two that can open this seat: one is kept for every connection.
lobby::Caller reduced(const lobby::Caller& caller, persistence::CampaignId table) {
  constexpr std::size_t longest_token = 64;
  lobby::Caller small = {{}, caller.address, caller.browser};
  for (const std::string& name : {std::string(auth::account_cookie), auth::seat_cookie(table)}) {
    const std::string_view value = auth::find_cookie(caller.cookies, name);
    if (!value.empty() && value.size() <= longest_token) small.cookies.push_back({name, std::string(value)});
  }
  return small;
}

// From half to one and a half of `usual`, spread evenly over neighboring seats: those of a restart sit down together.
std::chrono::milliseconds interval_of(persistence::SeatId seat, std::chrono::milliseconds usual) {
  constexpr std::uint32_t golden = 2'654'435'769;  // 2^32 divided by the golden ratio
  const std::int64_t part = static_cast<std::uint32_t>(seat) * golden >> 16;
  return usual / 2 + std::chrono::milliseconds(usual.count() * part / 65'536);
}

}  // namespace

std::shared_ptr<ClaimCheck> ClaimCheck::start(ServerContext& context, IoExecutor home, Claim claim, Over over) {
  std::shared_ptr<ClaimCheck> check(new ClaimCheck(context, std::move(home), std::move(claim), std::move(over)));
  check->wait();
  return check;
}

ClaimCheck::ClaimCheck(ServerContext& context, IoExecutor home, Claim claim, Over over)
    : context_(context),
      claim_{reduced(claim.caller, claim.table), claim.table, claim.seat},
      over_(std::move(over)),
      timer_(std::move(home)) {}

void ClaimCheck::wait() {
  timer_.expires_after(interval_of(claim_.seat, context_.settings.limits.claim_interval));
  timer_.async_wait([weak = weak_from_this()](error_code failed) {
    auto self = weak.lock();
    if (failed || !self) return;
    const IoExecutor home = self->timer_.get_executor();
    asio::co_spawn(home, look(std::move(self)), log_end);
  });
}

Task<void> ClaimCheck::look(std::shared_ptr<ClaimCheck> self) {
  auto place = self->context_.claim_places.take();
  if (!place) co_return self->wait();
  auto job = [held = *std::move(place), &lobby = self->context_.lobby, claim = self->claim_] {
    return lobby::require_seat(lobby, claim.caller, claim.table);
  };
  auto looking =
      on_worker_within(self->context_.settings.limits.arrival_deadline, self->context_.workers.lobby, std::move(job));
  const auto seat = co_await std::move(looking);
  const bool ended_meanwhile = self.use_count() == 1;
  if (ended_meanwhile) co_return;
  const bool unknown = !seat || (!*seat && seat->error().kind == lobby::Problem::Kind::unavailable);
  if (unknown || (*seat && (*seat)->id == self->claim_.seat)) co_return self->wait();
  self->over_(*seat ? "This browser has another seat now. Reload the page." : seat->error().text);
}

}  // namespace ft::net
