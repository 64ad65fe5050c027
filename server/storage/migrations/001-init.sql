CREATE TABLE tour_request (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What people read to each other over the phone.
  reference TEXT NOT NULL UNIQUE,
  -- All times are milliseconds since 1970, UTC.
  received_at INTEGER NOT NULL,
  -- Code of the language of the page, such as en.
  language TEXT NOT NULL,
  -- A field that is removed keeps its column.
  name TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL DEFAULT '',
  content_hash BLOB NOT NULL,
  -- One form of all spellings of the email address (mailbox.ts), to count receipts and to erase.
  mailbox TEXT NOT NULL,
  -- The first ten digits of the phone number, without a country code of 1; earlier requests are found by it.
  phone_digits TEXT NOT NULL,
  -- Why the request is in quarantine, or null.
  quarantine TEXT,
  -- When the family, or later the director, has to be answered.
  due_at INTEGER NOT NULL,
  -- The last call that nobody answered.
  tried_at INTEGER,
  contacted_at INTEGER,
  -- When staff left it to the director.
  director_at INTEGER,
  closed_at INTEGER,
  -- created_at of the last list that names it.
  listed_at INTEGER
) STRICT;

CREATE INDEX tour_request_received ON tour_request (received_at);
CREATE INDEX tour_request_content ON tour_request (content_hash, received_at);
CREATE INDEX tour_request_mailbox ON tour_request (mailbox);
CREATE INDEX tour_request_phone ON tour_request (phone_digits);
CREATE INDEX tour_request_open ON tour_request (tried_at, due_at)
  WHERE contacted_at IS NULL AND closed_at IS NULL AND director_at IS NULL AND quarantine IS NULL;
CREATE INDEX tour_request_quarantined ON tour_request (received_at)
  WHERE quarantine IS NOT NULL AND closed_at IS NULL;

CREATE TABLE status_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tour_request_id INTEGER NOT NULL REFERENCES tour_request (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  note TEXT NOT NULL,
  -- First name or initials, as typed.
  who TEXT NOT NULL,
  -- The reference of another request of the same family.
  other TEXT NOT NULL,
  -- created_at of the list that names it.
  listed_at INTEGER
) STRICT;
CREATE INDEX status_change_request ON status_change (tour_request_id);
CREATE INDEX status_change_listed ON status_change (listed_at);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt', 'list', 'owner')),
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

CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;
CREATE INDEX outbox_request ON outbox (tour_request_id);
CREATE INDEX outbox_kind ON outbox (kind, created_at);
CREATE INDEX outbox_rule ON outbox (rule, step) WHERE rule IS NOT NULL;
