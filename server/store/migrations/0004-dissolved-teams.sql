-- A team without a captain is dissolved. Only its part in ended games remains.
alter table teams alter column captain_id drop not null;
