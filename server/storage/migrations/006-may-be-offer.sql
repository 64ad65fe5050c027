-- 1 where words or links read like an offer: staff see a label, and the family is told of like any other.
ALTER TABLE tour_request ADD COLUMN may_be_offer INTEGER NOT NULL DEFAULT 0;

-- Earlier versions held requests for their words, by several reasons.
UPDATE tour_request SET quarantine = 'words' WHERE quarantine NOT IN ('honeypot', 'limit');
