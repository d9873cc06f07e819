// What is typed in a tool's bar is sent before something else is selected: a finger on the map leaves the field later.

export function endTyping(): void {
  const field = document.activeElement;
  if (field?.matches("input, textarea")) (field as HTMLElement).blur();
}
