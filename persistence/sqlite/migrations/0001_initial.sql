-- Stored: never edit; add 0002 instead, here and in postgres/migrations.

-- The journal lies in order of arrival, so that a group of many tables writes few pages; see persistence/README.md.
CREATE TABLE journal_tables (
  table_id INTEGER PRIMARY KEY,
  epoch INTEGER NOT NULL,
  last_number INTEGER NOT NULL,
  last_position INTEGER NOT NULL
) STRICT;
CREATE TABLE journal (
  position INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  previous_position INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE journal_marks (
  table_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  table_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  created_at_s INTEGER NOT NULL
) STRICT;
CREATE TABLE setup_token (
  singleton INTEGER PRIMARY KEY CHECK (singleton = 1),
  token BLOB NOT NULL
) STRICT;
CREATE TABLE logins (
  token BLOB PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES accounts,
  expires_at_s INTEGER NOT NULL
) STRICT;
CREATE INDEX logins_by_account ON logins (account);

CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  system TEXT NOT NULL,
  owner INTEGER NOT NULL REFERENCES accounts,
  created_at_s INTEGER NOT NULL,
  archived INTEGER NOT NULL DEFAULT 0,
  settings BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  display_name TEXT NOT NULL,
  role INTEGER NOT NULL,
  account INTEGER REFERENCES accounts,
  removed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX seats_by_campaign ON seats (campaign);
CREATE TABLE seat_tokens (
  token BLOB PRIMARY KEY,
  seat INTEGER NOT NULL REFERENCES seats,
  created_at_s INTEGER NOT NULL
) STRICT;
CREATE INDEX seat_tokens_by_seat ON seat_tokens (seat);
CREATE TABLE invites (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token BLOB NOT NULL UNIQUE,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  role INTEGER NOT NULL,
  seat INTEGER REFERENCES seats,
  expires_at_s INTEGER NOT NULL,
  uses_left INTEGER NOT NULL,
  revoked INTEGER NOT NULL DEFAULT 0,
  created_at_s INTEGER NOT NULL
) STRICT;
CREATE INDEX invites_by_campaign ON invites (campaign);

CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  from_seat INTEGER NOT NULL REFERENCES seats,
  at_s INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
CREATE INDEX chat_messages_by_campaign ON chat_messages (campaign, id);
CREATE TABLE chat_recipients (
  message INTEGER NOT NULL REFERENCES chat_messages ON DELETE CASCADE,
  seat INTEGER NOT NULL REFERENCES seats,
  PRIMARY KEY (message, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE assets (
  campaign INTEGER NOT NULL REFERENCES campaigns,
  hash BLOB NOT NULL,
  name TEXT NOT NULL,
  mime TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  size_bytes INTEGER NOT NULL,
  created_at_s INTEGER NOT NULL,
  PRIMARY KEY (campaign, hash)
) STRICT;
CREATE INDEX assets_by_hash ON assets (hash);
