// Which of a campaign's own content records are the GM's alone.
#include "rules/kernel/content/custom_record.hpp"

#include "rules/kernel/names.hpp"

namespace ft::rules {

bool kept_from_players(Key kind) { return kind == "creature"_k; }

}  // namespace ft::rules
