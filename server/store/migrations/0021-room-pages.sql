-- The teams that share an address, and what organisers did to one thing.
create index submissions_ip on submissions (game_id, ip, participation_id) where ip is not null;
create index audit_thing on audit (kind, thing_id, seq);
