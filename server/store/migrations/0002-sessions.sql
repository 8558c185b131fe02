-- The public id by which a user ends a session. Not even the hash of the token leaves the server. The default
-- is for processes of the previous version, which still open sessions without an id.
alter table sessions add column id uuid not null unique default gen_random_uuid();
