-- Challenges of the same game that a team must solve before this one opens for it.
alter table challenges add column prerequisites integer[] not null default '{}';
