// Every command of GRIMWIRE and the procedure that plays it. One line a command; each procedure is in actions/.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// By action.
[[nodiscard]] Procedures procedures();

// Conflict frame (actions/conflict.cpp, turn.cpp, advance_time.cpp)
void start_conflict(Resolution& r);
void join_conflict(Resolution& r);
void end_conflict(Resolution& r);
void begin_round(Resolution& r);
void start_turn(Resolution& r);
void end_turn(Resolution& r);
void cower(Resolution& r);
void pass_turn(Resolution& r);
void take_turn(Resolution& r);
void lose_turn(Resolution& r);
void extra_aux(Resolution& r);
void advance_time(Resolution& r);
// Movement (actions/move.cpp, climb.cpp, stand_up.cpp, fall.cpp)
void move(Resolution& r);
void sneak(Resolution& r);
void swim(Resolution& r);
void jump(Resolution& r);
void climb(Resolution& r);
void balance(Resolution& r);
void dash(Resolution& r);
void stand_up(Resolution& r);
void help_up(Resolution& r);
void jump_down(Resolution& r);
void land(Resolution& r);
// Attacks (actions/attack.cpp, throw_area.cpp, shove.cpp, trip.cpp)
void targeted_attack(Resolution& r);
void throw_area(Resolution& r);
void attack(Resolution& r);
void attack_again(Resolution& r);
void throw_weapon(Resolution& r);
void shove(Resolution& r);
void trip(Resolution& r);
// Grappling (actions/grapple.cpp, held.cpp)
void grapple(Resolution& r);
void knock_down_held(Resolution& r);
void choke(Resolution& r);
void break_out(Resolution& r);
void counter_grapple(Resolution& r);
void release(Resolution& r);
// Techniques, gear, care, help (actions/technique.cpp, use_item.cpp, gear.cpp, care.cpp, assist.cpp, activate.cpp,
// recall.cpp, search.cpp)
void use_technique(Resolution& r);
void use_item(Resolution& r);
void give(Resolution& r);
void throw_gear(Resolution& r);
void pick_up(Resolution& r);
void draw(Resolution& r);
void stow(Resolution& r);
void wake(Resolution& r);
void stabilise(Resolution& r);
void extinguish(Resolution& r);
void hold_pressure(Resolution& r);
void speak(Resolution& r);
void take(Resolution& r);
void assist(Resolution& r);
void activate(Resolution& r);
void recall(Resolution& r);
void look(Resolution& r);
void search(Resolution& r);
void watch(Resolution& r);
void assess(Resolution& r);
// Rests, needs, learning, crafting, talk (actions/rest.cpp, needs.cpp, learn.cpp, craft.cpp, talk.cpp)
void short_rest(Resolution& r);
void long_rest(Resolution& r);
void eat(Resolution& r);
void recharge(Resolution& r);
void maintain(Resolution& r);
void learn(Resolution& r);
void activate_technique(Resolution& r);
void swap_technique(Resolution& r);
void spend_attribute_point(Resolution& r);
void craft(Resolution& r);
void repair(Resolution& r);
void upgrade(Resolution& r);
void disassemble(Resolution& r);
void read_person(Resolution& r);
void intimidate(Resolution& r);
void persuade(Resolution& r);
// Answers that nobody asked for (actions/unasked.cpp)
void react(Resolution& r);
void catch_gear(Resolution& r);
void shield_other(Resolution& r);
void unasked(Resolution& r);
// The GM's (actions/gm.cpp, call_roll.cpp, fall.cpp)
void call_roll(Resolution& r);
void reassign(Resolution& r);
void apply_status(Resolution& r);
void damage(Resolution& r);
void inflict_burnout(Resolution& r);
void fall_from(Resolution& r);
void award_xp(Resolution& r);
void relieve(Resolution& r);
void found_base(Resolution& r);

}  // namespace ft::rules::grimwire
