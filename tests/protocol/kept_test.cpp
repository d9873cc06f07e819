// kept/*.bin: bytes written by every build that changed the stored format. They must stay readable, and mean the same (sight S13).
// To keep one more: run with FT_KEEP=name after a change of format, look at the .txt, name it in `newest`, commit all.
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "rules/kernel/state/world.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

namespace {

constexpr const char* newest = "gridless";

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What was read, written again and spelled out.
template <class Message>
std::string spell(const std::string& bytes) {
  Message message;
  EXPECT_TRUE(message.ParseFromString(bytes));
  message.clear_format();
  if constexpr (std::is_same_v<Message, stored::v1::Snapshot>) message.clear_fold();
  std::string text;
  google::protobuf::TextFormat::PrintToString(message, &text);
  return text;
}

std::string meaning(const std::filesystem::path& path, StoredNames& stored_names) {
  const std::string bytes = read_file(path);
  if (path.filename().string().starts_with("batch")) {
    const auto batch = decode_batch(bytes, stored_names);
    EXPECT_TRUE(batch) << batch.error().what;
    return batch ? spell<stored::v1::Batch>(encode(*batch, stored_names)) : "";
  }
  stored::v1::Snapshot now;  // one of an older fold would be passed over
  EXPECT_TRUE(now.ParseFromString(bytes));
  now.set_fold(rules::fold_version);
  const auto snapshot = decode_snapshot(now.SerializeAsString(), stored_names);
  EXPECT_TRUE(snapshot) << snapshot.error().what;
  return snapshot ? spell<stored::v1::Snapshot>(encode(*snapshot, stored_names)) : "";
}

void keep(const std::string& name, const std::string& bytes, const std::string& text) {
  const std::filesystem::path folder(FT_KEPT);
  std::ofstream(folder / (name + ".bin"), std::ios::binary) << bytes;
  std::ofstream(folder / (name + ".txt"), std::ios::binary) << text;
}

}  // namespace

/// A field moved in its fields() is read and written alike; these bytes show it.
TEST(KeptBytes, NewestKeptBytesMatchTheEncoder) {  // P32
  const auto system = small_system();
  const StoredNames stored_names(*system);
  const std::string batch = encode(Batch{1'700'000'000'123, every_record()}, stored_names);
  const std::string snapshot = encode(a_snapshot(), stored_names);
  if (const char* name = std::getenv("FT_KEEP")) {
    keep(std::string("batch_") + name, batch, spell<stored::v1::Batch>(batch));
    keep(std::string("snapshot_") + name, snapshot, spell<stored::v1::Snapshot>(snapshot));
  }
  const std::filesystem::path folder(FT_KEPT);

  EXPECT_TRUE(batch == read_file(folder / (std::string("batch_") + newest + ".bin")));
  EXPECT_TRUE(snapshot == read_file(folder / (std::string("snapshot_") + newest + ".bin")));
}

TEST(KeptBytes, StayReadableAndMeanTheSame) {  // P32
  const auto system = small_system();
  StoredNames stored_names(*system);
  int kept = 0;
  for (const auto& entry : std::filesystem::directory_iterator(FT_KEPT)) {
    if (entry.path().extension() != ".bin") continue;
    ++kept;
    std::filesystem::path text = entry.path();
    text.replace_extension(".txt");

    EXPECT_EQ(meaning(entry.path(), stored_names), read_file(text)) << entry.path();
  }
  EXPECT_GE(kept, 2);
}

}  // namespace ft::codec
