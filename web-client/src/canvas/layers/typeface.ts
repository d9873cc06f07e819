/// The typeface of all text on the map.
export const FACE = '"Source Sans 3 Variable", system-ui, sans-serif';
