-- When a family last sent the same request again while it waited for a call, and how often they did.
ALTER TABLE tour_request ADD COLUMN again_at INTEGER;
ALTER TABLE tour_request ADD COLUMN again_count INTEGER NOT NULL DEFAULT 0;
