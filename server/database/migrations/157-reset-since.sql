-- Since when an organisation's daily reset is as it is: a change acts from its next time on.
ALTER TABLE organisation ADD COLUMN reset_since INTEGER NOT NULL DEFAULT 0;
