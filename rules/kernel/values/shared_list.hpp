// A list that is cheap to copy: maps of a hundred thousand cells are part of every copy of a state.
#pragma once

#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace ft::rules {

/// Copies share one list until one of them is edited. They may be read and destroyed on several threads at once; each single
/// one belongs to one thread at a time, as a vector does.
template <class T>
class SharedList {
 public:
  SharedList() = default;
  SharedList(std::vector<T> list) : list_(std::make_shared<std::vector<T>>(std::move(list))) {}
  SharedList(std::initializer_list<T> list) : SharedList(std::vector<T>(list)) {}

  [[nodiscard]] const std::vector<T>& get() const {
    static const std::vector<T> none;
    return list_ ? *list_ : none;
  }
  [[nodiscard]] auto begin() const { return get().begin(); }
  [[nodiscard]] auto end() const { return get().end(); }
  [[nodiscard]] std::size_t size() const { return get().size(); }
  [[nodiscard]] bool empty() const { return get().empty(); }
  [[nodiscard]] const T& operator[](std::size_t index) const { return get()[index]; }

  /// This copy's own list from now on. Not to be used after the next copy: it would change that too.
  [[nodiscard]] std::vector<T>& edit() {
    if (!list_ || list_.use_count() > 1)
      list_ = std::make_shared<std::vector<T>>(get());
    else
      (void)std::shared_ptr(list_);  // writing the count synchronizes with copies destroyed elsewhere
    return *list_;
  }

  friend bool operator==(const SharedList& a, const SharedList& b) { return a.list_ == b.list_ || a.get() == b.get(); }

 private:
  std::shared_ptr<std::vector<T>> list_;  // none: empty
};

}  // namespace ft::rules
