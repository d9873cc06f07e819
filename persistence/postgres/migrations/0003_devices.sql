-- Stored: never edit; add 0004 instead.

-- Logins and seat tokens say which browser they are of, since when, and when it was used last. Earlier logins lasted 30 days.
ALTER TABLE logins ADD COLUMN id BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE logins ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE logins ADD COLUMN created_at_s BIGINT NOT NULL DEFAULT 0;
ALTER TABLE logins ADD COLUMN used_at_s BIGINT NOT NULL DEFAULT 0;
UPDATE logins SET created_at_s = expires_at_s - 2592000, used_at_s = expires_at_s - 2592000;

ALTER TABLE seat_tokens ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE seat_tokens ADD COLUMN used_at_s BIGINT NOT NULL DEFAULT 0;
UPDATE seat_tokens SET used_at_s = created_at_s;
