// The plain types that every interface of persistence/ shares.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ft::persistence {

/// Ids are given by the store, start at 1 and are never given twice. A table has the id of its campaign.
using AccountId = std::int64_t;
using LoginId = std::int64_t;
using AccountLinkId = std::int64_t;
using CampaignId = std::int64_t;
using SeatId = std::int64_t;
using InviteId = std::int64_t;
using ChatId = std::int64_t;

/// Seconds since 1970-01-01 UTC. Always passed in: no store reads a clock.
using UnixSeconds = std::int64_t;

/// Opaque bytes: any value, zeros included.
using Bytes = std::string;
using BytesView = std::string_view;

}  // namespace ft::persistence
