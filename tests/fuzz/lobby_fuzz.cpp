/// Whatever browsers with any cookies ask of the lobby: an answer, or a refusal in a sentence; no crash, nothing thrown,
/// and nothing that the store cannot do.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "persistence/memory/memory_store.hpp"
#include "protocol/wire/v1/lobby.pb.h"
#include "server/auth/browser.hpp"
#include "server/lobby/account_links.hpp"
#include "server/lobby/account_logins.hpp"
#include "server/lobby/campaign_bin.hpp"
#include "server/lobby/campaigns.hpp"
#include "server/lobby/password.hpp"
#include "server/lobby/people.hpp"
#include "server/ops/log.hpp"
#include "tests/fuzz/message_from_bytes.hpp"

namespace {

namespace lobby = ft::lobby;
namespace wire = ft::wire::v1;
using ft::fuzz::Bytes;
using lobby::Caller;

class Lobby {
 public:
  explicit Lobby(Bytes& bytes) : bytes_(bytes) {
    hints_.numbers[""] = {0, 1, 2, 3, 60, 86'400};
    hints_.texts["name"] = {"Gil", "gil", "Ann", " Bea ", "gm", "Mire", std::string(81, 'x')};
    hints_.texts["display_name"] = hints_.texts["name"];
    hints_.texts["system"] = {"vigor", "chess"};
    hints_.texts["password"] = {"correct horse", "short", std::string(1025, 'x')};
    hints_.texts["present"] = hints_.texts["wanted"] = hints_.texts["password"];
    keep(lobby::issue_setup_token(lobby_));
    set_up({"", "Gil", "correct horse"});
    const auto campaign = lobby::create_campaign(lobby_, gm(), {"Mire", "vigor", lobby::Start::empty});
    keep_link(lobby::invite(lobby_, gm(), campaign->campaign.id, {}));
  }

  void request() {
    const Caller caller = any_caller();
    switch (bytes_.below(24)) {
      case 0: now_s_ += static_cast<std::int64_t>(bytes_.below(65'536)) * 60; break;
      case 1:
        if (const auto body = read<wire::Setup>()) set_up({body->token(), body->name(), body->password()}, caller);
        break;
      case 2:
        if (const auto body = read<wire::Setup>()) sign_up({body->token(), body->name(), body->password()}, caller);
        break;
      case 3:
        if (const auto body = read<wire::Login>()) log_in(*body, caller);
        break;
      case 4: check(lobby::log_out(lobby_, caller)); break;
      case 5: check(lobby::overview(lobby_, caller)); break;
      case 6:
        if (const auto body = read<wire::PreviewSignUp>())
          check(lobby::preview_account_link(lobby_, caller, body->token()));
        break;
      case 7:
        check(lobby::list_logins(lobby_, caller));
        check(lobby::list_account_links(lobby_, caller));
        break;
      case 8:
        if (const auto body = read<wire::ChangePassword>()) change_password(*body, caller);
        break;
      case 9: check(lobby::end_other_logins(lobby_, caller)); break;
      case 10: check(lobby::end_login(lobby_, caller, any_id())); break;
      case 11:
        if (const auto link = lobby::create_account_link(lobby_, caller); check(link)) keep_address(link->address);
        break;
      case 12: check(lobby::revoke_account_link(lobby_, caller, any_id())); break;
      case 13:
        if (const auto body = read<wire::PreviewInvite>()) check(lobby::preview_invite(lobby_, caller, body->token()));
        break;
      case 14:
        if (const auto body = read<wire::Join>()) join({body->token(), body->display_name()}, caller);
        break;
      case 15:
        if (const auto body = read<wire::NewCampaign>())
          check(lobby::create_campaign(
              lobby_, caller,
              {body->name(), body->system(), body->sample() ? lobby::Start::sample : lobby::Start::empty}));
        break;
      case 16:
        if (const auto body = read<wire::RenameCampaign>())
          check(lobby::rename_campaign(lobby_, caller, any_id(), body->name()));
        break;
      case 17: {
        constexpr std::array moves{lobby::CampaignMove::archive, lobby::CampaignMove::unarchive,
                                   lobby::CampaignMove::remove, lobby::CampaignMove::restore};
        check(lobby::move_campaign(lobby_, caller, any_id(), bytes_.one_of(moves)));
        break;
      }
      case 18: check(lobby::list_people(lobby_, caller, any_id())); break;
      case 19:
        if (const auto body = read<wire::NewInvite>())
          keep_link(lobby::invite(lobby_, caller, any_id(), {body->lasts_s(), body->uses()}));
        break;
      case 20: check(lobby::revoke_invite(lobby_, caller, any_id(), any_id())); break;
      case 21: keep_link(lobby::create_seat_link(lobby_, caller, any_id(), any_id())); break;
      case 22: check(lobby::end_devices(lobby_, caller, any_id(), any_id())); break;
      default: check(lobby::remove_seat(lobby_, caller, any_id(), any_id())); break;
    }
    while (*lobby::erase_one_from_bin(lobby_)) continue;
  }

 private:
  /// Whether there is an answer. A refusal has its sentence, and the store never fails.
  template <class T>
  static bool check(const lobby::Answer<T>& answer) {
    if (!answer && (answer.error().text.empty() || answer.error().kind == lobby::Problem::Kind::unavailable))
      __builtin_trap();
    return answer.has_value();
  }

  /// A body as the server reads it: of the input's own bytes, or a correct message.
  template <class Message>
  std::optional<Message> read() {
    Message message;
    if (bytes_.below(4) == 0) {
      const std::string body(bytes_.take(bytes_.below(64)));
      return message.ParseFromString(body) ? std::optional(message) : std::nullopt;
    }
    fill(message, bytes_, hints_);
    return message;
  }

  std::int64_t any_id() { return static_cast<std::int64_t>(bytes_.below(6)); }
  Caller gm() const { return {{{"ft_account", hints_.texts.at("login").front()}}, "127.0.0.1"}; }

  Caller any_caller() {
    std::string header;
    for (std::size_t left = bytes_.below(4); left > 0; --left)
      header += bytes_.below(4) == 0 ? std::string(bytes_.take(bytes_.below(32))) : bytes_.one_of(cookies_) + "; ";
    return {ft::auth::cookies_from(header), bytes_.below(2) == 0 ? "127.0.0.1" : "2001:db8::1",
            ft::auth::browser_family(bytes_.take(bytes_.below(16)))};
  }

  void keep(const lobby::Answer<std::string>& token) {
    if (check(token)) hints_.texts["token"].push_back(*token);
  }
  void keep_address(const std::string& address) {
    hints_.texts["token"].push_back(address.substr(address.find('#') + 1));
  }
  void keep_link(const lobby::Answer<lobby::IssuedInvite>& issued) {
    if (check(issued)) keep_address(issued->link);
  }
  void keep_login(const lobby::Answer<std::string>& token) {
    if (!check(token)) return;
    hints_.texts["login"].push_back(*token);
    cookies_.push_back("ft_account=" + *token);
  }

  void set_up(lobby::SetupRequest wanted, const Caller& caller = {{}, "127.0.0.1"}) {
    if (wanted.token.empty()) wanted.token = hints_.texts["token"].front();
    const auto checked = lobby::check_setup(lobby_, caller, std::move(wanted));
    if (check(checked)) keep_login(lobby::finish_setup(lobby_, caller, *checked, "hash"));
  }
  void sign_up(lobby::SetupRequest wanted, const Caller& caller) {
    const auto checked = lobby::check_sign_up(lobby_, caller, std::move(wanted));
    if (check(checked)) keep_login(lobby::finish_sign_up(lobby_, caller, *checked, "hash"));
  }

  /// Whether the password is right is for the input to say: comparing takes too long.
  void log_in(const wire::Login& body, const Caller& caller) {
    const auto attempt = lobby::begin_login(lobby_, caller, body.name(), body.password());
    if (!check(attempt)) return;
    switch (bytes_.below(3)) {
      case 0: lobby::abandon_login(lobby_, caller, *attempt); break;
      case 1: (void)lobby::fail_login(caller); break;
      default:
        if (!attempt->stored_hash.empty()) keep_login(lobby::finish_login(lobby_, caller, *attempt));
    }
  }
  void change_password(const wire::ChangePassword& body, const Caller& caller) {
    const auto attempt = lobby::begin_password_change(lobby_, caller, {body.present(), body.wanted()});
    if (!check(attempt)) return;
    if (bytes_.below(2) == 0)
      check(lobby::finish_password_change(lobby_, caller, *attempt, "hash"));
    else
      (void)lobby::fail_password_change(caller);
  }

  void join(const lobby::JoinRequest& wanted, const Caller& caller) {
    const auto joined = lobby::join(lobby_, caller, wanted);
    if (check(joined)) cookies_.push_back(ft::auth::seat_cookie(joined->seat.campaign) + "=" + joined->seat_token);
  }

  Bytes& bytes_;
  ft::fuzz::Hints hints_;
  std::vector<std::string> cookies_{"ft_account=none"};
  std::int64_t now_s_ = 1'000'000;
  std::unique_ptr<ft::persistence::Store> store_ = ft::persistence::open_memory();
  lobby::LobbyContext lobby_{
      .store = *store_,
      .now_s = [this] { return now_s_; },
      .steady_s = [this] { return now_s_; },
      .settings_of_sample = "sample",
      .systems = {{.id = "vigor", .title = "Vigor", .summary = "", .source = "", .has_sample = true}},
      .base_url = "http://table.test"};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  [[maybe_unused]] static const bool is_silent = (ft::ops::start_log(ft::ops::LogLevel::off), true);
  Bytes bytes(input, size);
  Lobby lobby(bytes);
  for (int requests = 0; requests < 60 && !bytes.empty(); ++requests) lobby.request();
  return 0;
}
