// How much room the screen has.
import { MediaQuery } from "svelte/reactivity";

/// Room for panels, a sheet and the map side by side.
export const wide = new MediaQuery("min-width: 1300px");

/// A phone held upright.
export const narrow = new MediaQuery("max-width: 700px");

/// A phone held sideways.
export const short = new MediaQuery("max-height: 500px");
