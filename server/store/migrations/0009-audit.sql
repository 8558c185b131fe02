-- What organisers did. A row says all there is to say: nothing in it refers to an account, a game or a team, which may be deleted.
create table audit (
  -- Counted without holes, in the order of the commits; taken in the transaction of the act itself.
  seq bigint primary key,
  at timestamptz not null,
  actor_id uuid not null,
  actor text not null,
  ip text not null,
  act text not null,
  kind text not null,
  thing_id text,
  thing text,
  -- A list of { field, before, after, isHidden }. What is hidden has neither.
  changes json not null,
  -- What a search looks through: names, address and what changed, in lower case.
  words text not null
);
create index audit_act on audit (act, seq);
create index audit_kind on audit (kind, seq);
create index audit_actor on audit (actor, seq);
create index audit_at on audit (at);
create table audit_counter (
  seq bigint not null
);
insert into audit_counter (seq) values (0);

-- The same for the platform's log.
alter table logs add column words text generated always as (lower(message || chr(10) || coalesce(name, '') || chr(10) || ip)) stored;
-- Of the levels that are rare it would be a long way down to the first hundred.
create index logs_level on logs (level, at desc, id desc);
