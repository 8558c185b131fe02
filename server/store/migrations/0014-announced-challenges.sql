-- The announced release: the value that opens_at had. The first process announces it, so that players get one
-- notice.
alter table challenges add column announced_at timestamptz;
create index challenges_untold on challenges (opens_at) where is_enabled and announced_at is distinct from opens_at;
