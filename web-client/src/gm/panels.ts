// The GM's panels, which a desk opens all at once: loaded together.
export { default as CreaturesPanel } from "./creatures_panel.svelte";
export { default as FightControls } from "./rulings/fight_controls.svelte";
export { default as TablePanel } from "./table_panel.svelte";
