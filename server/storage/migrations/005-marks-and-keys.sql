-- The hash of the key that opens the page of a request; null for a repeat, and once its links have ended.
ALTER TABLE tour_request ADD COLUMN key_hash BLOB;
CREATE UNIQUE INDEX tour_request_key ON tour_request (key_hash) WHERE key_hash IS NOT NULL;

-- When to remind staff again, after a call that nobody answered.
ALTER TABLE tour_request ADD COLUMN remind_at INTEGER;
ALTER TABLE tour_request ADD COLUMN visit_at INTEGER;
ALTER TABLE tour_request ADD COLUMN closed_at INTEGER;

-- What staff noted about a request, for good: what is undone stays and says so.
CREATE TABLE mark (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tour_request_id INTEGER NOT NULL REFERENCES tour_request (id) ON DELETE CASCADE,
  -- What happened, such as reached: a list that grows, so it is for the program to know.
  kind TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  note TEXT NOT NULL,
  -- Why it was closed, or null.
  reason TEXT,
  visit_at INTEGER,
  -- The columns of the request that it changed as they were before, as JSON: undoing goes back to them.
  before TEXT NOT NULL,
  undone_at INTEGER
) STRICT;
CREATE INDEX mark_request ON mark (tour_request_id);

INSERT INTO mark (tour_request_id, kind, made_at, note, before)
  SELECT id, 'reached', contacted_at, '', '{}' FROM tour_request WHERE contacted_at IS NOT NULL AND repeat_of IS NULL;

-- Who waits is asked for often, and must not take longer the more is stored.
CREATE INDEX tour_request_open ON tour_request (received_at)
  WHERE contacted_at IS NULL AND closed_at IS NULL AND quarantine IS NULL AND repeat_of IS NULL;
CREATE INDEX tour_request_held ON tour_request (received_at)
  WHERE quarantine IS NOT NULL AND closed_at IS NULL AND repeat_of IS NULL;
CREATE INDEX outbox_digest ON outbox (created_at) WHERE kind = 'digest';
