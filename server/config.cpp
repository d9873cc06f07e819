#include "server/config.hpp"

#include <arpa/inet.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "rules/game/game.hpp"
#include "server/auth/origin.hpp"
#include "server/codec/content/content_toml.hpp"
#include "server/ops/health.hpp"

namespace ft {
namespace {

// Flags as they are typed, before they mean anything.
struct Typed {
  std::string public_url;
  std::string log_level = "info";
  std::string page_of;
  std::int64_t upload_mb = 50;
  std::int64_t campaign_images_mb = 1024;
  bool no_journal = false;
};

void declare(CLI::App& app, Config& config, Typed& typed) {
  const auto named = [](const char* flag) { return std::string("--") + flag; };
  app.add_option(named("port"), config.net.port, "Port to listen on")->envname("FAIRTABLE_PORT")->capture_default_str();
  app.add_option(named("listen"), config.net.listen, "Address to listen on; 127.0.0.1 keeps others out")
      ->envname("FAIRTABLE_LISTEN")
      ->capture_default_str();
  app.add_option(named("data"), config.data_folder, "Folder where everything is kept")
      ->envname("FAIRTABLE_DATA")
      ->capture_default_str();
  app.add_option(named("database"), config.database, "postgresql://...; without it, SQLite in the data folder")
      ->envname("FAIRTABLE_DATABASE");
  app.add_option(named("public-url"), typed.public_url, "Address people type, such as https://table.example.org")
      ->envname("FAIRTABLE_PUBLIC_URL");
  app.add_option(named("threads"), config.net.threads, "Threads for tables and connections; 0: one a core")
      ->envname("FAIRTABLE_THREADS")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  app.add_option(named("web"), config.net.client_folder, "Folder of the built web client")->envname("FAIRTABLE_WEB");
  app.add_option(named("content"), config.content_folder, "Folder of the rulebooks' content")
      ->envname("FAIRTABLE_CONTENT")
      ->capture_default_str();
  app.add_option(named("max-upload"), typed.upload_mb, "Largest picture that may be uploaded, in MB")
      ->envname("FAIRTABLE_MAX_UPLOAD")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  app.add_option(named("max-images"), typed.campaign_images_mb, "Images of one campaign together, in MB")
      ->envname("FAIRTABLE_MAX_IMAGES")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option(named("commands-per-second"), config.net.limits.commands.per_s,
                 "Requests of one connection, in the long run")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  app.add_option(named("log-level"), typed.log_level, "debug, info, warning, error or off")
      ->envname("FAIRTABLE_LOG_LEVEL")
      ->capture_default_str();
  app.add_flag(named("no-journal"), typed.no_journal, "Keep nothing. For measuring only");
  app.add_option(named("content-schema"), typed.page_of,
                 "Print which fields the content files of this rulebook have, and end")
      ->configurable(false);
  app.add_option(named("reset-password"), config.reset_password_of,
                 "Read a new password for this account, end its logins, and end")
      ->configurable(false);
  app.add_flag(named("check-upgrade"), config.check_upgrade,
               "Open every campaign without writing, print what this version would undo or cannot open, and end: with "
               "status 0 where all go on as they are, else 1")
      ->configurable(false);
  app.set_config("--config", "", "TOML file with these flags");
  app.set_version_flag("--version", std::string("fairtable ") + ops::version);
  app.allow_config_extras(CLI::config_extras_mode::error);
}

bool is_address(const std::string& text) {
  in6_addr address;
  return ::inet_pton(AF_INET, text.c_str(), &address) == 1 || ::inet_pton(AF_INET6, text.c_str(), &address) == 1;
}

EarlyExit misused(const std::string& text) {
  return {exit_misused, "fairtable: " + text + "\nfairtable --help lists every flag.\n"};
}

EarlyExit page_of(const std::string& system) {
  const auto known = rules::system_ids();
  if (std::find(known.begin(), known.end(), system) == known.end())
    return misused("--content-schema: there is no rulebook '" + system + "'.");
  return {exit_fine, codec::content_page(rules::schema_of(system))};
}

EarlyExit ending_of(const CLI::App& app, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::CallForHelp*>(&error)) return {exit_fine, app.help()};
  if (dynamic_cast<const CLI::CallForVersion*>(&error)) return {exit_fine, std::string(error.what()) + "\n"};
  if (dynamic_cast<const CLI::ExtrasError*>(&error)) {
    const auto extras = app.remaining();
    return misused("there is no flag " + (extras.empty() ? "of that name" : extras.front()) + ".");
  }
  return misused(error.what());
}

}  // namespace

std::expected<Config, EarlyExit> read_config(int argument_count, const char* const* arguments) {
  Config config;
  Typed typed;
  CLI::App app("Fairtable: a virtual tabletop whose server knows the rules.", "fairtable");
  declare(app, config, typed);
  try {
    app.parse(argument_count, arguments);
  } catch (const CLI::ParseError& error) {
    return std::unexpected(ending_of(app, error));
  }

  if (!typed.page_of.empty()) return std::unexpected(page_of(typed.page_of));
  const auto level = ops::log_level_from(typed.log_level);
  if (!level) return std::unexpected(misused("--log-level: " + level.error() + "."));
  config.log_level = *level;
  config.net.public_url = auth::tidy_public_url(typed.public_url);
  if (!typed.public_url.empty() && config.net.public_url.empty()) {
    return std::unexpected(misused("--public-url must be http:// or https://, a host and perhaps a port: '" +
                                   typed.public_url + "' is not."));
  }
  if (!is_address(config.net.listen)) {
    return std::unexpected(misused("--listen must be an address of this machine, such as 0.0.0.0 or 127.0.0.1: '" +
                                   config.net.listen + "' is none."));
  }
  const bool is_postgres = config.database.starts_with("postgresql://") || config.database.starts_with("postgres://");
  if (!config.database.empty() && !is_postgres) {
    return std::unexpected(misused("--database must begin with postgresql://; leave it out for SQLite."));
  }
  config.net.limits.upload_bytes = typed.upload_mb * 1024 * 1024;
  config.net.limits.campaign_image_bytes = typed.campaign_images_mb * 1024 * 1024;
  net::Rate& commands = config.net.limits.commands;
  commands.burst = std::max(commands.burst, commands.per_s);
  config.net.upload_folder = config.data_folder / "uploads";
  config.net.tile_folder = config.data_folder / "tiles";
  config.journaled = !typed.no_journal;
  return config;
}

}  // namespace ft
