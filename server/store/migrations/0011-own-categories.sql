-- Labels and colours that a game gives to categories: a list of tag, label and colour. A tag that is not in
-- it has the built-in ones.
alter table games add column categories jsonb not null default '[]';
