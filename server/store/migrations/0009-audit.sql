-- Actions of organisers. A row is complete: it does not refer to an account, a game or a team, because they
-- may be deleted.
create table audit (
  -- Numbered without gaps in the order of the commits, in the transaction of the action itself.
  seq bigint primary key,
  at timestamptz not null,
  actor_id uuid not null,
  actor text not null,
  ip text not null,
  act text not null,
  kind text not null,
  thing_id text,
  thing text,
  -- A list of { field, before, after, isHidden }. A hidden field has neither value.
  changes json not null,
  -- The text of the search: names, address and changes, in lower case.
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

-- The text of the search in the platform log.
alter table logs add column words text generated always as (lower(message || chr(10) || coalesce(name, '') || chr(10) || ip)) stored;
-- Without this index, the first hundred entries of a rare level would be far down the table.
create index logs_level on logs (level, at desc, id desc);
