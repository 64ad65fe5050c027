-- Every tour request asks how many receipts went out in the last hour.
CREATE INDEX outbox_receipt ON outbox (created_at) WHERE kind = 'receipt';
