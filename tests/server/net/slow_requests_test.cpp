// A connection that was fast once may not be slow for ever: its later requests and all bodies have a deadline.
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

class SlowRequests : public LobbyFixture {
 protected:
  SlowRequests() : LobbyFixture({.limits = {.idle_deadline = std::chrono::milliseconds(200)}}) {}

  // Sends on and on until the server has something to say, or ends the connection; what it says.
  static std::string keep_sending(RawConnection& connection) {
    try {
      while (!connection.is_readable_within(std::chrono::milliseconds(5))) connection.send("x");
    } catch (const std::runtime_error&) {  // it ended between two letters
    }
    return connection.read_to_end();
  }
};

TEST_F(SlowRequests, ALaterRequestThatComesByteByByteIsClosed) {
  RawConnection connection(server.port());
  connection.send("HEAD /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");  // an answer of one piece
  ASSERT_TRUE(connection.read_some().starts_with("HTTP/1.1 200"));

  connection.send("GET / HTTP/1.1\r\nHost: ");

  EXPECT_EQ(keep_sending(connection), "");
}

TEST_F(SlowRequests, ABodyThatComesByteByByteIsClosed) {
  RawConnection connection(server.port());
  connection.send("POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n");

  EXPECT_EQ(keep_sending(connection), "");
}

}  // namespace ft::test
