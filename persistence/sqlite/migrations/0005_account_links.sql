-- Stored: never edit; add 0006 instead.

-- One-time links that make an account each; a used one is gone.
CREATE TABLE account_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token BLOB NOT NULL UNIQUE,
  made_by INTEGER NOT NULL REFERENCES accounts,
  created_at_s INTEGER NOT NULL,
  expires_at_s INTEGER NOT NULL
) STRICT;
