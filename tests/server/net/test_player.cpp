#include "tests/server/net/test_player.hpp"

#include <algorithm>
#include <stdexcept>

#include "server/codec/values/request.hpp"
#include "tests/server/net/log_names.hpp"

namespace ft::test {

void Knowledge::take(const wire::Delta& delta) {
  fold(state, delta);
  switch (delta.is_case()) {
    case wire::Delta::kSnapshot:
      log.clear();
      for (const wire::LogEntry& entry : delta.snapshot().log()) log.push_back(with_names(state, entry));
      chat.assign(delta.snapshot().chat().begin(), delta.snapshot().chat().end());
      questions.clear();
      for (const wire::Question& question : delta.snapshot().questions()) questions[question.id()] = question;
      waiting.clear();
      for (const wire::Waiting& one : delta.snapshot().waiting()) waiting[one.question()] = one.creature();
      orders.assign(delta.snapshot().auto_answers().begin(), delta.snapshot().auto_answers().end());
      areas = delta.snapshot().areas();
      declarations = delta.snapshot().declarations();
      status = delta.snapshot().status();
      break;
    case wire::Delta::kLog: log.push_back(with_names(state, delta.log())); break;
    case wire::Delta::kVoided:
      for (wire::LogEntry& entry : log) {
        const auto& groups = delta.voided().groups();
        if (std::find(groups.begin(), groups.end(), std::to_string(entry.group())) != groups.end())
          entry.set_voided(true);
      }
      break;
    case wire::Delta::kChat: chat.push_back(delta.chat()); break;
    case wire::Delta::kLineErased:
      std::erase_if(chat, [&](const wire::ChatLine& line) { return line.id() == delta.line_erased().id(); });
      break;
    case wire::Delta::kQuestion: questions[delta.question().id()] = delta.question(); break;
    case wire::Delta::kWaiting: waiting[delta.waiting().question()] = delta.waiting().creature(); break;
    case wire::Delta::kQuestionClosed:
      questions.erase(delta.question_closed().question());
      waiting.erase(delta.question_closed().question());
      break;
    case wire::Delta::kDeclarations: declarations = delta.declarations(); break;
    case wire::Delta::kAreas: areas = delta.areas(); break;
    case wire::Delta::kStatus: status = delta.status(); break;
    default: break;
  }
}

std::uint32_t client_id_of(const wire::ClientFrame& frame) {
  switch (frame.is_case()) {
    case wire::ClientFrame::kCommand: return frame.command().client_id();
    case wire::ClientFrame::kAnswer: return frame.answer().client_id();
    case wire::ClientFrame::kEdit: return frame.edit().client_id();
    case wire::ClientFrame::kSay: return frame.say().client_id();
    case wire::ClientFrame::kAutoAnswer: return frame.auto_answer().client_id();
    default: return 0;
  }
}

namespace {

void set_client_id(wire::ClientFrame& frame, std::uint32_t id) {
  switch (frame.is_case()) {
    case wire::ClientFrame::kCommand: return frame.mutable_command()->set_client_id(id);
    case wire::ClientFrame::kAnswer: return frame.mutable_answer()->set_client_id(id);
    case wire::ClientFrame::kEdit: return frame.mutable_edit()->set_client_id(id);
    case wire::ClientFrame::kSay: return frame.mutable_say()->set_client_id(id);
    case wire::ClientFrame::kAutoAnswer: return frame.mutable_auto_answer()->set_client_id(id);
    default: return;
  }
}

}  // namespace

void Person::arrive(std::uint64_t campaign) {
  socket_ = open_socket ? open_socket() : browser.open_table(campaign);
  if (!socket_) throw std::runtime_error(name + " may not come in");
  wire::ClientFrame frame;
  wire::Hello& hello = *frame.mutable_hello();
  hello.set_protocol(codec::protocol_version);
  hello.set_resume(resume_);
  hello.set_frames_seen(frames_seen_);
  hello.set_names_digest(digest_);
  send(frame);
  greeted_ = false;
  while (!greeted_) {
    if (!read()) throw std::runtime_error(name + " was shown the door: " + farewell);
    for (const wire::Delta& delta : latest_) {
      if (delta.has_snapshot()) arrival = Arrival::fresh;
      if (delta.has_resumed()) arrival = Arrival::resumed;
    }
  }
  round_trip();  // the tail of a resumed connection is here too
}

void Person::reload(std::uint64_t campaign) {
  resume_.clear();
  arrive(campaign);
}

void Person::drop() {
  socket_->cut();
  socket_.reset();
}

TableSocket::CloseInfo Person::wait_for_close() { return socket_->wait_for_close(); }

void Person::take_last_words() {
  while (read()) continue;
  socket_.reset();
}

std::uint32_t Person::ask(wire::ClientFrame frame) {
  set_client_id(frame, last_id_ + 1);
  const std::uint32_t id = client_id_of(frame);
  if (id != 0) {
    last_id_ = id;
    unanswered[id] = frame;
  }
  send(frame);
  return id;
}

void Person::repeat_unanswered() {
  for (const auto& [id, frame] : unanswered) send(frame);
}

void Person::await_answers() {
  std::vector<std::uint32_t> ids;
  for (const auto& [id, frame] : unanswered)
    if (!frame.has_command()) ids.push_back(id);
  for (const std::uint32_t id : ids) await_answer(id);
}

void Person::await_answer(std::uint32_t client_id) {
  while (unanswered.contains(client_id))
    if (!read()) throw std::runtime_error(name + " waits for an answer, but the connection ended: " + farewell);
}

wire::Delta Person::await(wire::Delta::IsCase kind) {
  while (read())
    for (const wire::Delta& delta : latest_)
      if (delta.is_case() == kind) return delta;
  throw std::runtime_error(name + ": the connection ended: " + farewell);
}

void Person::await_status(wire::TableStatus::Kind kind) {
  while (knows.status.kind() != kind)
    if (!read()) throw std::runtime_error(name + ": the connection ended: " + farewell);
}

void Person::round_trip() {
  wire::ClientFrame frame;
  frame.set_echo(++last_echo_);
  send(frame);
  while (await(wire::Delta::kEcho).echo() != last_echo_) continue;
}

std::uint32_t Person::key(const std::string& wanted) const {
  const auto at = std::find(names.begin(), names.end(), wanted);
  if (at == names.end()) throw std::runtime_error("the rulebook has no " + wanted);
  return static_cast<std::uint32_t>(at - names.begin());
}

std::uint32_t Person::creature(const std::string& called) const {
  for (const wire::Creature& one : knows.state.creatures())
    if (one.name() == called) return one.id();
  throw std::runtime_error(name + " knows no " + called);
}

std::string Person::why_not(std::uint32_t client_id) const {
  const auto refusal = refused.find(client_id);
  if (refusal == refused.end()) return "";
  for (const wire::RefusalSchema& one : schema.refusals())
    if (one.code() == refusal->second.code()) return word(one.code()) + ": " + one.text();
  return "a code without a sentence";
}

void Person::send(const wire::ClientFrame& frame) { socket_->send(frame); }

bool Person::read() {
  latest_.clear();
  const auto frame = socket_->next();
  if (!frame) return false;
  on_frame(*frame);
  latest_.assign(frame->deltas().begin(), frame->deltas().end());
  bool counts = true;
  for (const wire::Delta& delta : latest_) {
    take(delta);
    greeted_ |= delta.has_welcome() || delta.has_resumed();
    counts &= !delta.has_welcome() && !delta.has_closing();
  }
  if (greeted_ && counts) ++frames_seen_;
  return true;
}

void Person::take(const wire::Delta& delta) {
  knows.take(delta);
  switch (delta.is_case()) {
    case wire::Delta::kWelcome:
      frames_seen_ = 0;
      resume_ = delta.welcome().resume();
      digest_ = delta.welcome().names_digest();
      seat = delta.welcome().seat();
      is_gm = delta.welcome().gm();
      if (delta.welcome().names_size() > 0) {
        names.assign(delta.welcome().names().begin(), delta.welcome().names().end());
        schema = delta.welcome().schema();
      }
      break;
    case wire::Delta::kAccepted: answered(delta.accepted().client_id(), nullptr); break;
    case wire::Delta::kRefused: answered(delta.refused().client_id(), &delta.refused().refusal()); break;
    case wire::Delta::kNames: {
      const std::size_t first = delta.names().first();
      names.resize(std::max<std::size_t>(names.size(), first + static_cast<std::size_t>(delta.names().names_size())));
      std::copy(delta.names().names().begin(), delta.names().names().end(),
                names.begin() + static_cast<std::ptrdiff_t>(first));
      break;
    }
    case wire::Delta::kContentProblems:
      problems = delta.content_problems();
      unanswered.erase(problems.client_id());
      break;
    case wire::Delta::kClosing: farewell = delta.closing().text(); break;
    default: break;
  }
}

void Person::answered(std::uint32_t client_id, const wire::Refusal* why_not) {
  const auto asked = unanswered.find(client_id);
  if (why_not) refused[client_id] = *why_not;
  if (asked == unanswered.end()) return;
  if (!why_not) accepted.push_back(asked->second);
  unanswered.erase(asked);
}

}  // namespace ft::test
