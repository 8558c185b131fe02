-- When players see a challenge, and until when its answers count. Null: no limit on that side.
alter table challenges add column opens_at timestamptz;
alter table challenges add column closes_at timestamptz;
