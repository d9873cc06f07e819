#include "server/net/responses.hpp"

#include <array>

namespace ft::net {

Task<bool> send(HttpStream& stream, const http::request<http::empty_body>& request, Head head,
                std::shared_ptr<const std::string> body) {
  const bool keep_alive = head.keep_alive();
  const bool may_have_body = head.result() != http::status::not_modified && head.result() != http::status::no_content;
  if (may_have_body) head.content_length(body->size());
  http::response_serializer<http::empty_body> serializer(head);
  const auto [head_failed, head_size] = co_await http::async_write_header(stream, serializer, use_tuple);
  if (head_failed) co_return false;
  if (may_have_body && request.method() != http::verb::head && !body->empty()) {
    const auto [failed, size] = co_await asio::async_write(stream, asio::buffer(*body), use_tuple);
    if (failed) co_return false;
  }
  co_return keep_alive;
}

Task<bool> send_text(HttpStream& stream, const http::request<http::empty_body>& request, http::status status,
                     std::string sentence) {
  Head head;
  prepare(head, request);
  head.result(status);
  head.set(http::field::content_type, "text/plain; charset=utf-8");
  head.set(http::field::cache_control, "no-store");
  if (status == http::status::service_unavailable) head.set(http::field::retry_after, "1");
  co_return co_await send(stream, request, std::move(head), std::make_shared<const std::string>(std::move(sentence)));
}

Task<void> drain_and_close(HttpStream& stream) {
  constexpr auto longest = std::chrono::seconds(2);
  error_code ignored;
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream.expires_after(longest);
  auto bytes = std::make_unique<std::array<char, 16'384>>();
  for (;;) {
    const auto [failed, size] = co_await stream.async_read_some(asio::buffer(*bytes), use_tuple);
    if (failed) co_return;
  }
}

}  // namespace ft::net
