// Writes go through `Faults`, which counts them; reads go straight to the store inside.
#include "persistence/faulty/faulty_store.hpp"

#include <atomic>

namespace ft::persistence {
namespace {

class Faults {
 public:
  explicit Faults(Fault fault) : fault_(fault) {}

  template <class Write>
  [[nodiscard]] std::invoke_result_t<Write> around(Write write) {
    if (++writes_ != fault_.at_write) return write();
    if (fault_.moment == FaultMoment::before) return fail(StoreError::unreachable, "a fault before the write");
    auto written = write();
    if (!written) return written;
    return fail(StoreError::in_doubt, "a fault after the write");
  }

 private:
  Fault fault_;
  std::atomic<std::int64_t> writes_ = 0;
};

class FaultyJournal final : public Journal {
 public:
  FaultyJournal(Journal& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<std::vector<Batch>> read(CampaignId table, std::int64_t from_number, std::size_t limit) override {
    return inner_.read(table, from_number, limit);
  }
  Result<OpenedTable> open(CampaignId table) override {
    return faults_.around([&] { return inner_.open(table); });
  }
  Result<std::vector<AppendOutcome>> append(std::span<const Append> group) override {
    return faults_.around([&] { return inner_.append(group); });
  }
  Result<std::vector<AppendOutcome>> retry(std::span<const Append> group) override {
    return faults_.around([&] { return inner_.retry(group); });
  }
  Result<std::int64_t> last_number(CampaignId table) override { return inner_.last_number(table); }

 private:
  Journal& inner_;
  Faults& faults_;
};

class FaultySnapshots final : public Snapshots {
 public:
  FaultySnapshots(Snapshots& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<void> put(CampaignId table, std::int64_t number, BytesView bytes) override {
    return faults_.around([&] { return inner_.put(table, number, bytes); });
  }
  Result<Snapshot> latest_at_or_before(CampaignId table, std::int64_t number) override {
    return inner_.latest_at_or_before(table, number);
  }
  Result<void> keep_newest(CampaignId table, std::size_t count) override {
    return faults_.around([&] { return inner_.keep_newest(table, count); });
  }

 private:
  Snapshots& inner_;
  Faults& faults_;
};

class FaultyAccounts final : public Accounts {
 public:
  FaultyAccounts(Accounts& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<Account> create(const NewAccount& account) override {
    return faults_.around([&] { return inner_.create(account); });
  }
  Result<Account> create_with_setup_token(const TokenHash& setup_token, const NewAccount& account) override {
    return faults_.around([&] { return inner_.create_with_setup_token(setup_token, account); });
  }
  Result<void> put_setup_token(const TokenHash& setup_token) override {
    return faults_.around([&] { return inner_.put_setup_token(setup_token); });
  }
  Result<void> find_setup_token(const TokenHash& setup_token) override { return inner_.find_setup_token(setup_token); }
  Result<std::int64_t> count() override { return inner_.count(); }
  Result<Account> first() override { return inner_.first(); }
  Result<Account> find(AccountId account) override { return inner_.find(account); }
  Result<Account> find_by_name(std::string_view name) override { return inner_.find_by_name(name); }
  Result<void> set_password_hash(AccountId account, std::string_view password_hash,
                                 const std::optional<TokenHash>& kept_login) override {
    return faults_.around([&] { return inner_.set_password_hash(account, password_hash, kept_login); });
  }
  Result<void> add_login(const NewLogin& login) override {
    return faults_.around([&] { return inner_.add_login(login); });
  }
  Result<AccountWithLogin> find_login(const TokenHash& token, UnixSeconds now_s) override {
    return inner_.find_login(token, now_s);
  }
  Result<void> record_login_use(const TokenHash& token, UnixSeconds used_at_s) override {
    return faults_.around([&] { return inner_.record_login_use(token, used_at_s); });
  }
  Result<std::vector<Login>> list_logins(AccountId account) override { return inner_.list_logins(account); }
  Result<void> remove_other_logins(AccountId account, const TokenHash& kept_login) override {
    return faults_.around([&] { return inner_.remove_other_logins(account, kept_login); });
  }
  Result<void> remove_login(const TokenHash& token) override {
    return faults_.around([&] { return inner_.remove_login(token); });
  }
  Result<void> remove_expired_logins(UnixSeconds now_s) override {
    return faults_.around([&] { return inner_.remove_expired_logins(now_s); });
  }

 private:
  Accounts& inner_;
  Faults& faults_;
};

class FaultyAccountLinks final : public AccountLinks {
 public:
  FaultyAccountLinks(AccountLinks& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<AccountLink> create(const NewAccountLink& link) override {
    return faults_.around([&] { return inner_.create(link); });
  }
  Result<AccountLink> find(const TokenHash& token) override { return inner_.find(token); }
  Result<std::vector<AccountLink>> list() override { return inner_.list(); }
  Result<void> remove(AccountLinkId link) override {
    return faults_.around([&] { return inner_.remove(link); });
  }
  Result<Account> redeem(const TokenHash& token, const NewAccount& account, UnixSeconds now_s) override {
    return faults_.around([&] { return inner_.redeem(token, account, now_s); });
  }

 private:
  AccountLinks& inner_;
  Faults& faults_;
};

class FaultyCampaigns final : public Campaigns {
 public:
  FaultyCampaigns(Campaigns& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<Campaign> create(const NewCampaign& campaign) override {
    return faults_.around([&] { return inner_.create(campaign); });
  }
  Result<CampaignWithGm> create_with_gm(const NewCampaign& campaign, std::string_view gm_name) override {
    return faults_.around([&] { return inner_.create_with_gm(campaign, gm_name); });
  }
  Result<Campaign> find(CampaignId campaign) override { return inner_.find(campaign); }
  Result<std::vector<Campaign>> list() override { return inner_.list(); }
  Result<std::vector<Campaign>> list_owned_by(AccountId owner) override { return inner_.list_owned_by(owner); }
  Result<void> rename(CampaignId campaign, std::string_view name) override {
    return faults_.around([&] { return inner_.rename(campaign, name); });
  }
  Result<void> set_settings(CampaignId campaign, BytesView settings) override {
    return faults_.around([&] { return inner_.set_settings(campaign, settings); });
  }
  Result<void> set_played(CampaignId campaign, UnixSeconds played_at_s, std::string_view picture) override {
    return faults_.around([&] { return inner_.set_played(campaign, played_at_s, picture); });
  }
  Result<void> archive(CampaignId campaign) override {
    return faults_.around([&] { return inner_.archive(campaign); });
  }
  Result<void> unarchive(CampaignId campaign) override {
    return faults_.around([&] { return inner_.unarchive(campaign); });
  }
  Result<void> move_to_bin(CampaignId campaign, UnixSeconds deleted_at_s) override {
    return faults_.around([&] { return inner_.move_to_bin(campaign, deleted_at_s); });
  }
  Result<void> restore_from_bin(CampaignId campaign) override {
    return faults_.around([&] { return inner_.restore_from_bin(campaign); });
  }
  Result<std::vector<CampaignId>> list_deleted_until(UnixSeconds deleted_at_s) override {
    return inner_.list_deleted_until(deleted_at_s);
  }

 private:
  Campaigns& inner_;
  Faults& faults_;
};

class FaultySeats final : public Seats {
 public:
  FaultySeats(Seats& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<Seat> create(const NewSeat& seat) override {
    return faults_.around([&] { return inner_.create(seat); });
  }
  Result<Seat> find(SeatId seat) override { return inner_.find(seat); }
  Result<std::vector<Seat>> list(CampaignId campaign) override { return inner_.list(campaign); }
  Result<Seat> find_of_account(CampaignId campaign, AccountId account) override {
    return inner_.find_of_account(campaign, account);
  }
  Result<void> rename(SeatId seat, std::string_view display_name) override {
    return faults_.around([&] { return inner_.rename(seat, display_name); });
  }
  Result<void> remove(SeatId seat) override {
    return faults_.around([&] { return inner_.remove(seat); });
  }
  Result<void> add_token(const NewDevice& device) override {
    return faults_.around([&] { return inner_.add_token(device); });
  }
  Result<SeatWithDevice> find_by_token(const TokenHash& token, UnixSeconds now_s) override {
    return inner_.find_by_token(token, now_s);
  }
  Result<void> record_token_use(const TokenHash& token, UnixSeconds used_at_s) override {
    return faults_.around([&] { return inner_.record_token_use(token, used_at_s); });
  }
  Result<std::vector<Device>> list_devices(CampaignId campaign) override { return inner_.list_devices(campaign); }
  Result<void> remove_expired_tokens(UnixSeconds now_s) override {
    return faults_.around([&] { return inner_.remove_expired_tokens(now_s); });
  }
  Result<std::vector<SeatWithDevice>> find_by_tokens(std::span<const TokenHash> tokens, UnixSeconds now_s) override {
    return inner_.find_by_tokens(tokens, now_s);
  }
  Result<void> revoke_token(const TokenHash& token) override {
    return faults_.around([&] { return inner_.revoke_token(token); });
  }
  Result<void> revoke_tokens_of(SeatId seat) override {
    return faults_.around([&] { return inner_.revoke_tokens_of(seat); });
  }
  Result<Invite> create_invite(const NewInvite& invite) override {
    return faults_.around([&] { return inner_.create_invite(invite); });
  }
  Result<Invite> find_invite(const TokenHash& token) override { return inner_.find_invite(token); }
  Result<std::vector<Invite>> list_invites(CampaignId campaign) override { return inner_.list_invites(campaign); }
  Result<void> revoke_invite(InviteId invite) override {
    return faults_.around([&] { return inner_.revoke_invite(invite); });
  }
  Result<Seat> redeem_invite(const Redemption& redemption) override {
    return faults_.around([&] { return inner_.redeem_invite(redemption); });
  }

 private:
  Seats& inner_;
  Faults& faults_;
};

class FaultyChat final : public Chat {
 public:
  FaultyChat(Chat& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<ChatMessage> append(const NewChatMessage& message) override {
    return faults_.around([&] { return inner_.append(message); });
  }
  Result<std::vector<ChatMessage>> page(const ChatPage& page) override { return inner_.page(page); }
  Result<void> erase(CampaignId campaign, ChatId message) override {
    return faults_.around([&] { return inner_.erase(campaign, message); });
  }

 private:
  Chat& inner_;
  Faults& faults_;
};

class FaultyUpload final : public AssetUpload {
 public:
  FaultyUpload(std::unique_ptr<AssetUpload> inner, Faults& faults) : inner_(std::move(inner)), faults_(faults) {}

  Result<void> append(BytesView bytes) override {
    return faults_.around([&] { return inner_->append(bytes); });
  }
  Result<StoredBytes> finish() override {
    return faults_.around([&] { return inner_->finish(); });
  }

 private:
  std::unique_ptr<AssetUpload> inner_;
  Faults& faults_;
};

Result<std::unique_ptr<AssetUpload>> faulty_upload(Result<std::unique_ptr<AssetUpload>> upload, Faults& faults) {
  if (!upload) return upload;
  return std::make_unique<FaultyUpload>(std::move(*upload), faults);
}

class FaultyAssets final : public Assets {
 public:
  FaultyAssets(Assets& inner, Faults& faults) : inner_(inner), faults_(faults) {}

  Result<std::unique_ptr<AssetUpload>> begin(std::int64_t limit_bytes) override {
    return faulty_upload(inner_.begin(limit_bytes), faults_);
  }
  Result<std::int64_t> size_of(const Sha256& hash) override { return inner_.size_of(hash); }
  Result<Bytes> read(const Sha256& hash, std::int64_t offset, std::size_t limit) override {
    return inner_.read(hash, offset, limit);
  }
  Result<void> discard_unused(const Sha256& hash) override {
    return faults_.around([&] { return inner_.discard_unused(hash); });
  }
  Result<void> put(const Asset& asset) override {
    return faults_.around([&] { return inner_.put(asset); });
  }
  Result<Asset> find(CampaignId campaign, const Sha256& hash) override { return inner_.find(campaign, hash); }
  Result<std::vector<CampaignId>> users_of(const Sha256& hash) override { return inner_.users_of(hash); }
  Result<std::vector<Asset>> list(CampaignId campaign) override { return inner_.list(campaign); }
  Result<void> remove(CampaignId campaign, const Sha256& hash) override {
    return faults_.around([&] { return inner_.remove(campaign, hash); });
  }

 private:
  Assets& inner_;
  Faults& faults_;
};

class FaultyStore final : public Store {
 public:
  FaultyStore(std::unique_ptr<Store> inner, Fault fault) : inner_(std::move(inner)), faults_(fault) {}

  Journal& journal() override { return journal_; }
  JournalReader& history() override { return inner_->history(); }
  Snapshots& snapshots() override { return snapshots_; }
  Accounts& accounts() override { return accounts_; }
  AccountLinks& account_links() override { return account_links_; }
  Campaigns& campaigns() override { return campaigns_; }
  Seats& seats() override { return seats_; }
  Chat& chat() override { return chat_; }
  Assets& assets() override { return assets_; }
  Result<void> erase(CampaignId campaign) override {
    return faults_.around([&] { return inner_->erase(campaign); });
  }
  Result<void> check() override { return inner_->check(); }

 private:
  std::unique_ptr<Store> inner_;
  Faults faults_;
  FaultyJournal journal_{inner_->journal(), faults_};
  FaultySnapshots snapshots_{inner_->snapshots(), faults_};
  FaultyAccounts accounts_{inner_->accounts(), faults_};
  FaultyAccountLinks account_links_{inner_->account_links(), faults_};
  FaultyCampaigns campaigns_{inner_->campaigns(), faults_};
  FaultySeats seats_{inner_->seats(), faults_};
  FaultyChat chat_{inner_->chat(), faults_};
  FaultyAssets assets_{inner_->assets(), faults_};
};

}  // namespace

std::unique_ptr<Store> make_faulty(std::unique_ptr<Store> inner, Fault fault) {
  return std::make_unique<FaultyStore>(std::move(inner), fault);
}

}  // namespace ft::persistence
