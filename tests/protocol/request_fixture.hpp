// A client's frame, filled in and read.
#pragma once

#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/values/request.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

using namespace rules::literals;

class Requests : public testing::Test {
 protected:
  template <class What>
  What read() {
    const auto request = decode_request(frame.SerializeAsString(), wire_names);
    EXPECT_TRUE(request) << request.error().what;
    return std::get<What>(*request);
  }
  template <class What>
  What read_edit() {
    return std::get<What>(read<Edit>().what);
  }
  std::string why_bad() {
    const auto request = decode_request(frame.SerializeAsString(), wire_names);
    return request ? "it is read" : request.error().what;
  }
  std::uint32_t index(rules::Key key) const { return wire_names.index(key); }

  wire::v1::Command* command() {
    frame.mutable_command()->set_action(index("move"_k));
    return frame.mutable_command();
  }
  wire::v1::Value* field() {
    wire::v1::Param* param = command()->add_form();
    param->set_name(index("path"_k));
    return param->mutable_value();
  }

  std::unique_ptr<const rules::System> system = small_system();
  WireNames wire_names{*system};
  wire::v1::ClientFrame frame;
};

}  // namespace ft::codec
