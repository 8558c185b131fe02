-- Containers, from the request until the runtime has removed them. The row exists before the container, and
-- outlives its game and challenge. So nothing refers to those, and the server can tell which containers
-- should not run any more.
create table containers (
  guid uuid primary key,
  id bigint not null generated always as identity,
  game_id integer not null,
  challenge_id integer not null,
  -- Both are null for an organiser's test container.
  participation_id integer,
  team_id integer,
  -- The user who requested it, and their address.
  user_id uuid not null,
  ip text not null,
  asked_at timestamptz not null,
  -- The position in the queue, before the time: a team's second request has a higher one than its first, and
  -- no later request has a lower one than all others.
  turn bigint not null,
  phase text not null check (phase in ('Queued', 'Pulling', 'Creating', 'Running', 'Leaving')),
  -- The settings of the container at the time of the request.
  image text not null,
  port integer not null,
  flag text,
  memory_limit bigint not null,
  cpu_count bigint not null,
  storage_limit bigint not null,
  privileged boolean not null,
  -- The address of the container, null until it runs.
  runtime_id text,
  host text,
  host_port integer,
  public_host text,
  public_port integer,
  started_at timestamptz,
  expect_stop_at timestamptz,
  -- The process that works on it, and the time until which others believe that.
  lease_by uuid,
  lease_until timestamptz,
  check ((phase = 'Running') <= (runtime_id is not null and host is not null and host_port is not null and expect_stop_at is not null))
);
create unique index containers_own on containers (participation_id, challenge_id) where phase <> 'Leaving';
create unique index containers_test on containers (challenge_id) where participation_id is null and phase <> 'Leaving';
create index containers_waiting on containers (turn, asked_at, id) where phase in ('Queued', 'Pulling', 'Creating');
create index containers_leaving on containers (lease_until) where phase = 'Leaving';

-- The last time that the team started or destroyed its container of the challenge.
alter table instances add column acted_at timestamptz;

-- Tasks that one process does for all of them.
create table leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
