// How the palette adds creatures: the GM's switches, kept while the table is open.

/// side: a key, or 0: as the book has it.
export const addOptions = $state({ side: 0, hidden: false, join: true });
