// The hero being made, kept while the page is open: closing the form loses nothing.
import type { FilledTable } from "./draft";

class HeroDraft {
  fields = $state.raw<FilledTable>({});
  name = $state("");

  clear(): void {
    this.fields = {};
    this.name = "";
  }
}

export const heroDraft = new HeroDraft();
