-- The address that a submission came from, and its number among those of the team for the challenge.
alter table submissions add column ip text, add column attempt integer;
update submissions s set attempt = n.attempt
  from (select id, row_number() over (partition by challenge_id, participation_id order by id) as attempt from submissions) n
  where n.id = s.id;

-- Finds the submissions of a challenge, and the last one of a team among them.
drop index submissions_challenge;
create index submissions_challenge on submissions (challenge_id, participation_id, attempt desc nulls last);
-- Without its condition the index also finds the submissions of a user.
drop index submissions_request;
create unique index submissions_request on submissions (user_id, request_key);
-- Leaves out wrong flags: they are the most, so the newest are found without it.
create index submissions_rare on submissions (game_id, status, at desc) where status <> 'WrongAnswer';

-- Some databases lack pg_trgm, or do not let this role add it. Without it a search reads all submissions of
-- the game.
do $$
begin
  create extension if not exists pg_trgm;
  execute 'create index submissions_words on submissions using gin (lower(answer || chr(10) || coalesce(ip, '''')) gin_trgm_ops)';
exception when others then
  raise notice 'searches of answers work without an index: %', sqlerrm;
end
$$;
