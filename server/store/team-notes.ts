import { statement, toTimestamp, type Sql } from './sql.ts'

interface TeamNoteRow {
  id: number
  at: number
  author: string
  text: string
}
interface AuthoredNote extends TeamNoteRow {
  /** Null: the account was deleted. */
  authorId: string | null
}
interface TeamMarkRow {
  at: number
  markedBy: string
}

/** Notes of organisers and monitors about a team in a game. */
export interface TeamNotes {
  /** The newest first. */
  list(participationId: number): Promise<TeamNoteRow[]>
  /** Returns whether the team has room for another one. */
  add(participationId: number, note: Omit<AuthoredNote, 'id'>): Promise<boolean>
  one(participationId: number, id: number): Promise<AuthoredNote | null>
  remove(participationId: number, id: number): Promise<void>
  markOf(participationId: number): Promise<TeamMarkRow | null>
  /** Null takes the mark away. */
  mark(participationId: number, mark: TeamMarkRow | null): Promise<void>
}

/** Bounds the list, because a page reads all notes of a team at once. */
const MOST_NOTES = 100

const LIST = statement(
  'teamNotes.list',
  'select id, at, author, text from team_notes where participation_id = $1 order by id desc',
)
const ADD = statement(
  'teamNotes.add',
  `insert into team_notes (participation_id, at, author, text, author_id) select $1, $2, $3, $4, $5
   where (select count(*) from team_notes where participation_id = $1) < ${MOST_NOTES}`,
)
const ONE = statement(
  'teamNotes.one',
  `select id, at, author, text, author_id as "authorId" from team_notes
   where participation_id = $1 and id = $2`,
)
const REMOVE = statement('teamNotes.remove', 'delete from team_notes where participation_id = $1 and id = $2')
const MARK_OF = statement(
  'teamNotes.markOf',
  'select at, marked_by as "markedBy" from team_marks where participation_id = $1',
)
const MARK = statement(
  'teamNotes.mark',
  `insert into team_marks (participation_id, at, marked_by) values ($1, $2, $3)
   on conflict (participation_id) do update set at = excluded.at, marked_by = excluded.marked_by`,
)
const UNMARK = statement('teamNotes.unmark', 'delete from team_marks where participation_id = $1')

export const teamNotesOn = (sql: Sql): TeamNotes => ({
  list: (participationId) => sql.many<TeamNoteRow>(LIST, [participationId]),
  add: async (participationId, { at, author, text, authorId }) =>
    (await sql.run(ADD, [participationId, toTimestamp(at), author, text, authorId])) > 0,
  one: (participationId, id) => sql.one<AuthoredNote>(ONE, [participationId, id]),
  remove: async (participationId, id) => {
    await sql.run(REMOVE, [participationId, id])
  },
  markOf: (participationId) => sql.one<TeamMarkRow>(MARK_OF, [participationId]),
  mark: async (participationId, mark) => {
    await (mark === null
      ? sql.run(UNMARK, [participationId])
      : sql.run(MARK, [participationId, toTimestamp(mark.at), mark.markedBy]))
  },
})
