// A picture of a campaign as a message.
#pragma once

#include "persistence/assets.hpp"
#include "protocol/wire/v1/lobby.pb.h"

namespace ft::net::api {

[[nodiscard]] wire::v1::Asset to_message(const persistence::Asset& asset);

}  // namespace ft::net::api
