-- Notices that are not for all, or not yet. A notice for all moves to `notices` when it comes out.
create table addressed_notices (
  -- From the ids of `notices`, because clients keep both in one list.
  id integer primary key default nextval(pg_get_serial_sequence('notices', 'id')),
  game_id integer not null references games on delete cascade,
  type text not null,
  content text not null,
  -- When it comes out, in the time of the game, or when it came out.
  at timestamptz not null,
  -- Null: for all.
  participations integer[],
  is_out boolean not null,
  check (not is_out or participations is not null)
);
create index addressed_notices_of_game on addressed_notices (game_id);
create index addressed_notices_planned on addressed_notices (at) where not is_out;
