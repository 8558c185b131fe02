-- Solved pieces of work: each is good once, whichever process it was shown to.
create table captcha_solutions (
  id char(64) primary key,
  expires_at timestamptz not null
);
