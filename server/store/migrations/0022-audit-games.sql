-- The game of an action, for the log of one game. Actions on the whole platform have none.
alter table audit add column game_id integer;
update audit a set game_id = case a.kind
  when 'game' then a.thing_id::integer
  when 'challenge' then (select game_id from challenges where id = a.thing_id::integer)
  when 'participation' then (select game_id from participations where id = a.thing_id::integer)
  when 'notice' then (select game_id from notices where id = a.thing_id::integer)
end
where a.kind in ('game', 'challenge', 'participation', 'notice') and a.thing_id ~ '^[0-9]{1,9}$';
create index audit_game on audit (game_id, seq) where game_id is not null;
