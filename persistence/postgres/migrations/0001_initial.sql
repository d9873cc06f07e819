-- Stored: never edit; add 0002 instead, here and in sqlite/migrations.

-- Each row changes with every append of its table: half-empty pages keep the new version beside the old.
CREATE TABLE journal_tables (
  table_id BIGINT PRIMARY KEY,
  epoch BIGINT NOT NULL,
  last_number BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE journal (
  table_id BIGINT NOT NULL,
  number BIGINT NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
  table_id BIGINT NOT NULL,
  number BIGINT NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE accounts (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  created_at_s BIGINT NOT NULL
);
CREATE TABLE setup_token (
  singleton BIGINT PRIMARY KEY CHECK (singleton = 1),
  token BYTEA NOT NULL
);
CREATE TABLE logins (
  token BYTEA PRIMARY KEY,
  account BIGINT NOT NULL REFERENCES accounts,
  expires_at_s BIGINT NOT NULL
);
CREATE INDEX logins_by_account ON logins (account);

CREATE TABLE campaigns (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name TEXT NOT NULL,
  system TEXT NOT NULL,
  owner BIGINT NOT NULL REFERENCES accounts,
  created_at_s BIGINT NOT NULL,
  archived BIGINT NOT NULL DEFAULT 0,
  settings BYTEA NOT NULL
);

CREATE TABLE seats (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign BIGINT NOT NULL REFERENCES campaigns,
  display_name TEXT NOT NULL,
  role BIGINT NOT NULL,
  account BIGINT REFERENCES accounts,
  removed BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX seats_by_campaign ON seats (campaign);
CREATE TABLE seat_tokens (
  token BYTEA PRIMARY KEY,
  seat BIGINT NOT NULL REFERENCES seats,
  created_at_s BIGINT NOT NULL
);
CREATE INDEX seat_tokens_by_seat ON seat_tokens (seat);
CREATE TABLE invites (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token BYTEA NOT NULL UNIQUE,
  campaign BIGINT NOT NULL REFERENCES campaigns,
  role BIGINT NOT NULL,
  seat BIGINT REFERENCES seats,
  expires_at_s BIGINT NOT NULL,
  uses_left BIGINT NOT NULL,
  revoked BIGINT NOT NULL DEFAULT 0,
  created_at_s BIGINT NOT NULL
);
CREATE INDEX invites_by_campaign ON invites (campaign);

CREATE TABLE chat_messages (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign BIGINT NOT NULL REFERENCES campaigns,
  from_seat BIGINT NOT NULL REFERENCES seats,
  at_s BIGINT NOT NULL,
  bytes BYTEA NOT NULL
);
CREATE INDEX chat_messages_by_campaign ON chat_messages (campaign, id);
CREATE TABLE chat_recipients (
  message BIGINT NOT NULL REFERENCES chat_messages ON DELETE CASCADE,
  seat BIGINT NOT NULL REFERENCES seats,
  PRIMARY KEY (message, seat)
);

CREATE TABLE assets (
  campaign BIGINT NOT NULL REFERENCES campaigns,
  hash BYTEA NOT NULL,
  name TEXT NOT NULL,
  mime TEXT NOT NULL,
  width BIGINT NOT NULL,
  height BIGINT NOT NULL,
  size_bytes BIGINT NOT NULL,
  created_at_s BIGINT NOT NULL,
  PRIMARY KEY (campaign, hash)
);
CREATE INDEX assets_by_hash ON assets (hash);
