#include "tests/persistence/postgres_cluster.hpp"

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <pqxx/pqxx>

// libpqxx 6.4 leaks one result, 2 KiB, whenever a connection is lost during a query.
extern "C" const char* __lsan_default_suppressions() { return "leak:PQmakeEmptyPGresult\n"; }

namespace ft::persistence::tests {

PostgresCluster::PostgresCluster() : PostgresCluster(NotStarted{}) { url_ = control("start"); }

PostgresCluster::PostgresCluster(NotStarted) {
  // The cluster may belong to another user, who must be able to enter.
  std::filesystem::permissions(folder_.path(), std::filesystem::perms(0755));
}

PostgresCluster::~PostgresCluster() { control("stop"); }

std::unique_ptr<PostgresCluster> PostgresCluster::standby_of(PostgresCluster& primary) {
  std::unique_ptr<PostgresCluster> standby(new PostgresCluster(NotStarted{}));
  standby->url_ = standby->control("standby", primary.folder_.path().string());
  return standby;
}

void PostgresCluster::promote() { control("promote"); }

PostgresCluster& PostgresCluster::shared() {
  static PostgresCluster cluster;
  return cluster;
}

std::string PostgresCluster::new_schema_url() {
  const std::string schema = "test_" + std::to_string(++schemas_);
  pqxx::connection connection(url_);
  pqxx::nontransaction(connection).exec("CREATE SCHEMA " + schema);
  return url_ + "&options=-csearch_path%3D" + schema;
}

std::string PostgresCluster::socket_folder() const {
  const auto start = url_.find("host=") + 5;
  return url_.substr(start, url_.find('&', start) - start);
}

void PostgresCluster::kill() { control("kill"); }

void PostgresCluster::restart() { control("restart"); }

void PostgresCluster::freeze() { control("freeze"); }

void PostgresCluster::thaw() { control("thaw"); }

std::string PostgresCluster::control(const std::string& action, const std::string& other_folder) {
  const std::string command = "FT_PG_FSYNC=off " + std::string(FT_POSTGRES_CLUSTER) + " " + action + " " +
                              folder_.path().string() + " " + other_folder;
  std::FILE* output = ::popen(command.c_str(), "r");
  if (output == nullptr) throw std::runtime_error("cannot run " + command);
  std::array<char, 1024> line{};
  const bool answered = std::fgets(line.data(), line.size(), output) != nullptr;
  if (const int status = ::pclose(output); status != 0) throw std::runtime_error(command + " failed");
  std::string answer = answered ? line.data() : "";
  while (!answer.empty() && answer.back() == '\n') answer.pop_back();
  return answer;
}

std::string with_host(const std::string& url, const std::string& host) {
  const auto start = url.find("host=") + 5;
  return url.substr(0, start) + host + url.substr(url.find('&', start));
}

}  // namespace ft::persistence::tests
