-- Links in emails. Only the hash of a token is stored, so that a reader of the database cannot create or use
-- a link. No reference to users: recovery stores a row for an unknown address too, so that its response takes
-- the same time.
create table mail_links (
  token_hash char(64) primary key,
  kind text not null check (kind in ('verify', 'reset', 'change-email')),
  user_id uuid not null,
  email text not null,
  -- The user's stamp when the email was stored. Every change of password or address ends earlier links.
  stamp text not null,
  expires_at timestamptz not null
);
create index mail_links_user on mail_links (user_id);
create index mail_links_expiry on mail_links (expires_at);

-- Keys are derived from a secret outside of the database instead.
delete from settings where key in ('Account:LinkKey', 'Hub:Key', 'Captcha:Key');
