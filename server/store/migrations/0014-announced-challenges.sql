-- The release that players were told of: the value that opens_at had. A release is told once, by whichever process is first.
alter table challenges add column announced_at timestamptz;
create index challenges_untold on challenges (opens_at) where is_enabled and announced_at is distinct from opens_at;
