-- Emails that wait. No token and no link: the link is created when the email is sent, from a key outside of
-- the database. No reference to users: recovery stores a row for an unknown address too, so that its response
-- takes the same time.
create table emails (
  id uuid primary key,
  kind text not null check (kind in ('verify', 'reset', 'change-email')),
  user_id uuid not null,
  address text not null,
  language text not null,
  -- The origin of links if the operator has set no public address.
  origin text not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- The process that sends it. After this time another one takes it over.
  held_by uuid,
  held_until timestamptz
);
create index emails_due on emails (due_at);
create index emails_kind on emails (kind);
create index emails_expiry on emails (expires_at);
