-- The organisers' reason for a ban, for the members of the team. Null: not banned, or they gave no reason.
alter table participations add column ban_reason text;
