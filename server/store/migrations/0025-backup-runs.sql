-- The last run of each kind that succeeded, and the last that did not. Admins see them.
create table backup_runs (
  kind text not null check (kind in ('Backup', 'Trial')),
  succeeded boolean not null,
  started_at timestamptz not null,
  took_ms bigint not null,
  bytes bigint not null,
  said text,
  primary key (kind, succeeded)
);
-- For the last results of emails and of containers among many other entries.
create index logs_mail on logs (status, at desc) where source = 'mail';
create index logs_container on logs (status, at desc) where source = 'container';
