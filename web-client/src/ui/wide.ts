// Whether the screen has room for panels, a sheet and the map side by side.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1300px");
