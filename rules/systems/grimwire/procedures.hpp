// Every command of GRIMWIRE and the procedure that plays it. One line a command.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// By action.
[[nodiscard]] Procedures procedures();

// conditions/falling.cpp
void land(Resolution& r);
void fall_from(Resolution& r);
// turns/activate.cpp
void activate(Resolution& r);
// turns/assist.cpp
void assist(Resolution& r);
// turns/clock.cpp
void advance_time(Resolution& r);
// turns/conflict.cpp
void start_conflict(Resolution& r);
void join_conflict(Resolution& r);
void end_conflict(Resolution& r);
// turns/rounds.cpp
void begin_round(Resolution& r);
// turns/turn.cpp
void start_turn(Resolution& r);
void end_turn(Resolution& r);
void cower(Resolution& r);
void pass_turn(Resolution& r);
void take_turn(Resolution& r);
void lose_turn(Resolution& r);
void extra_aux(Resolution& r);
// movement/climb.cpp
void jump(Resolution& r);
void climb(Resolution& r);
void balance(Resolution& r);
// movement/jump_down.cpp
void jump_down(Resolution& r);
// movement/move.cpp
void move(Resolution& r);
void sneak(Resolution& r);
void swim(Resolution& r);
void dash(Resolution& r);
// movement/stand_up.cpp
void stand_up(Resolution& r);
void help_up(Resolution& r);
// combat/attack.cpp
void targeted_attack(Resolution& r);
void attack(Resolution& r);
void attack_again(Resolution& r);
void throw_weapon(Resolution& r);
// combat/grapple.cpp
void grapple(Resolution& r);
void knock_down_held(Resolution& r);
void choke(Resolution& r);
void break_out(Resolution& r);
void counter_grapple(Resolution& r);
void release(Resolution& r);
// combat/shove.cpp
void shove(Resolution& r);
// combat/trip.cpp
void trip(Resolution& r);
// things/crafting.cpp
void craft(Resolution& r);
void repair(Resolution& r);
void upgrade(Resolution& r);
void disassemble(Resolution& r);
// things/gear.cpp
void give(Resolution& r);
void throw_gear(Resolution& r);
void pick_up(Resolution& r);
void draw(Resolution& r);
void stow(Resolution& r);
void speak(Resolution& r);
void take(Resolution& r);
// things/medicine.cpp
void wake(Resolution& r);
void stabilise(Resolution& r);
void extinguish(Resolution& r);
void hold_pressure(Resolution& r);
// things/throw_area.cpp
void throw_area(Resolution& r);
// techniques/unasked.cpp
void react(Resolution& r);
void catch_gear(Resolution& r);
void shield_other(Resolution& r);
void unasked(Resolution& r);
// techniques/use_item.cpp
void use_item(Resolution& r);
// techniques/use_technique.cpp
void use_technique(Resolution& r);
// free_play/call_roll.cpp
void call_roll(Resolution& r);
// free_play/gm.cpp
void reassign(Resolution& r);
void apply_status(Resolution& r);
void damage(Resolution& r);
void inflict_burnout(Resolution& r);
void award_xp(Resolution& r);
void relieve(Resolution& r);
void found_base(Resolution& r);
// free_play/inquiry.cpp
void recall(Resolution& r);
void look(Resolution& r);
void assess(Resolution& r);
// free_play/learning.cpp
void learn(Resolution& r);
void activate_technique(Resolution& r);
void swap_technique(Resolution& r);
void spend_attribute_point(Resolution& r);
// free_play/needs.cpp
void eat(Resolution& r);
void recharge(Resolution& r);
void maintain(Resolution& r);
// free_play/rest.cpp
void short_rest(Resolution& r);
void long_rest(Resolution& r);
// free_play/search.cpp
void search(Resolution& r);
void watch(Resolution& r);
// free_play/talk.cpp
void read_person(Resolution& r);
void intimidate(Resolution& r);
void persuade(Resolution& r);

}  // namespace ft::rules::grimwire
