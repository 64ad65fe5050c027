-- A list was called a digest. The release before can still use the database: its columns stay, and so does its kind of email.
-- What the other release has queued as a list is dropped, and its requests are listed again. It drops an email to the owner,
-- which is then queued again.
ALTER TABLE tour_request ADD COLUMN listed_at INTEGER;
ALTER TABLE status_change ADD COLUMN listed_at INTEGER;
UPDATE tour_request SET listed_at = digested_at;
UPDATE status_change SET listed_at = digested_at;
CREATE INDEX status_change_listed ON status_change (listed_at);

CREATE TABLE queued_email (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt', 'list', 'owner', 'digest')),
  -- Null for a list and an email to the owner.
  tour_request_id INTEGER REFERENCES tour_request (id) ON DELETE CASCADE,
  -- Who of staff gets it; null for a receipt, which goes to the family.
  recipient TEXT,
  created_at INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,
  abandoned_at INTEGER,
  -- A code such as ECONNECTION or 550, for emails to staff with the words of the mail server.
  failure TEXT,
  -- Of an email to the owner: the last day of a rule, and which of the emails about it this is.
  rule TEXT,
  step TEXT
) STRICT;
INSERT INTO queued_email
  SELECT id, iif(kind = 'digest', 'list', kind), tour_request_id, recipient, created_at, next_attempt_at, attempts,
    delivered_at, abandoned_at, failure, NULL, NULL
  FROM outbox;
DROP TABLE outbox;
ALTER TABLE queued_email RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;
CREATE INDEX outbox_request ON outbox (tour_request_id);
CREATE INDEX outbox_kind ON outbox (kind, created_at);
CREATE INDEX outbox_rule ON outbox (rule, step) WHERE rule IS NOT NULL;
