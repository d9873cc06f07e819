// The Asio types of server/net: everywhere the concrete executor of an io_context, never a type-erased one.
#pragma once

#include <boost/asio.hpp>
#include <boost/beast.hpp>

namespace ft::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

using IoExecutor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, IoExecutor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, IoExecutor>;
using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, IoExecutor>;
using HttpStream = beast::basic_stream<asio::ip::tcp, IoExecutor>;  // a socket with a deadline for each operation

template <class T>
using Task = asio::awaitable<T, IoExecutor>;

/// Awaits, throwing boost::system::system_error.
inline constexpr asio::use_awaitable_t<IoExecutor> use_task;

/// Awaits the error_code and results as a tuple, for ends that are to be expected.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<IoExecutor>> use_tuple(use_task);

}  // namespace ft::net
