-- Stored: never edit; add 0003 instead.

-- When a campaign was played last (0: never), and a picture of its last scene for the list of campaigns.
ALTER TABLE campaigns ADD COLUMN played_at_s BIGINT NOT NULL DEFAULT 0;
ALTER TABLE campaigns ADD COLUMN picture TEXT NOT NULL DEFAULT '';
