// The table right after Welcome: the seat, the schema and the names.
import type { Welcome } from "../../generated/protocol/wire/v1/session_pb";
import type { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";

export function emptyTable(welcome: Welcome, schemaIndex: SchemaIndex): Table {
  return {
    seat: welcome.seat,
    gm: welcome.gm,
    campaign: welcome.campaign,
    schemaIndex,
    shown: 0,
    clockS: 0,
    houseRules: new Map(),
    strictness: new Map(),
    creatures: new Map(),
    scenes: new Map(),
    encounters: new Map(),
    relations: new Map(),
    areas: new Map(),
    log: [],
    chat: [],
    questions: [],
    waiting: [],
    declarations: [],
    queue: [],
    participants: new Map(),
    status: null,
    nextUndo: null,
    nextRedo: null,
    offersAge: 0,
  };
}
