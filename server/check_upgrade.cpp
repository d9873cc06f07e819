#include "server/check_upgrade.hpp"

#include <iostream>

#include "persistence/memory/memory_store.hpp"
#include "server/open_store.hpp"
#include "server/rulebooks.hpp"
#include "server/scratch_folder.hpp"
#include "server/table/check_opening.hpp"

namespace ft {
namespace {

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : "; ") + name;
  return text;
}

// The rest of a campaign's line.
std::string sentence_about(const table::OpeningCheck& check) {
  if (!check.unreadable.empty()) return "cannot be opened: " + check.unreadable;
  std::string text;
  if (!check.undone.empty()) text += "would be undone: " + listed(check.undone) + ". ";
  if (!check.stopping.empty()) text += "would stop until the GM ends it: " + listed(check.stopping) + ". ";
  text += check.rejection;
  if (text.empty()) text = "goes on as it is.";
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

bool goes_on(const table::OpeningCheck& check) {
  return check.unreadable.empty() && check.undone.empty() && check.stopping.empty() && check.rejection.empty();
}

int check_all(persistence::Store& store, const table::Rulebooks& rulebooks) {
  const auto campaigns = store.campaigns().list();
  if (!campaigns) return fail_to_start(campaigns.error().text);
  int result = exit_fine;
  for (const persistence::Campaign& campaign : *campaigns) {
    const table::OpeningCheck check = table::check_opening(store, rulebooks, campaign.id);
    const std::string bin = campaign.deleted_at_s > 0 ? ", in the bin" : "";
    std::cout << campaign.name << " (" << campaign.system << bin << "): " << sentence_about(check) << "\n";
    if (!goes_on(check)) result = exit_failed;
  }
  if (campaigns->empty()) std::cout << "There are no campaigns.\n";
  return result;
}

}  // namespace

int check_upgrade(const Config& config) {
  const ScratchFolder scratch;
  const auto database = config.database.empty() ? persistence::inspect_sqlite(config.data_folder, scratch.path())
                                                : persistence::inspect_postgres(config.database, scratch.path());
  if (!database) return fail_to_start(sentence_about(database.error(), config));
  if (database->version < database->newest)
    std::cout << "The database has version " << database->version << "; this program would bring it to version "
              << database->newest << ".\n";
  if (!database->store)
    return fail_to_start(
        "campaigns in PostgreSQL can be checked only in a database of this version. Restore a dump into another "
        "database, "
        "start this program on it once, and check that one.");
  const auto pictures = persistence::open_memory();  // of the samples, which are loaded with the rulebooks
  const auto rulebooks = LoadedRulebooks::load(config.content_folder, *pictures);
  if (!rulebooks)
    return fail_to_start("the rulebooks in " + config.content_folder.string() + ":\n" + rulebooks.error());
  return check_all(*database->store, *rulebooks);
}

}  // namespace ft
