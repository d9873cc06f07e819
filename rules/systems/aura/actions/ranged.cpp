// Shots and throws. Source: AU-RNG, AU-THR.
#include "rules/systems/aura/attack_deed.hpp"
#include "rules/systems/aura/deeds.hpp"

namespace ft::rules::aura {

namespace {

Attack shot_said(Resolution& r) { return attack_said(r, Attack::Manner::shot); }
Attack throw_said(Resolution& r) { return attack_said(r, Attack::Manner::hurl); }

}  // namespace

const Deed ranged_attack = attack_deed<shot_said>();
const Deed throw_item = attack_deed<throw_said>();

}  // namespace ft::rules::aura
