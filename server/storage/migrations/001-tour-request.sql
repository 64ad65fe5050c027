CREATE TABLE tour_request (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What people read to each other over the phone.
  reference TEXT NOT NULL UNIQUE,
  -- All times are milliseconds since 1970, UTC.
  received_at INTEGER NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'es')),
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
  quarantine TEXT CHECK (quarantine IN ('honeypot', 'limit', 'links')),
  digested_at INTEGER,
  contacted_at INTEGER,
  reminded_at INTEGER
) STRICT;

CREATE INDEX tour_request_received ON tour_request (received_at);
CREATE INDEX tour_request_content ON tour_request (content_hash, received_at);
CREATE INDEX tour_request_repeat ON tour_request (repeat_of) WHERE repeat_of IS NOT NULL;
CREATE INDEX tour_request_email ON tour_request (lower(trim(email)));

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt', 'reminder', 'digest')),
  -- Null for a digest, which is about many.
  tour_request_id INTEGER REFERENCES tour_request (id) ON DELETE CASCADE,
  -- A member of staff; null for a receipt, which goes to the family.
  recipient TEXT,
  created_at INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,
  abandoned_at INTEGER,
  -- A code such as ECONNECTION or 550, never the mail server's words: they may quote an address.
  failure TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;
CREATE INDEX outbox_request ON outbox (tour_request_id);
