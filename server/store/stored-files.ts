import type { FilePlaceKind, StoredFileSort } from '#contract/rules/stored-file.ts'
import type { FileRow } from './files.ts'
import { toLikePattern } from './like-pattern.ts'
import { statement, type Sql, type Statement } from './sql.ts'

/** `uses`: the number of things that link to it. */
export type StoredFileRow = Omit<FileRow, 'refs'> & { uses: number }
export interface FilePlaceRow {
  hash: string
  kind: FilePlaceKind
  name: string
  gameId: number | null
  challengeId: number | null
}

export interface StoredFileRows {
  list(hint: string, order: StoredFileSort, page: { count: number; skip: number }): Promise<StoredFileRow[]>
  total(hint: string): Promise<{ count: number; size: number }>
  /** The first `most` uses of each file. */
  places(hashes: readonly string[], most: number): Promise<FilePlaceRow[]>
}

const FOUND = 'lower(name) like lower($1) or hash like lower($2)'
const ordered = (name: StoredFileSort, order: string) =>
  statement(
    `storedFiles.list${name}`,
    `select hash, name, size, stored_at as "storedAt", greatest(refs - loose, 0) as uses
     from files where ${FOUND} order by ${order} limit $3 offset $4`,
  )
const LISTS: Readonly<Record<StoredFileSort, Statement>> = {
  Newest: ordered('Newest', 'stored_at desc, name, hash'),
  Largest: ordered('Largest', 'size desc, name, hash'),
  Name: ordered('Name', 'name, hash'),
}
const TOTAL = statement(
  'storedFiles.total',
  `select count(*) as count, coalesce(sum(size), 0)::bigint as size from files where ${FOUND}`,
)
const GIVEN = 'any($1::char(64)[])'
const PLACES = statement(
  'storedFiles.places',
  `select hash, kind, name, "gameId", "challengeId"
   from (
     select *, row_number() over (partition by hash order by kind, name, "gameId", "challengeId") as nth
     from (
       select avatar_hash as hash, 'Avatar' as kind, name, null::integer as "gameId",
         null::integer as "challengeId"
         from users where avatar_hash = ${GIVEN}
       union all select avatar_hash, 'TeamAvatar', name, null, null from teams where avatar_hash = ${GIVEN}
       union all select poster_hash, 'Poster', title, id, null from games where poster_hash = ${GIVEN}
       union all select a.file_hash, 'Attachment', c.title, c.game_id, c.id
         from attachments a join challenges c on c.id = a.challenge_id where a.file_hash = ${GIVEN}
       union all select a.file_hash, 'FlagAttachment', c.title, c.game_id, c.id
         from attachments a join flags f on f.id = a.flag_id join challenges c on c.id = f.challenge_id
         where a.file_hash = ${GIVEN}
       union all select p.writeup_hash, 'Writeup', t.name, p.game_id, null
         from participations p join teams t on t.id = p.team_id where p.writeup_hash = ${GIVEN}
       union all select value::char(64), 'Platform', '', null, null
         from settings where length(value) = 64 and value::char(64) = ${GIVEN}
     ) place
   ) numbered where nth <= $2 order by hash, nth`,
)

export const storedFilesOn = (sql: Sql): StoredFileRows => {
  const patterns = (hint: string) => [toLikePattern(hint), toLikePattern(hint).slice(1)]
  return {
    list: (hint, order, { count, skip }) =>
      sql.many<StoredFileRow>(LISTS[order], [...patterns(hint), count, skip]),
    total: async (hint) =>
      (await sql.one<{ count: number; size: number }>(TOTAL, patterns(hint))) ?? { count: 0, size: 0 },
    places: (hashes, most) =>
      hashes.length === 0 ? Promise.resolve([]) : sql.many<FilePlaceRow>(PLACES, [hashes, most]),
  }
}
