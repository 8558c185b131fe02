-- Containers from the wish for them on, and until the runtime has let them go. A row is there before the runtime is asked and outlives what it is of,
-- so nothing refers to a game or a challenge that may be deleted: whatever runs can be told from what should not run any more.
create table containers (
  guid uuid primary key,
  id bigint not null generated always as identity,
  game_id integer not null,
  challenge_id integer not null,
  -- Both null for an organiser's own try.
  participation_id integer,
  team_id integer,
  -- Who asked for it, and from where.
  user_id uuid not null,
  ip text not null,
  asked_at timestamptz not null,
  -- Its place in line, before the time: a team's second wish has a higher one than its first, and nobody who comes later has a lower one than all.
  turn bigint not null,
  phase text not null check (phase in ('Queued', 'Pulling', 'Creating', 'Running', 'Leaving')),
  -- What it is made of, as it was when it was asked for.
  image text not null,
  port integer not null,
  flag text,
  memory_limit bigint not null,
  cpu_count bigint not null,
  storage_limit bigint not null,
  privileged boolean not null,
  -- Where it is, once it runs.
  runtime_id text,
  host text,
  host_port integer,
  public_host text,
  public_port integer,
  started_at timestamptz,
  expect_stop_at timestamptz,
  -- Which process has it in hand, and until when that is believed of it.
  lease_by uuid,
  lease_until timestamptz,
  check ((phase = 'Running') <= (runtime_id is not null and host is not null and host_port is not null and expect_stop_at is not null))
);
create unique index containers_own on containers (participation_id, challenge_id) where phase <> 'Leaving';
create unique index containers_test on containers (challenge_id) where participation_id is null and phase <> 'Leaving';
create index containers_waiting on containers (turn, asked_at, id) where phase in ('Queued', 'Pulling', 'Creating');
create index containers_leaving on containers (lease_until) where phase = 'Leaving';

-- When the team last started or destroyed its container of the challenge.
alter table instances add column acted_at timestamptz;

-- What one process does for all of them.
create table leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
