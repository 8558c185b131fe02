-- What organisers and monitors write about a team in a game. Players never see it.
create table team_notes (
  id integer primary key generated always as identity,
  participation_id integer not null references participations on delete cascade,
  at timestamptz not null,
  author text not null,
  text text not null
);
create index team_notes_participation on team_notes (participation_id, id);
-- Somebody has looked at the team.
create table team_marks (
  participation_id integer primary key references participations on delete cascade,
  at timestamptz not null,
  marked_by text not null
);
