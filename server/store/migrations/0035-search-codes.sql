-- The numbers of all single characters and pairs in a text. They replace the texts of `answer_grams`, because an
-- index sorts numbers for half the price, which pays for the second index. Must match `codesOf` of the server.
-- A restore drops the tables of its platform and makes them anew, and finds the function.
create or replace function search_codes(text) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  codes bigint[] := '{}';
  single text;
  code bigint;
  before bigint := 0;
begin
  foreach single in array string_to_array($1, null) loop
    code := ascii(single);
    codes := codes || code || ((before << 21) | code);
    before := code;
  end loop;
  return codes;
end
$$;
drop index if exists submissions_grams;
drop function if exists answer_grams(text);
-- New rows wait in a list that every search reads. It is small, so that a search stays cheap while flags arrive.
create index submissions_codes on submissions
  using gin (search_codes(lower(answer || chr(10) || coalesce(ip, '')))) with (gin_pending_list_limit = 128);
create index events_codes on events
  using gin (search_codes(lower(content))) with (gin_pending_list_limit = 128);
