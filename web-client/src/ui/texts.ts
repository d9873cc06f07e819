// Texts that several screens show. A text of one screen stays in that screen; single words may repeat.

export const texts = {
  alignGrid: "Align grid",
  cancelAction: "Cancel action",
  controls: "Controls and shortcuts",
  createCharacter: "Create character",
  darkTheme: "Dark theme",
  declaredActions: "Declared actions",
  editCompendium: "Edit compendium…",
  firstSteps: "First steps",
  houseRules: "House rules",
  invitePlayers: "Invite players",
  logIn: "Log in",
  nameRequired: "Name required.",
  newCampaign: "New campaign",
  noActiveScene: "No active scene.",
  noResults: "No results.",
  noTarget: "No valid target.",
  startTimer: "Start timer",
  undoLastAction: "Undo last action",
} as const;

/// The label of what adds an entry to the list `name`.
export function addToText(name: string): string {
  return `Add to ${name}`;
}

/// The label of the menu of `name`.
export function optionsText(name: string): string {
  return `Options for ${name}`;
}

/// names: who is awaited.
export function waitingText(names: string): string {
  return `Waiting for ${names}`;
}
