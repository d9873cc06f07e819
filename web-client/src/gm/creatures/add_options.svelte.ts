// The palette's options for new creatures, kept while the table is open.

/// side: a key, or 0: the record's own.
export const addOptions = $state({ side: 0, hidden: false, join: true });
