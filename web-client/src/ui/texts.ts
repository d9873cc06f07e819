// Texts that several screens show. A text of one screen stays in that screen; single words may repeat.

export const texts = {
  alignGrid: "Align grid",
  cancelAction: "Cancel action",
  chooseCharacter: "Choose your character",
  controls: "Controls and shortcuts",
  createCharacter: "Create character",
  darkTheme: "Dark theme",
  declaredActions: "Declared actions",
  editCompendium: "Edit compendium…",
  firstSteps: "First steps",
  houseRules: "House rules",
  invitePlayers: "Invite players",
  logIn: "Log in",
  measureFromHere: "Measure from here",
  nameRequired: "Name required.",
  newCampaign: "New campaign",
  noActiveScene: "No active scene.",
  noResults: "No results.",
  noTarget: "No valid target.",
  pingHere: "Ping here",
  startTimer: "Start timer",
} as const;

/// The label of what adds an entry to the list `name`.
export function addToText(name: string): string {
  return `Add to ${name}`;
}

/// The label of the menu of `name`.
export function optionsText(name: string): string {
  return `Options for ${name}`;
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
