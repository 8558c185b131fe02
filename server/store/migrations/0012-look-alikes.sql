-- More letters count as look-alikes (contract/rules/user-name.ts), so the keys of names with them change. A
-- name keeps its key if another account has the new one. Its owner signs in with the address, and may choose
-- another name.
update users u set name_key = n.key from (
  select distinct on (key) id, key from (
    select id, registered_at, translate(
      -- The Armenian letter counted as an a before. No name with it has another one.
      case when name ~ '[աԱ]' then translate(name_key, 'a', 'w') else name_key end,
      'ьҽϝքԍꙇϳϻռσჿգᴦտѡყ', 'beffgijmnooqrswy') as key
    from users) k
  order by key, registered_at, id) n
where n.id = u.id and n.key <> u.name_key and not exists (select 1 from users o where o.id <> u.id and o.name_key = n.key);
