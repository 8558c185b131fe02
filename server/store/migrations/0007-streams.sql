-- Pushed items are numbered for each stream, in the transaction that creates them. So numbers have no gaps,
-- and their order is that of the commits. The row of the game or of the participation is locked for it.
alter table games
  add column notice_seq bigint not null default 0,
  add column monitor_seq bigint not null default 0,
  -- The public sees no solves from this time on, until the reveal.
  add column freeze_at timestamptz,
  add column revealed_at timestamptz;
alter table participations add column team_seq bigint not null default 0;

-- The time of the solve that the notice reports, because a freeze hides both together.
alter table notices add column solved_at timestamptz;
update notices set solved_at = at where type in ('FirstBlood', 'SecondBlood', 'ThirdBlood');

-- The changes of a game's notices. Only the id of the notice is stored here, so that a deleted or hidden
-- notice is not sent any more.
create table notice_items (
  game_id integer not null references games on delete cascade,
  seq bigint not null,
  kind text not null check (kind in ('added', 'changed', 'removed')),
  notice_id integer not null,
  primary key (game_id, seq)
);
insert into notice_items (game_id, seq, kind, notice_id)
  select game_id, row_number() over (partition by game_id order by at, id), 'added', id from notices;
update games g set notice_seq = (select count(*) from notice_items i where i.game_id = g.id);

-- Items of monitors are numbered where they are stored anyway. The numbers of deleted rows are missing.
alter table events add column seq bigint;
alter table submissions add column seq bigint, add column team_seq bigint;
alter table cheats add column seq bigint;
create temporary table numbered on commit drop as
  select game_id, turn, id, row_number() over (partition by game_id order by at, turn, id) as seq
  from (
    select game_id, case type when 'FlagSubmit' then 1 when 'CheatDetected' then 2 else 0 end as turn, id, at from events
    union all
    select game_id, 3, id, at from submissions
    union all
    select h.game_id, 4, h.submission_id, s.at from cheats h join submissions s on s.id = h.submission_id
  ) told;
update events e set seq = n.seq from numbered n where n.turn < 3 and n.id = e.id;
update submissions s set seq = n.seq from numbered n where n.turn = 3 and n.id = s.id;
update cheats h set seq = n.seq from numbered n where n.turn = 4 and n.id = h.submission_id;
update games g set monitor_seq = (select count(*) from numbered n where n.game_id = g.id);
create unique index events_seq on events (game_id, seq);
create unique index submissions_seq on submissions (game_id, seq);
create unique index cheats_seq on cheats (game_id, seq);

-- Items of a team. The verdicts are numbered at the submissions, all other items here.
update submissions s set team_seq = n.seq
  from (select id, row_number() over (partition by participation_id order by id) as seq from submissions) n where n.id = s.id;
update participations p set team_seq = (select count(*) from submissions s where s.participation_id = p.id);
create unique index submissions_team_seq on submissions (participation_id, team_seq);
drop index submissions_participation;
create table team_items (
  participation_id integer not null references participations on delete cascade,
  seq bigint not null,
  item jsonb not null,
  primary key (participation_id, seq)
);

create table log_counter (
  is_only boolean primary key default true check (is_only),
  seq bigint not null
);
alter table logs add column seq bigint;
update logs l set seq = n.seq from (select id, row_number() over (order by id) as seq from logs) n where n.id = l.id;
alter table logs alter column seq set not null;
create unique index logs_seq on logs (seq);
insert into log_counter (seq) select count(*) from logs;
