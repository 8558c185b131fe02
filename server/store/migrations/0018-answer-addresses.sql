-- The address that an answer came from, and which answer of its team to its challenge it was.
alter table submissions add column ip text, add column attempt integer;
update submissions s set attempt = n.attempt
  from (select id, row_number() over (partition by challenge_id, participation_id order by id) as attempt from submissions) n
  where n.id = s.id;

-- It finds the answers of a challenge, and the last one of a team among them.
drop index submissions_challenge;
create index submissions_challenge on submissions (challenge_id, participation_id, attempt desc nulls last);
-- Without its condition it also finds the answers of a user.
drop index submissions_request;
create unique index submissions_request on submissions (user_id, request_key);
-- Most answers are wrong, so the newest wrong ones are found without it.
create index submissions_rare on submissions (game_id, status, at desc) where status <> 'WrongAnswer';

-- Not every PostgreSQL has pg_trgm, or lets this role add it. Without it a search reads all answers of the game.
do $$
begin
  create extension if not exists pg_trgm;
  execute 'create index submissions_words on submissions using gin (lower(answer || chr(10) || coalesce(ip, '''')) gin_trgm_ops)';
exception when others then
  raise notice 'searches of answers work without an index: %', sqlerrm;
end
$$;
