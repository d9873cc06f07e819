// Texts that several screens show. A text of one screen stays in that screen; single words may repeat.

export const texts = {
  alignGrid: "Align grid",
  autoAnswers: "Auto-answers…",
  cancelAction: "Cancel action",
  chooseCharacter: "Choose your character",
  chooseImage: "Drop or paste an image, or browse",
  controls: "Controls and shortcuts",
  createCharacter: "Create character",
  darkness: "Darkness",
  darkTheme: "Dark theme",
  declaredActions: "Declared actions",
  deleteKey: "Delete (Del)",
  drawings: "Drawings",
  dropMapImage: "Drop the map image here or browse",
  editCompendium: "Edit compendium…",
  fogOfWar: "Fog of war",
  firstSteps: "First steps",
  houseRules: "House rules",
  imageTypes: "PNG, JPEG or WebP",
  imageLibrary: "Image library…",
  invitePlayers: "Invite players",
  lights: "Lights",
  logIn: "Log in",
  mapImage: "Map image",
  measureFromHere: "Measure from here",
  nameRequired: "Name required.",
  newCampaign: "New campaign",
  newNote: "New note",
  newScene: "New scene",
  noActiveScene: "No active scene.",
  noResults: "No results.",
  notes: "Notes",
  noTarget: "No valid target.",
  passwordHint: "At least 8 characters. A passphrase works best.",
  paintTerrain: "Paint terrain",
  pingHere: "Ping here",
  regions: "Regions",
  resumeGame: "Resume game",
  playOn: "Play on from here",
  selectAllKey: "Select all (Ctrl+A)",
  showToPlayers: "Show to players",
  startTimer: "Start timer",
  unreadableImage: "This image cannot be read.",
  exportFailed: "Export failed.",
  wallsAndDoors: "Walls and doors",
} as const;

/// The label of what adds an entry to the list `name`.
export function addToText(name: string): string {
  return `Add to ${name}`;
}

/// The name of a copy.
export function copyOfText(name: string): string {
  return `Copy of ${name}`;
}

/// The label of the menu of `name`.
export function optionsText(name: string): string {
  return `Options for ${name}`;
}

/// The label of what shows the table as `name` sees it.
export function seeAsText(name: string): string {
  return `See as ${name}`;
}

/// The label of undo. step: what it takes back; "" if that is not known.
export function undoText(step: string): string {
  return step === "" ? "Undo last action" : `Undo: ${step}`;
}

/// The label of redo. step: what it does again.
export function redoText(step: string): string {
  return `Redo: ${step}`;
}

/// names: who is awaited.
export function waitingText(names: string): string {
  return `Waiting for ${names}`;
}
