-- One row that is written again and again, so that a database that cannot be written is noticed before a family meets it.
CREATE TABLE proof_of_writing (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  written_at INTEGER NOT NULL
) STRICT;

-- Where mail to the family ends up, whatever is written after a plus sign; receipts are counted by it.
ALTER TABLE tour_request ADD COLUMN mailbox TEXT;
CREATE INDEX tour_request_mailbox ON tour_request (mailbox) WHERE mailbox IS NOT NULL;

-- Notices of the last hour are counted for each request.
CREATE INDEX outbox_notice ON outbox (created_at) WHERE kind = 'notice';

-- A digest that much the same messages share, or null where a message is too short to tell.
ALTER TABLE tour_request ADD COLUMN message_shape BLOB;
CREATE INDEX tour_request_shape ON tour_request (message_shape, received_at) WHERE message_shape IS NOT NULL;
