#include "server/codec/names/server_schema.hpp"

#include "rules/kernel/values/assert.hpp"

namespace ft::codec {

using rules::RefusalSchema;
using rules::TextSchema;

const std::vector<RefusalSchema>& server_refusals() {
  static const std::vector<RefusalSchema> refusals{
      {"E_PENDING", "Waiting for a response from {who}.", "", true},
      {"E_OFFLINE", "Server unreachable: not sent. Try again when connected.", "", true},
      {"E_BUSY", "Server busy. Try again.", "", true},
      {"E_STOPPED", "The game is paused.", "", true},
      {"E_ANSWERED", "Already answered.", "", true},
      {"E_REPLACED", "Replaced by a newer action.", "", true},
      {"E_WITHDRAWN", "Canceled.", "", true},
      {"E_ORDER_PLACE", "Answers that name a place cannot be auto-answers.", "", true},
      {"E_READ_ONLY", "The game is read-only. The GM can resume it.", "", true},
      {"E_NOT_DAMAGED", "The journal of this campaign is not damaged.", "", true},
      {"E_BUG", "Server fault (number {number}): nothing was changed. Try something else.", "", true},
      {"E_OPEN_NAMES", "{who} is part of an unfinished action. Finish or cancel it first.", "", true},
      {"E_NOTHING_TO_UNDO", "Nothing to undo.", "", true},
      {"E_NOTHING_TO_REDO", "Nothing to redo.", "", true},
      {"E_UNDO_OPEN", "Answer or cancel the open prompt first.", "", true},
      {"E_UNDO_BOUND", "Undo the later action that depends on it first.", "", true},
      {"E_CHAT_WORD", "Unknown command {word}. Type /help for a list. (Only you see this.)", "", true},
      {"E_CHAT_TEXT", "Messages need 1 to 2,000 printable characters.", "", true},
      {"E_NOBODY", "No player named {name}.", "", true},
      {"E_TOO_MUCH", "You have sent more than a table keeps at once. Try again in {seconds} s.", "", true},
      {"E_NOT_KEPT", "Message not sent: could not be saved. Try again.", "", true},
      {"E_NOT_ERASED", "Message could not be deleted. Try again.", "", true},
      {"E_SEVERAL", "More than one player is named {name}.", "", true},
      {"E_DICE", "Invalid dice expression: {problem}", "", true},
      {"E_CONTENT_LIMIT", "Limit reached: at most {most} {what}.", "", true},
      {"E_WALLS_OF_ZONES", "Zones have borders instead of walls.", "", true},
      {"E_WALL_OFF_MAP", "Walls reach at most {most} squares beyond the map.", "", true},
      {"E_NOTE_TITLE", "A note or text needs a title.", "", true},
      {"E_NOTE_OFF_MAP", "Notes and drawings reach at most {most} squares beyond the map.", "", true},
      {"E_DRAWING_CORNERS", "A line has 2 points or more, a polygon 3, an ellipse 2; at most {most}.", "", true},
      {"E_ROOF_SHAPE", "A roof is a polygon or a rectangle.", "", true},
      {"E_DRAW_OFF", "Players may not draw at this table. The GM can allow it in the house rules.", "", true},
      {"E_DRAW_OWN", "Players change and delete only drawings of their own.", "", true},
      {"E_DRAW_KIND", "Players draw lines, shapes and texts. Pins and roofs are the GM's.", "", true},
      {"E_DRAW_UNSEEN", "Draw only where you see or explored the map; a part of this lies beyond.", "", true},
      {"E_SCENE_ARCHIVED", "This scene is archived. Restore it first.", "", true},
      {"E_SCENE_SHOWN", "Players see this scene. Show them another one first.", "", true},
      {"E_REGION_OFF_MAP", "Regions reach at most {most} squares beyond the map.", "", true},
      {"E_LIGHT_OFF_MAP", "Lights stand at most {most} squares beyond the map.", "", true},
      {"E_NO_FOG", "This scene has no fog. Turn it on in the scene's settings first.", "", true},
      {"E_FOG_NO_PLAYER", "{who} has no player who could see it.", "", true},
      {"E_FOG_STAYS", "Nothing there to reveal or hide.", "", true},
      {"E_WATCHING", "You see the table as a player here; nothing can be changed.", "", true},
      {"E_STANDS_THERE", "{who} is in the way. Move it first.", "", true},
      {"E_HAS_HERO", "You already play {who}. Release it first.", "", true},
  };
  return refusals;
}

const std::vector<TextSchema>& server_texts() {
  static const std::vector<TextSchema> texts{
      {"player", "the controlling player"},
      {"asked", "the player asked"},
      {"order_refused", "Auto-answer for {who} rejected: {answer}."},
      {"came_later", "{first} acted {ms} ms before {who}."},
      {"came_next", "{first} and {who} acted in the same millisecond; {first} goes first."},
      {"first", "first"},
      {"ms", "ms"},
      {"due_refused", "{what} is due, and was refused: the table goes on without it."},
      {"due_failed", "{what} is due, and the server met a fault over it: the table goes on without it."},
      {"ended_early", "{what} was canceled; what it has done so far stays."},
      {"rules_changed", "{what} was undone: the rules or the content changed while it was open. Its dice are kept."},
      {"rules_changed_for",
       "{what} of {who} was undone: the rules or the content changed while it was open. Its dice are kept."},
      {"undone", "{name} took back: {what} ({player})."},
      {"undone_of", "{name} took back: {what}, {who} ({player})."},
      {"redone", "{name} did again: {what}."},
      {"redone_of", "{name} did again: {what}, {who}."},
      {"played_on", "The GM plays on from here: a part of the journal could not be read."},
      {"order_changed", "The order of turns was changed."},
      {"writer", "its author"},
      {"word", "word"},
      {"problem", "problem"},
      {"placement", "placement"},
      {"line", "message"},
      {"columns", "columns"},
      {"rows", "rows"},
      {"switch", "house rule"},
      {"limit_creatures", "creatures in a campaign"},
      {"limit_scenes", "scenes in a campaign"},
      {"limit_conditions", "conditions in a campaign"},
      {"limit_items", "items in a campaign"},
      {"limit_cells", "painted cells in a campaign"},
      {"limit_walls", "walls in a campaign"},
      {"limit_wall_length", "squares of walls in a scene"},
      {"note", "note"},
      {"limit_lights", "lights in a scene"},
      {"limit_notes", "notes and drawings in a scene"},
      {"limit_corners", "points of drawings in a scene"},
      {"limit_own_drawings", "drawings of one player in a scene"},
      {"limit_own_drawing_bytes", "bytes of one player's drawings in a scene"},
      {"limit_note_bytes", "bytes of notes and drawings in a campaign"},
      {"limit_regions", "regions in a scene"},
      {"limit_region_corners", "corners of regions in a campaign"},
      {"limit_fog_chunks", "parts of 16 x 16 squares that are revealed in a campaign"},
      {"limit_kinds_of_terrain", "different kinds of terrain in a scene"},
      {"limit_borders", "borders in a scene"},
      {"limit_entries", "custom entries in a campaign"},
      {"limit_content_bytes", "bytes of custom entries in a campaign"},
      {"limit_heroes", "characters in a campaign"},
      {"limit_released_heroes", "characters that you created and released"},
      {"limit_auto_answers", "auto-answers of a player"},
      {"limit_answer_bytes", "bytes of an auto-answer"},
      {"code", "code"},
      {"seconds", "seconds"},
      {"content_written", "{name} saved to the compendium."},
      {"content_imported", "{number} entries imported."},
      {"content_removed", "{name} removed from the compendium."},
      {"content_restored", "{name} reset to the rulebook."},
      {"content_offered", "{name} restored."},
  };
  return texts;
}

void check_server_refusals(const rules::System& system) {
  for (const RefusalSchema& refusal : server_refusals())
    FT_ASSERT(!system.refusal(rules::Key(refusal.code)), "the rulebook has a refusal of the server's: " + refusal.code);
}

}  // namespace ft::codec
