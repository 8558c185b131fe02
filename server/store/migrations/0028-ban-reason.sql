-- Why the organisers banned the team, for its members. Null: not banned, or they gave no reason.
alter table participations add column ban_reason text;
