-- What a person names a session by when he ends it: of the token, not even the hash leaves the server.
-- A process of the version before still opens sessions without one, hence the default.
alter table sessions add column id uuid not null unique default gen_random_uuid();
