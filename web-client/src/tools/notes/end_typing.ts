// The fields of a bar while the map is used.

/// What is typed in the bar is sent before another note is selected: a finger on the map leaves the field later.
export function endTyping(): void {
  const field = document.activeElement;
  if (field?.matches("input, textarea")) (field as HTMLElement).blur();
}
