-- Wrong flags that a team may submit to a challenge. 0: any number.
alter table challenges add column attempt_limit integer not null default 0;
