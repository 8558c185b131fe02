-- A name can be given up and taken by somebody else. An author without an id has been deleted.
alter table team_notes add column author_id uuid references users on delete set null;
create index team_notes_author on team_notes (author_id);
