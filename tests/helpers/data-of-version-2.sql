PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
  -- created_at of the last digest that lists it.
  digested_at INTEGER
, listed_at INTEGER) STRICT;
INSERT INTO tour_request VALUES(1,'KXS5-2P5M',1796148000000,'en','Ana Pérez','1 Main St',' ana@example.net ','(559) 555-0199','My mother is 82.',X'096e3192359c932cd27f916fcfc2b0c3b53475cddb56aa49fe7ca48a893b570a','ana@example.net','5595550199',NULL,1796234400000,NULL,NULL,NULL,NULL,NULL,1796227200000);
INSERT INTO tour_request VALUES(2,'XXCE-1GFY',1796148000000,'es','Waiting','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'0600425c5e1410d9a9b948d5d25270e00570fc7bfe1cf265f91e63865f50965e','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199',NULL,1796234400000,NULL,NULL,NULL,NULL,NULL,1796227200000);
INSERT INTO tour_request VALUES(3,'ANW1-W0ZM',1796148000000,'en','Tried','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'e78b77e0da3ebc0cb69b68f3418ad8bcfc677cf0bc531d1f153d5f7f4d3bfa75','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199',NULL,1796234400000,1796148000000,NULL,NULL,NULL,NULL,1796227200000);
INSERT INTO tour_request VALUES(4,'FTQZ-V1KY',1796148000000,'en','Reached','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'519c68ffc68816160dd2acc6a1b2bda0f91ef39848c7e75cecd5cd1c8189f3f2','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199',NULL,1796234400000,NULL,1796148000000,NULL,NULL,NULL,NULL);
INSERT INTO tour_request VALUES(5,'XP0F-2S10',1796148000000,'en','Director','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'5c42e573ab6e848fbbd4debbca733219f0378e689b1f9a1c7ae921b87ca838f9','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199',NULL,1796234400000,NULL,NULL,1796148000000,NULL,NULL,1796227200000);
INSERT INTO tour_request VALUES(6,'BTJW-6BZ1',1796148000000,'en','Held','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'f91bd92ffff1c6d046da349d16a2a8eb92d1dddb7385373fff18e2b65f782b9d','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199','limit',1796234400000,NULL,NULL,NULL,NULL,NULL,1796227200000);
INSERT INTO tour_request VALUES(7,'5CJ2-2CRZ',1796148000000,'en','Closed','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'c19eb3b548c5898b117b99b1e2c9b3443682f3b10a54749cf38ca1c20095320d','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199',NULL,1796234400000,NULL,NULL,NULL,1796148000000,NULL,NULL);
INSERT INTO tour_request VALUES(8,'C555-K94R',1796227200000,'en','Late','1 Main St','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','(559) 555-0199','My mother is 82.',X'c9a9b39da032c23afc4ea3c1118747234af24945e7ade32cd4c5fb3e5d6be237','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@example.net','5595550199',NULL,1796256000000,NULL,NULL,NULL,NULL,NULL,NULL);
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
  -- created_at of the digest that names it.
  digested_at INTEGER
, listed_at INTEGER) STRICT;
INSERT INTO status_change VALUES(1,3,'no-answer',1796148000000,'left a message','Luz','',NULL,1796227200000);
INSERT INTO status_change VALUES(2,4,'contacted',1796148000000,'','Luz','',NULL,1796227200000);
INSERT INTO status_change VALUES(3,5,'director',1796148000000,'','','',NULL,1796227200000);
INSERT INTO status_change VALUES(4,7,'cancelled',1796148000000,'','','',NULL,1796227200000);
CREATE TABLE IF NOT EXISTS "outbox" (
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
INSERT INTO outbox VALUES(1,'notice',1,'desk@example.org',1796148000000,1796148030000,1,1796148000000,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES(2,'receipt',1,NULL,1796148000000,1796148030000,1,1796148000000,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES(3,'notice',2,'desk@example.org',1796148000000,1796148030000,1,1796148000000,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES(5,'notice',3,'desk@example.org',1796148000000,1796148030000,1,1796148000000,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES(9,'list',NULL,'desk@example.org',1796227200000,1796227230000,1,1796227200000,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES(10,'notice',8,'desk@example.org',1796227200000,1796227200000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES(11,'receipt',8,NULL,1796227200000,1796227200000,0,NULL,NULL,NULL,NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('outbox',11);
INSERT INTO sqlite_sequence VALUES('tour_request',8);
INSERT INTO sqlite_sequence VALUES('status_change',4);
CREATE INDEX tour_request_received ON tour_request (received_at);
CREATE INDEX tour_request_content ON tour_request (content_hash, received_at);
CREATE INDEX tour_request_mailbox ON tour_request (mailbox);
CREATE INDEX tour_request_phone ON tour_request (phone_digits);
CREATE INDEX tour_request_open ON tour_request (tried_at, due_at)
  WHERE contacted_at IS NULL AND closed_at IS NULL AND director_at IS NULL AND quarantine IS NULL;
CREATE INDEX tour_request_quarantined ON tour_request (received_at)
  WHERE quarantine IS NOT NULL AND closed_at IS NULL;
CREATE INDEX status_change_request ON status_change (tour_request_id);
CREATE INDEX status_change_digested ON status_change (digested_at);
CREATE INDEX status_change_listed ON status_change (listed_at);
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;
CREATE INDEX outbox_request ON outbox (tour_request_id);
CREATE INDEX outbox_kind ON outbox (kind, created_at);
CREATE INDEX outbox_rule ON outbox (rule, step) WHERE rule IS NOT NULL;
COMMIT;
PRAGMA user_version = 2;
