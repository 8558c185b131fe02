-- A team without a captain is dissolved: what is left of it is its part in games that have ended.
alter table teams alter column captain_id drop not null;
