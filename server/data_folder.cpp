#include "server/data_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace ft {
namespace {

namespace fs = std::filesystem;

std::string sentence_about(const fs::path& data, int error) {
  if (error == ENOSPC || error == EDQUOT || error == EFBIG) {
    return "the disk that holds " + data.string() + " is full. Make room, or choose another folder with --data.";
  }
  return "cannot write into " + data.string() + ": " + std::strerror(error) + ". Choose another folder with --data.";
}

// Writes and removes as much as a first start needs; errno if that fails.
int try_to_write(const fs::path& data) {
  constexpr std::size_t room_bytes = 1024 * 1024;
  const std::string path = data / "room";
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return errno;
  const std::string bytes(room_bytes, 'r');
  const ssize_t written = ::write(file, bytes.data(), bytes.size());
  const int error = written < 0 ? errno : written < static_cast<ssize_t>(room_bytes) ? ENOSPC : 0;
  ::close(file);
  ::unlink(path.c_str());
  return error;
}

// What an earlier version, or a copy from a backup, left readable for other users of the machine.
void close_to_others(const fs::path& data) {
  for (const char* name : {"fairtable.sqlite", "fairtable.sqlite-wal", "fairtable.sqlite-shm", "assets", "tiles"}) {
    std::error_code ignored;  // it is not there, or another user's
    fs::permissions(data / name, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove, ignored);
  }
}

}  // namespace

std::expected<DataFolder, std::string> DataFolder::open(const fs::path& data, const fs::path& uploads) {
  std::error_code failed;
  fs::create_directories(data, failed);
  if (failed) return std::unexpected(sentence_about(data, failed.value()));
  const int lock = ::open((data / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return std::unexpected(sentence_about(data, errno));
  DataFolder folder(lock);
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
    return std::unexpected("another Fairtable already uses " + data.string() +
                           ". End it first, or choose another folder with --data.");
  }

  close_to_others(data);
  fs::remove_all(uploads, failed);
  fs::create_directories(uploads, failed);
  if (failed) return std::unexpected(sentence_about(data, failed.value()));
  if (const int error = try_to_write(data); error != 0) return std::unexpected(sentence_about(data, error));
  return folder;
}

DataFolder::~DataFolder() {
  if (lock_ >= 0) ::close(lock_);
}

DataFolder::DataFolder(DataFolder&& other) noexcept : lock_(std::exchange(other.lock_, -1)) {}

}  // namespace ft
