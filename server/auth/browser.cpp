#include "server/auth/browser.hpp"

#include <algorithm>
#include <array>

namespace ft::auth {
namespace {

struct Mark {
  std::string_view part;  // of the header
  std::string_view name;
};

// In this order: most browsers also say that they are Chrome or Safari, and phones that they are Linux or a Mac.
constexpr std::array<Mark, 11> browsers = {{{"Edg", "Edge"},
                                            {"OPR/", "Opera"},
                                            {"SamsungBrowser/", "Samsung Internet"},
                                            {"Firefox/", "Firefox"},
                                            {"FxiOS/", "Firefox"},
                                            {"CriOS/", "Chrome"},
                                            {"HeadlessChrome/", "Chrome"},
                                            {"Chromium/", "Chromium"},
                                            {"Chrome/", "Chrome"},
                                            {"Safari/", "Safari"},
                                            {"", "Unknown browser"}}};
constexpr std::array<Mark, 8> machines = {{{"Android", " on Android"},
                                           {"iPhone", " on iPhone"},
                                           {"iPad", " on iPad"},
                                           {"Windows", " on Windows"},
                                           {"CrOS", " on ChromeOS"},
                                           {"Macintosh", " on macOS"},
                                           {"Linux", " on Linux"},
                                           {"", ""}}};

template <std::size_t size>
std::string_view first_of(const std::array<Mark, size>& marks, std::string_view text) {
  return std::ranges::find_if(marks, [&](const Mark& mark) { return text.contains(mark.part); })->name;
}

}  // namespace

std::string browser_family(std::string_view user_agent) {
  return std::string(first_of(browsers, user_agent)) + std::string(first_of(machines, user_agent));
}

}  // namespace ft::auth
