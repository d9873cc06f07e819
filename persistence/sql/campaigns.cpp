#include "persistence/sql/campaigns.hpp"

#include "persistence/sql/seats.hpp"

namespace ft::persistence::sql {
namespace {

constexpr std::string_view no_such_campaign = "there is no such campaign";

Campaign campaign_of(const Row& row) {
  return {.id = row.integer(0),
          .name = row.text(1),
          .system = row.text(2),
          .owner = row.integer(3),
          .created_at_s = row.integer(4),
          .archived = row.integer(5) != 0,
          .settings = row.text(6),
          .played_at_s = row.integer(7),
          .picture = row.text(8),
          .deleted_at_s = row.integer(9)};
}

Result<Campaign> one_campaign(Result<Rows> rows) {
  auto row = first_row(std::move(rows), no_such_campaign);
  if (!row) return std::unexpected(row.error());
  return campaign_of(*row);
}

}  // namespace

Result<Campaign> SqlCampaigns::create(const NewCampaign& campaign) {
  return one_campaign(session_.run(
      "INSERT INTO campaigns (name, system, owner, created_at_s, settings) VALUES ($1, $2, $3, $4, $5)"
      " RETURNING id, name, system, owner, created_at_s, archived, settings, played_at_s, picture, deleted_at_s",
      {campaign.name, campaign.system, campaign.owner, campaign.created_at_s, Blob{campaign.settings}}));
}

Result<CampaignWithGm> SqlCampaigns::create_with_gm(const NewCampaign& campaign, std::string_view gm_name) {
  return in_transaction(session_, [&]() -> Result<CampaignWithGm> {
    auto made = create(campaign);
    if (!made) return std::unexpected(made.error());
    auto gm = SqlSeats(session_).create({made->id, std::string(gm_name), Role::gm, made->owner});
    if (!gm) return std::unexpected(gm.error());
    return CampaignWithGm{*made, *gm};
  });
}

Result<Campaign> SqlCampaigns::find(CampaignId campaign) {
  return one_campaign(session_.run(
      "SELECT id, name, system, owner, created_at_s, archived, settings, played_at_s, picture, deleted_at_s FROM "
      "campaigns WHERE id = $1",
      {campaign}));
}

Result<std::vector<Campaign>> SqlCampaigns::list() {
  return map_rows(
      session_.run(
          "SELECT id, name, system, owner, created_at_s, archived, settings, played_at_s, picture, deleted_at_s "
          "FROM campaigns ORDER BY id",
          {}),
      campaign_of);
}

Result<std::vector<Campaign>> SqlCampaigns::list_owned_by(AccountId owner) {
  return map_rows(
      session_.run(
          "SELECT id, name, system, owner, created_at_s, archived, settings, played_at_s, picture, deleted_at_s"
          " FROM campaigns WHERE owner = $1 ORDER BY id",
          {owner}),
      campaign_of);
}

Result<void> SqlCampaigns::rename(CampaignId campaign, std::string_view name) {
  return require_row(session_.run("UPDATE campaigns SET name = $2 WHERE id = $1 RETURNING id", {campaign, name}),
                     no_such_campaign);
}

Result<void> SqlCampaigns::set_settings(CampaignId campaign, BytesView settings) {
  return require_row(
      session_.run("UPDATE campaigns SET settings = $2 WHERE id = $1 RETURNING id", {campaign, Blob{settings}}),
      no_such_campaign);
}

Result<void> SqlCampaigns::set_played(CampaignId campaign, UnixSeconds played_at_s, std::string_view picture) {
  return require_row(session_.run("UPDATE campaigns SET played_at_s = $2, picture = $3 WHERE id = $1 RETURNING id",
                                  {campaign, played_at_s, picture}),
                     no_such_campaign);
}

Result<void> SqlCampaigns::archive(CampaignId campaign) {
  return require_row(session_.run("UPDATE campaigns SET archived = 1 WHERE id = $1 RETURNING id", {campaign}),
                     no_such_campaign);
}

Result<void> SqlCampaigns::unarchive(CampaignId campaign) {
  return require_row(session_.run("UPDATE campaigns SET archived = 0 WHERE id = $1 RETURNING id", {campaign}),
                     no_such_campaign);
}

Result<void> SqlCampaigns::move_to_bin(CampaignId campaign, UnixSeconds deleted_at_s) {
  return require_row(
      session_.run("UPDATE campaigns SET deleted_at_s = $2 WHERE id = $1 RETURNING id", {campaign, deleted_at_s}),
      no_such_campaign);
}

Result<void> SqlCampaigns::restore_from_bin(CampaignId campaign) { return move_to_bin(campaign, 0); }

Result<std::vector<CampaignId>> SqlCampaigns::list_deleted_until(UnixSeconds deleted_at_s) {
  return map_rows(session_.run("SELECT id FROM campaigns WHERE deleted_at_s > 0 AND deleted_at_s <= $1 ORDER BY id",
                               {deleted_at_s}),
                  [](const Row& row) { return row.integer(0); });
}

}  // namespace ft::persistence::sql
