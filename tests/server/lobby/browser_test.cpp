// The family of a browser by its User-Agent header (A6).
#include <gtest/gtest.h>

#include "server/auth/browser.hpp"

namespace ft::auth::test {

TEST(BrowserFamily, NamesTheUsualBrowsersAndTheirMachines) {  // A6
  const auto chrome = [](const std::string& machine, const std::string& more = "") {
    return browser_family("Mozilla/5.0 (" + machine +
                          ") AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36" + more);
  };
  EXPECT_EQ(chrome("Windows NT 10.0; Win64; x64"), "Chrome on Windows");
  EXPECT_EQ(chrome("X11; CrOS x86_64 16181.61.0"), "Chrome on ChromeOS");
  EXPECT_EQ(chrome("Linux; Android 10; K"), "Chrome on Android");
  EXPECT_EQ(chrome("Windows NT 10.0; Win64; x64", " Edg/142.0.0.0"), "Edge on Windows");
  EXPECT_EQ(chrome("X11; Linux x86_64", " OPR/124.0.0.0"), "Opera on Linux");
  EXPECT_EQ(browser_family("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"),
            "Firefox on Linux");
  EXPECT_EQ(browser_family("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                           "Version/26.0 Safari/605.1.15"),
            "Safari on macOS");
  EXPECT_EQ(browser_family("Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
                           "Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1"),
            "Chrome on iPhone");
}

TEST(BrowserFamily, RepeatsNothingOfAHeaderItDoesNotKnow) {  // A6
  EXPECT_EQ(browser_family(""), "Unknown browser");
  EXPECT_EQ(browser_family("<script>alert(1)</script>"), "Unknown browser");
  EXPECT_EQ(browser_family("curl/8.5.0 (Linux)"), "Unknown browser on Linux");
}

}  // namespace ft::auth::test
