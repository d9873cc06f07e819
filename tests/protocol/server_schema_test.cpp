// What the server adds to every rulebook: its refusals and texts, sent with the schema.
#include "server/codec/names/server_schema.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/wire/v1/envelope.pb.h"
#include "rules/kernel/schema/schema_text.hpp"
#include "rules/kernel/values/assert.hpp"
#include "server/codec/wire/deltas.hpp"
#include "tests/protocol/small_system.hpp"
#include "tests/rules/kernel/bare_system.hpp"

namespace ft::codec {

using namespace rules::literals;

namespace {

wire::v1::Schema sent_schema(const rules::System& system) {
  WireNames wire_names{system};
  Deltas deltas{wire_names};
  deltas.welcome({.seat = {4}}, system, listed(system.content(), system.schema().records));
  wire::v1::ServerFrame frame;
  EXPECT_TRUE(frame.ParseFromString(deltas.take()));
  return frame.deltas(0).welcome().schema();
}

std::unique_ptr<const rules::System> with_schema(const rules::Schema& schema) {
  return std::make_unique<rules::BareSystem>(schema);
}

}  // namespace

TEST(ServerSchema, IsSentWithTheRulebooks) {
  const auto system = small_system();
  const WireNames wire_names{*system};

  const wire::v1::Schema schema = sent_schema(*system);

  const auto has_refusal = [&](rules::Key code, const std::string& text) {
    return std::any_of(schema.refusals().begin(), schema.refusals().end(), [&](const wire::v1::RefusalSchema& one) {
      return one.code() == wire_names.index(code) && one.text() == text && one.absolute();
    });
  };
  EXPECT_TRUE(has_refusal("E_STOPPED"_k, "The game is paused.")) << "the server's";
  EXPECT_TRUE(has_refusal("E_UNKNOWN_ACTION"_k, "Unknown action.")) << "the kernel's";
  EXPECT_TRUE(std::any_of(schema.texts().begin(), schema.texts().end(), [&](const wire::v1::TextSchema& text) {
    return text.key() == wire_names.index("content_offered"_k) && text.text() == "{name} restored.";
  }));
}

TEST(ServerSchema, LeavesTheRulebookItsOwnWordForAKey) {
  rules::Schema schema = small_schema();
  schema.texts.push_back({"line", "bow line"});
  const auto system = with_schema(schema);
  const WireNames wire_names{*system};

  const auto schema_sent = sent_schema(*system);
  std::string last;
  for (const auto& text : schema_sent.texts())
    if (text.key() == wire_names.index("line"_k)) last = text.text();

  EXPECT_EQ(last, "bow line") << "clients take the last";
}

TEST(ServerSchema, IsOfFactsAndRightTexts) {
  for (const rules::RefusalSchema& refusal : server_refusals()) {
    EXPECT_TRUE(refusal.absolute) << refusal.code;
    EXPECT_EQ(rules::problem_of_text(refusal.text), "") << refusal.code;
  }
  for (const rules::TextSchema& text : server_texts()) EXPECT_EQ(rules::problem_of_text(text.text), "") << text.key;
}

TEST(ServerSchema, RefusesARulebookThatHasOneOfItsRefusals) {
  rules::Schema schema = small_schema();
  schema.refusals.push_back({"E_BUSY", "Busy.", "S-1", false});

  EXPECT_THROW((void)RulebookNames{*with_schema(schema)}, Bug);
}

}  // namespace ft::codec
