-- Players see the challenge and may submit flags between these times. Null: no limit on that side.
alter table challenges add column opens_at timestamptz;
alter table challenges add column closes_at timestamptz;
