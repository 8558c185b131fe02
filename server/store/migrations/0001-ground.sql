-- Times are instants (timestamptz). A missing value is null and never an empty text, except for texts that
-- the wire shows as ''.

create table settings (
  key text primary key,
  value text not null
);

create table users (
  id uuid primary key,
  name text not null,
  -- The canonical forms of name and address are unique, so that look-alikes and other spellings cannot be two
  -- accounts.
  name_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  role text not null check (role in ('Banned', 'User', 'Monitor', 'Admin')),
  bio text not null default '',
  phone text,
  real_name text not null default '',
  std_number text not null default '',
  avatar_hash char(64),
  email_confirmed boolean not null default false,
  registered_at timestamptz not null,
  last_visit_at timestamptz not null,
  last_ip text not null default '0.0.0.0',
  stamp text not null
);

create table sessions (
  token_hash char(64) primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ip text not null,
  agent text not null,
  stamp text not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table posts (
  id char(8) primary key,
  title text not null,
  summary text not null,
  content text not null,
  is_pinned boolean not null,
  tags text[] not null,
  author_id uuid references users on delete set null,
  updated_at timestamptz not null
);
create index posts_order on posts (is_pinned desc, updated_at desc);

create table games (
  id integer primary key generated always as identity,
  title text not null,
  hidden boolean not null,
  summary text not null,
  content text not null,
  accept_without_review boolean not null,
  invite_code text,
  organizations text[],
  team_member_count_limit integer not null,
  container_count_limit integer not null,
  poster_hash char(64),
  public_key text not null,
  private_key text not null,
  practice_mode boolean not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  wpddl_at timestamptz not null,
  wp_note text not null,
  blood_bonus bigint not null
);
create index games_start on games (start_at desc) where not hidden;

create table teams (
  id integer primary key generated always as identity,
  name text not null,
  bio text,
  avatar_hash char(64),
  locked boolean not null default false,
  invite_token char(32) not null,
  captain_id uuid not null references users,
  created_at timestamptz not null
);
create index teams_captain on teams (captain_id);

create table team_members (
  team_id integer not null references teams on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (team_id, user_id)
);
create index team_members_user on team_members (user_id);

create table participations (
  id integer primary key generated always as identity,
  game_id integer not null references games on delete cascade,
  team_id integer not null references teams on delete cascade,
  status text not null check (status in ('Pending', 'Accepted', 'Rejected', 'Suspended')),
  organization text,
  token text not null,
  created_at timestamptz not null,
  unique (game_id, team_id),
  unique (id, game_id)
);
create index participations_team on participations (team_id);

-- The game is repeated here, so that the database itself keeps a user to one team in a game.
create table participation_members (
  participation_id integer not null,
  game_id integer not null,
  user_id uuid not null references users on delete cascade,
  primary key (game_id, user_id),
  foreign key (participation_id, game_id) references participations (id, game_id) on delete cascade
);
create index participation_members_participation on participation_members (participation_id);
create index participation_members_user on participation_members (user_id);

create table notices (
  id integer primary key generated always as identity,
  game_id integer not null references games on delete cascade,
  type text not null check (type in ('Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'NewHint', 'NewChallenge')),
  content text not null,
  at timestamptz not null
);
create index notices_game on notices (game_id, at desc, id desc);

create table logs (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  level text not null check (level in ('Information', 'Warning', 'Error', 'Fatal')),
  status text check (status in ('Pending', 'Success', 'Failed', 'Duplicate', 'Denied', 'NotFound', 'Exit')),
  name text,
  ip text not null,
  message text not null,
  source text not null
);
create index logs_order on logs (at desc, id desc);

-- Stored files by the SHA-256 of their bytes. The bytes themselves are outside of the database.
create table files (
  hash char(64) primary key,
  name text not null,
  size bigint not null,
  refs integer not null check (refs >= 0),
  stored_at timestamptz not null
);
