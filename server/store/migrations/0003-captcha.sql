-- Solutions that were used: each is valid once, in whichever process it arrives.
create table captcha_solutions (
  id char(64) primary key,
  expires_at timestamptz not null
);
