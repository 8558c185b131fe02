-- What organisers have made of two teams that may have worked together. A pair without a row was not looked at.
create table pair_states (
  one_id integer not null references participations on delete cascade,
  other_id integer not null references participations on delete cascade,
  state text not null,
  at timestamptz not null,
  set_by text not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index pair_states_other on pair_states (other_id);
-- The organiser who banned the team. Null: it is not banned, or it was banned before this column.
alter table participations add column banned_by text;
