import { columnOf, namesOf } from '#contract/fields/field.ts'
import { GAME } from '#contract/fields/game.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { Freeze } from '#contract/rules/freeze.ts'
import { assignmentsOf } from './field-columns.ts'
import { insertReturningId } from './insert-returning-id.ts'
import { IS_NO_REHEARSAL } from './rehearsals.ts'
import { toTimestamp, toTimestampOrNull, statement, type Sql } from './sql.ts'
import { batchLoader } from '#server/base/batch-loader.ts'

export interface Game {
  id: number
  title: string
  hidden: boolean
  summary: string
  content: string
  acceptWithoutReview: boolean
  inviteCode: string | null
  organizations: string[] | null
  /** 0: no limit. */
  teamMemberCountLimit: number
  /** 0: no limit. */
  containerCountLimit: number
  posterHash: string | null
  /** 32 bytes in Base64. The private key has its own query, so that no list or view contains it. */
  publicKey: string
  practiceMode: boolean
  startAt: number
  endAt: number
  /** The writeup deadline. The name is that of the wire. */
  wpddlAt: number
  wpNote: string
  /** The start of the pause. Null: the game is not paused. */
  pausedAt: number | null
  /** Three numbers of ten bits, in thousandths. */
  bloodBonus: number
  /** Counts the saves. */
  version: number
}
export type BasicGame = Pick<
  Game,
  'id' | 'title' | 'summary' | 'posterHash' | 'teamMemberCountLimit' | 'startAt' | 'endAt' | 'pausedAt'
>
export type NewGame = Omit<Game, 'id' | 'version' | 'pausedAt'> & { privateKey: string }
/** The fields that a save replaces. The keys never change, and the poster has its own call. */
export type GameFields = Omit<Game, 'id' | 'version' | 'pausedAt' | 'posterHash' | 'publicKey'>

export type StoredSchedule = Pick<Game, 'startAt' | 'endAt' | 'wpddlAt' | 'pausedAt'> & Freeze

export interface Games {
  /** Visible games, latest start first. */
  listVisible(page: { count: number; skip: number }): Promise<BasicGame[]>
  byId(id: number): Promise<Game | null>
  exists(id: number): Promise<boolean>
  /** Includes hidden games, but no rehearsals. */
  count(): Promise<number>
  /** All games without rehearsals, newest first. */
  list(page: { count: number; skip: number }): Promise<Game[]>
  create(game: NewGame): Promise<number>
  /**
   * Locks the game until the transaction ends: no other transaction can change it, join it or change its
   * challenges.
   */
  lock(id: number): Promise<Game | null>
  /** Replaces all fields and increases the version. */
  update(id: number, fields: GameFields): Promise<void>
  /** Increases the version, so that no open form sets the times back. */
  setSchedule(id: number, times: StoredSchedule): Promise<void>
  /** Returns the previous hash. */
  setPoster(id: number, hash: string | null): Promise<string | null>
  delete(id: number): Promise<void>
  privateKeyOf(id: number): Promise<string | null>
  /** Null: there is no such game. */
  freezeOf(id: number): Promise<Freeze | null>
  setFreeze(id: number, freeze: Freeze): Promise<void>
  /** Null: there is no such game. */
  categoriesOf(id: number): Promise<OwnCategory[] | null>
  setCategories(id: number, categories: readonly OwnCategory[]): Promise<void>
}

const BASIC = `id, title, summary, poster_hash as "posterHash",
  team_member_count_limit as "teamMemberCountLimit", start_at as "startAt", end_at as "endAt",
  paused_at as "pausedAt"`
const LIST_VISIBLE = statement(
  'games.listVisible',
  `select ${BASIC} from games where not hidden order by start_at desc, id desc limit $1 offset $2`,
)
const ALL = `${BASIC}, hidden, content, accept_without_review as "acceptWithoutReview",
  invite_code as "inviteCode", organizations, container_count_limit as "containerCountLimit",
  public_key as "publicKey", practice_mode as "practiceMode", wpddl_at as "wpddlAt", wp_note as "wpNote",
  blood_bonus as "bloodBonus", version`
const BY_ID = statement('games.byId', `select ${ALL} from games where id = any($1::integer[])`)
const LIST = statement(
  'games.list',
  `select ${ALL} from games g where ${IS_NO_REHEARSAL} order by id desc limit $1 offset $2`,
)
const LOCK = statement('games.lock', `select ${ALL} from games where id = $1 for update`)
const EXISTS = statement('games.exists', 'select 1 from games where id = $1')
const COUNT = statement('games.count', `select count(*) as count from games g where ${IS_NO_REHEARSAL}`)
const FIELDS = namesOf(GAME).map((name) =>
  name === 'start' || name === 'end' || name === 'wpddl' ? (`${name}At` as const) : name,
)
const NEW = [...FIELDS, 'posterHash', 'publicKey', 'privateKey'] as const
const CREATE = statement(
  'games.create',
  `insert into games (${NEW.map(columnOf).join(', ')})
   values (${NEW.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
)
const UPDATE = statement(
  'games.update',
  `update games set ${assignmentsOf(FIELDS, 2)}, version = version + 1 where id = $1`,
)
const SET_POSTER = statement(
  'games.setPoster',
  `update games g set poster_hash = $2 from (select id, poster_hash from games where id = $1 for update) before
   where g.id = before.id returning before.poster_hash as hash`,
)
const DELETE = statement('games.delete', 'delete from games where id = $1')
const FREEZE_OF = statement(
  'games.freezeOf',
  'select freeze_at as "freezeAt", revealed_at as "revealedAt" from games where id = $1',
)
const SET_FREEZE = statement(
  'games.setFreeze',
  'update games set freeze_at = $2, revealed_at = $3 where id = $1',
)
const SET_SCHEDULE = statement(
  'games.setSchedule',
  `update games set start_at = $2, end_at = $3, wpddl_at = $4, freeze_at = $5, revealed_at = $6, paused_at = $7,
     version = version + 1
   where id = $1`,
)
const CATEGORIES_OF = statement(
  'games.categoriesOf',
  'select id, categories from games where id = any($1::integer[])',
)
const SET_CATEGORIES = statement(
  'games.setCategories',
  'update games set categories = $2::jsonb where id = $1',
)
const PRIVATE_KEY = statement(
  'games.privateKey',
  'select private_key as "privateKey" from games where id = $1',
)

export const gamesOn = (sql: Sql): Games => ({
  listVisible: ({ count, skip }) => sql.many<BasicGame>(LIST_VISIBLE, [count, skip]),
  // Batched, because every request of a player reads the game.
  byId: batchLoader(
    async (ids) => new Map((await sql.many<Game>(BY_ID, [ids.map(String)])).map((game) => [game.id, game])),
  ),
  exists: async (id) => (await sql.one(EXISTS, [id])) !== null,
  count: async () => (await sql.one<{ count: number }>(COUNT))?.count ?? 0,
  create: (game) =>
    insertReturningId(sql, CREATE, [...valuesOf(game), game.posterHash, game.publicKey, game.privateKey]),
  list: ({ count, skip }) => sql.many<Game>(LIST, [count, skip]),
  lock: (id) => sql.one<Game>(LOCK, [id]),
  update: async (id, game) => {
    await sql.run(UPDATE, [id, ...valuesOf(game)])
  },
  setPoster: async (id, hash) =>
    (await sql.one<{ hash: string | null }>(SET_POSTER, [id, hash]))?.hash ?? null,
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
  freezeOf: (id) => sql.one<Freeze>(FREEZE_OF, [id]),
  setFreeze: async (id, { freezeAt, revealedAt }) => {
    await sql.run(SET_FREEZE, [id, toTimestampOrNull(freezeAt), toTimestampOrNull(revealedAt)])
  },
  setSchedule: async (id, { startAt, endAt, wpddlAt, freezeAt, revealedAt, pausedAt }) => {
    const set = [startAt, endAt, wpddlAt].map(toTimestamp)
    await sql.run(SET_SCHEDULE, [id, ...set, ...[freezeAt, revealedAt, pausedAt].map(toTimestampOrNull)])
  },
  // Batched, because every follower of a game reads the categories after each change.
  categoriesOf: batchLoader(async (ids) => {
    const rows = await sql.many<{ id: number; categories: OwnCategory[] }>(CATEGORIES_OF, [ids.map(String)])
    return new Map(rows.map(({ id, categories }) => [id, categories]))
  }),
  setCategories: async (id, categories) => {
    await sql.run(SET_CATEGORIES, [id, JSON.stringify(categories)])
  },
  privateKeyOf: async (id) => (await sql.one<{ privateKey: string }>(PRIVATE_KEY, [id]))?.privateKey ?? null,
})

const valuesOf = (game: GameFields) =>
  FIELDS.map((name) =>
    name === 'startAt' || name === 'endAt' || name === 'wpddlAt' ? toTimestamp(game[name]) : game[name],
  )
