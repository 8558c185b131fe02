-- The first index finds teams that share an address, the second the actions on one thing.
create index submissions_ip on submissions (game_id, ip, participation_id) where ip is not null;
create index audit_thing on audit (kind, thing_id, seq);
