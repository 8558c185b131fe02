-- Organisers rehearse a game in a hidden copy of it, so that nothing of a rehearsal is in the rows of the game.
create table rehearsals (
  game_id integer primary key references games on delete cascade,
  copy_id integer not null unique references games on delete cascade,
  -- Has no captain, as a dissolved team, so that no list of teams has it.
  team_id integer not null references teams on delete cascade,
  -- Of the game when it was copied. Another digest means that organisers have changed the game since.
  digest char(64) not null
);
