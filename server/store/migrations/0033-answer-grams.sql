-- All pieces of one and two characters in a text. An index on them finds any text, also one that is too short
-- for pg_trgm, or in a script that pg_trgm does not know.
-- A restore drops the tables of its platform and makes them anew, and finds the function.
create or replace function answer_grams(text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr($1, i, n) from generate_series(1, length($1)) i, generate_series(1, 2) n)
$$;
drop index if exists submissions_words;
-- New submissions wait in a list that every search reads. It is small, so that a search stays cheap while
-- flags arrive.
create index submissions_grams on submissions
  using gin (answer_grams(lower(answer || chr(10) || coalesce(ip, '')))) with (gin_pending_list_limit = 128);

-- With these operators the index also finds the beginning of an address, in a database of any collation.
drop index submissions_ip;
create index submissions_ip on submissions (game_id, ip text_pattern_ops, participation_id) where ip is not null;
