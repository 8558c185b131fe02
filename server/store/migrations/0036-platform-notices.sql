-- Notices on every page of the platform, also those that are planned.
create table platform_notices (
  id integer generated always as identity primary key,
  content text not null,
  at timestamptz not null
);
create index platform_notices_at on platform_notices (at);
