-- Emails of admins to many users.
create table letters (
  id uuid primary key,
  subject text not null,
  content text not null,
  language text not null,
  writer text not null,
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create index letters_time on letters (created_at);
create table letter_receivers (
  letter_id uuid not null references letters on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- `Sending` is stored before the attempt, so that no email is sent twice after a kill.
  state text not null default 'Waiting' check (state in ('Waiting', 'Sending', 'Sent', 'Failed', 'Dropped')),
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (letter_id, user_id)
);
create index letter_receivers_user on letter_receivers (user_id);
create index letter_receivers_due on letter_receivers (due_at) where state = 'Waiting';
