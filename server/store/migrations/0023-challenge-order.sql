-- The place of a challenge in the organisers' own order, which is also the players'. Those without one are last.
alter table challenges add column position integer;
