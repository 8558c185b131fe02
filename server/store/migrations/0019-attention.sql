-- Causes in a game, stored because all who watch it must see the same.
create table attention (
  game_id integer not null references games on delete cascade,
  key text not null,
  -- The cause as it was found last.
  cause jsonb not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  -- The name of the organiser who takes care of it.
  taken_by text,
  snoozed_until timestamptz,
  primary key (game_id, key)
);
-- The time of the team's last failed start of the container. Null: one has succeeded since.
alter table instances add column failed_at timestamptz;
create index instances_failed on instances (game_id) where failed_at is not null;
create index containers_game on containers (game_id);
create index participations_pending on participations (game_id) where status = 'Pending';
