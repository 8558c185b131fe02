-- Counts the saves, so that the server can refuse a save that would overwrite that of another user.
alter table games add column version integer not null default 1;
alter table posts add column version integer not null default 1;

-- The uploads among the references that nothing links to yet. A new link takes one of them over, if there is
-- one.
alter table files add column loose integer not null default 0 check (loose >= 0);
update files f set loose = greatest(0, f.refs
  - (select count(*) from users where avatar_hash = f.hash)
  - (select count(*) from teams where avatar_hash = f.hash)
  - (select count(*) from games where poster_hash = f.hash));

create table challenges (
  id integer primary key generated always as identity,
  game_id integer not null references games on delete cascade,
  type text not null check (type in ('StaticAttachment', 'StaticContainer', 'DynamicAttachment', 'DynamicContainer')),
  title text not null,
  content text not null default '',
  tag text not null check (tag in ('Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Blockchain', 'Forensics', 'Hardware', 'Mobile', 'PPC')),
  hints text[] not null default '{}',
  flag_template text,
  is_enabled boolean not null default false,
  file_name text not null default 'attachment',
  container_image text not null default '',
  -- Memory and storage in MB, the CPU in tenths.
  memory_limit bigint not null default 64,
  cpu_count bigint not null default 1,
  storage_limit bigint not null default 256,
  container_expose_port integer not null default 80,
  privileged_container boolean not null default false,
  original_score integer not null default 500,
  min_score_rate double precision not null default 0.25,
  difficulty double precision not null default 5,
  version integer not null default 1,
  unique (id, game_id)
);
create index challenges_game on challenges (game_id, id);

create table flags (
  id integer primary key generated always as identity,
  challenge_id integer not null references challenges on delete cascade,
  flag text not null,
  -- Generated for one team when it opened the challenge. Organisers neither see nor remove such flags.
  is_generated boolean not null default false
);
create index flags_challenge on flags (challenge_id, id);

create table attachments (
  id integer primary key generated always as identity,
  challenge_id integer unique references challenges on delete cascade,
  flag_id integer unique references flags on delete cascade,
  type text not null check (type in ('Local', 'Remote')),
  -- Null: the file was deleted.
  file_hash char(64) references files on delete set null,
  -- The name of the file in this attachment only.
  name text,
  url text,
  check (num_nonnulls(challenge_id, flag_id) = 1),
  check ((type = 'Remote') = (url is not null) and (type = 'Local') = (name is not null))
);
create index attachments_file on attachments (file_hash);

-- The state of a participation in a challenge. The game is repeated here, so that both belong to the same
-- one.
create table instances (
  challenge_id integer not null,
  participation_id integer not null,
  game_id integer not null,
  -- Whether the team was assigned its flag. A removed flag is replaced by another one.
  is_loaded boolean not null default false,
  flag_id integer unique references flags on delete set null,
  primary key (challenge_id, participation_id),
  foreign key (challenge_id, game_id) references challenges (id, game_id) on delete cascade,
  foreign key (participation_id, game_id) references participations (id, game_id) on delete cascade
);
create index instances_participation on instances (participation_id);
