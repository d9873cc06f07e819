-- Stored: never edit; add 0004 instead.

-- Logins and seat tokens say which browser they are of, since when, and when it was used last. Earlier logins lasted 30 days.
ALTER TABLE logins RENAME TO earlier_logins;
CREATE TABLE logins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token BLOB NOT NULL UNIQUE,
  account INTEGER NOT NULL REFERENCES accounts,
  browser TEXT NOT NULL,
  created_at_s INTEGER NOT NULL,
  used_at_s INTEGER NOT NULL,
  expires_at_s INTEGER NOT NULL
) STRICT;
INSERT INTO logins (token, account, browser, created_at_s, used_at_s, expires_at_s)
  SELECT token, account, '', expires_at_s - 2592000, expires_at_s - 2592000, expires_at_s FROM earlier_logins;
DROP TABLE earlier_logins;
CREATE INDEX logins_by_account ON logins (account);

ALTER TABLE seat_tokens ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE seat_tokens ADD COLUMN used_at_s INTEGER NOT NULL DEFAULT 0;
UPDATE seat_tokens SET used_at_s = created_at_s;
