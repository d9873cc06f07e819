#include "persistence/fold_name.hpp"

#include <array>
#include <clocale>
#include <cwchar>
#include <cwctype>
#include <stdexcept>

namespace ft::persistence {
namespace {

// glibc carries C.UTF-8 built in: no locale package is needed, and the host's own locale has no say.
locale_t utf8_locale() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (locale == nullptr) throw std::runtime_error("this C library has no C.UTF-8 locale");
  return locale;
}

class Utf8Scope {
 public:
  Utf8Scope() : previous_(uselocale(utf8_locale())) {}
  ~Utf8Scope() { uselocale(previous_); }
  Utf8Scope(const Utf8Scope&) = delete;
  Utf8Scope& operator=(const Utf8Scope&) = delete;

 private:
  locale_t previous_;
};

}  // namespace

Result<std::string> fold_name(std::string_view name) {
  if (name.empty()) return fail(StoreError::invalid, "a name is empty");
  const Utf8Scope scope;
  std::mbstate_t reading{};
  std::mbstate_t writing{};
  std::string folded;
  while (!name.empty()) {
    wchar_t letter = 0;
    const std::size_t length = std::mbrtowc(&letter, name.data(), name.size(), &reading);
    if (length == 0 || length > name.size()) return fail(StoreError::invalid, "a name is not valid UTF-8");
    std::array<char, 16> encoded{};
    const auto lower = static_cast<wchar_t>(std::towlower(static_cast<std::wint_t>(letter)));
    folded.append(encoded.data(), std::wcrtomb(encoded.data(), lower, &writing));
    name.remove_prefix(length);
  }
  return folded;
}

}  // namespace ft::persistence
