-- How submissions are compared with the flags of a static challenge.
alter table challenges add column flag_match text not null default 'Exact'
  check (flag_match in ('Exact', 'AnyCase', 'Pattern'));
-- A team must submit each of the flags. False: any one of them.
alter table challenges add column needs_all_flags boolean not null default false;

-- The flags that a team has submitted to a challenge that needs all of them.
create table found_flags (
  flag_id integer not null references flags on delete cascade,
  participation_id integer not null references participations on delete cascade,
  submission_id integer not null references submissions on delete cascade,
  primary key (participation_id, flag_id)
);
create index found_flags_flag on found_flags (flag_id);
create index found_flags_submission on found_flags (submission_id);
