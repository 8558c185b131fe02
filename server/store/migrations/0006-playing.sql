-- A transaction that changes the board of a game locks the row of the game and takes the next number. So
-- numbers have no gaps, and their order is that of the commits.
alter table games add column board_seq bigint not null default 0;
create table board_facts (
  game_id integer not null references games on delete cascade,
  seq bigint not null,
  fact jsonb not null,
  primary key (game_id, seq)
);

alter table participations
  add column writeup_hash char(64) references files on delete set null,
  add column writeup_name text,
  add column writeup_at timestamptz;
create index participations_writeup on participations (writeup_hash);

create table submissions (
  id integer primary key generated always as identity,
  game_id integer not null,
  challenge_id integer not null,
  participation_id integer not null,
  user_id uuid references users on delete set null,
  answer text not null,
  -- A submission is judged in the transaction that stores it.
  status text not null check (status in ('Accepted', 'WrongAnswer', 'NotFound', 'CheatDetected')),
  at timestamptz not null,
  -- The client's key of this attempt, so that it is judged once however often it is sent.
  request_key text,
  foreign key (challenge_id, game_id) references challenges (id, game_id) on delete cascade,
  foreign key (participation_id, game_id) references participations (id, game_id) on delete cascade
);
create index submissions_game on submissions (game_id, at desc, id desc);
create index submissions_participation on submissions (participation_id);
create index submissions_challenge on submissions (challenge_id);
create unique index submissions_request on submissions (user_id, request_key) where request_key is not null;

-- The first accepted submission of a team, also in practice after the end. Its time and the end of the game
-- decide whether it counts.
create table solves (
  challenge_id integer not null,
  participation_id integer not null,
  game_id integer not null,
  submission_id integer not null references submissions on delete cascade,
  user_id uuid references users on delete set null,
  -- Later than every earlier solve of the challenge, so that two teams are never first. A solve before the
  -- end of the game stays before it.
  at timestamptz not null,
  primary key (challenge_id, participation_id),
  foreign key (challenge_id, game_id) references challenges (id, game_id) on delete cascade,
  foreign key (participation_id, game_id) references participations (id, game_id) on delete cascade
);
create index solves_game on solves (game_id, at);
create index solves_challenge on solves (challenge_id, at);
create index solves_participation on solves (participation_id);
create index solves_submission on solves (submission_id);

create table events (
  id integer primary key generated always as identity,
  game_id integer not null references games on delete cascade,
  type text not null check (type in ('ContainerStart', 'ContainerDestroy', 'FlagSubmit', 'CheatDetected')),
  content text not null,
  at timestamptz not null,
  user_id uuid references users on delete set null,
  team_id integer references teams on delete set null
);
create index events_game on events (game_id, at desc, id desc);
create index events_team on events (team_id);

create table cheats (
  submission_id integer primary key references submissions on delete cascade,
  game_id integer not null references games on delete cascade,
  -- The owner of the flag. The submission has the team that sent it.
  owner_id integer not null references participations on delete cascade
);
create index cheats_game on cheats (game_id);
create index cheats_owner on cheats (owner_id);

-- Judging searches each submission among the flags of its challenge: the written ones, and those assigned to
-- other teams.
create index flags_text on flags (challenge_id, flag);
