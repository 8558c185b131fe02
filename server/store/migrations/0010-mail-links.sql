-- Links in letters. Only the hash of a token is stored: whoever reads the database cannot make or use a link.
-- No reference to users: recovery stores a row for an unknown address too, so that its answer takes the same time.
create table mail_links (
  token_hash char(64) primary key,
  kind text not null check (kind in ('verify', 'reset', 'change-email')),
  user_id uuid not null,
  email text not null,
  -- The user's stamp when the letter was written. Every change of password or address ends the links from before.
  stamp text not null,
  expires_at timestamptz not null
);
create index mail_links_user on mail_links (user_id);
create index mail_links_expiry on mail_links (expires_at);

-- Keys come from a secret outside the database now.
delete from settings where key in ('Account:LinkKey', 'Hub:Key', 'Captcha:Key');
