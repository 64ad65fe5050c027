-- Languages and reasons for quarantine are lists that grow: what may stand there is for the program to know.
-- SQLite drops a constraint only by building the table anew; foreign keys are off during migrations, so that nothing cascades.
CREATE TABLE tour_request_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What people read to each other over the phone.
  reference TEXT NOT NULL UNIQUE,
  -- All times are milliseconds since 1970, UTC.
  received_at INTEGER NOT NULL,
  -- Code of the language of the page, such as en.
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  -- The sender's key, by which a retry after a lost answer is known.
  idempotency_key TEXT UNIQUE,
  content_hash BLOB NOT NULL,
  repeat_of INTEGER REFERENCES tour_request (id) ON DELETE SET NULL,
  -- Why staff should look at it before anybody is told, or null.
  quarantine TEXT,
  digested_at INTEGER,
  contacted_at INTEGER,
  reminded_at INTEGER
) STRICT;

-- A number that was given once is never given again, even where its request is gone.
INSERT INTO sqlite_sequence (name, seq) SELECT 'tour_request_next', seq FROM sqlite_sequence WHERE name = 'tour_request';
INSERT INTO tour_request_next
  SELECT id, reference, received_at, language, name, address, email, phone, message, idempotency_key, content_hash, repeat_of,
    quarantine, digested_at, contacted_at, reminded_at
  FROM tour_request;
DROP TABLE tour_request;
ALTER TABLE tour_request_next RENAME TO tour_request;

CREATE INDEX tour_request_received ON tour_request (received_at);
CREATE INDEX tour_request_content ON tour_request (content_hash, received_at);
CREATE INDEX tour_request_repeat ON tour_request (repeat_of) WHERE repeat_of IS NOT NULL;
CREATE INDEX tour_request_email ON tour_request (lower(trim(email)));
