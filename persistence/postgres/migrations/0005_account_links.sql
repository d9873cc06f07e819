-- Stored: never edit; add 0006 instead.

-- One-time links that make an account each; a used one is gone.
CREATE TABLE account_links (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token BYTEA NOT NULL UNIQUE,
  made_by BIGINT NOT NULL REFERENCES accounts,
  created_at_s BIGINT NOT NULL,
  expires_at_s BIGINT NOT NULL
);
