-- Stored: never edit; add 0005 instead.

-- When a campaign was deleted; 0: it is not in the bin.
ALTER TABLE campaigns ADD COLUMN deleted_at_s BIGINT NOT NULL DEFAULT 0;
