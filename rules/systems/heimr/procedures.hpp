// The procedures of all commands; each file of actions/ holds those of its name.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// By action.
[[nodiscard]] Procedures procedures();

// conflict, turn: the frame of a fight
void start_conflict(Resolution& r);
void join_conflict(Resolution& r);
void end_conflict(Resolution& r);
void begin_round(Resolution& r);
void start_turn(Resolution& r);
void end_turn(Resolution& r);
void delay(Resolution& r);
void breather(Resolution& r);
void weapon_attack(Resolution& r);
void brawl_attack(Resolution& r);
void luck_shot(Resolution& r);
void defend(Resolution& r);
void guard(Resolution& r);
void release(Resolution& r);
void force_move(Resolution& r);
void use_skill(Resolution& r);
void break_structure(Resolution& r);
void call_effect(Resolution& r);
void treat(Resolution& r);
// move, climb, hide, item, ready, check
void move(Resolution& r);
void move_and_draw(Resolution& r);
void move_and_put_away(Resolution& r);
void run(Resolution& r);
void charge(Resolution& r);
void crawl(Resolution& r);
void drop_prone(Resolution& r);
void stand_up(Resolution& r);
void climb(Resolution& r);
void step_level(Resolution& r);
void jump_down(Resolution& r);
void fall_from(Resolution& r);
void hide(Resolution& r);
void observe(Resolution& r);
void speak(Resolution& r);
void noise_by_sleeper(Resolution& r);
void draw(Resolution& r);
void put_away(Resolution& r);
void drop_items(Resolution& r);
void get_item(Resolution& r);
void hide_item(Resolution& r);
void swap(Resolution& r);
void ready(Resolution& r);
void dodge_ready(Resolution& r);
void call_check(Resolution& r);
void call_contest(Resolution& r);
void give_penalty(Resolution& r);
// experience, rest, chase: between fights
void award_xp(Resolution& r);
void train(Resolution& r);
void call_downtime(Resolution& r);
void short_rest(Resolution& r);
void rest_passes(Resolution& r);
void advance_time(Resolution& r);
void start_chase(Resolution& r);
void stop_chase(Resolution& r);
void run_on(Resolution& r);
void chase_ends(Resolution& r);
/// For answers that nobody asked for.
void unasked(Resolution& r);

}  // namespace ft::rules::heimr
