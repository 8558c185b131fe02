-- Findings of the opening check that an organiser accepts, so that they no longer count as open.
create table accepted_findings (
  game_id integer not null references games on delete cascade,
  kind text not null,
  -- 0: the finding is about the whole game.
  challenge_id integer not null,
  detail text not null,
  accepted_by text not null,
  at timestamptz not null,
  primary key (game_id, kind, challenge_id, detail)
);
