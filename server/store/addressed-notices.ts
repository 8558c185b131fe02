import { gameNowAt } from './challenge-release.ts'
import type { Notice } from './notices.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface NoticeTeam {
  /** Of the participation. */
  id: number
  name: string
}
/** A notice that is not for all, or not yet. */
export interface AddressedNotice extends Notice {
  /** Ids of participations. Null: for all. */
  teams: readonly number[] | null
  isOut: boolean
}
export type NewAddressedNotice = Omit<AddressedNotice, 'id'>

export interface AddressedNotices {
  /** The newest first, without those that the server wrote. */
  list(gameId: number): Promise<(AddressedNotice & { named: NoticeTeam[] | null })[]>
  create(notice: NewAddressedNotice): Promise<number>
  update(notice: AddressedNotice): Promise<void>
  delete(id: number): Promise<void>
  /** Null: the notice belongs to another game. Locks it until the transaction ends. */
  lock(gameId: number, id: number): Promise<AddressedNotice | null>
  /** The planned notices whose time has come, the oldest first. The game must be locked. */
  due(gameId: number, now: number): Promise<AddressedNotice[]>
  /** The games that have planned notices whose time has come. */
  gamesDue(now: number): Promise<number[]>
  /** The next time of a planned notice. Null: none is planned, or its game is paused. */
  nextDue(): Promise<number | null>
  /** Moves the planned notices of a game that are after a time. */
  move(gameId: number, after: number, byMs: number): Promise<void>
  /** The participations of a game that have notices of their own. */
  readers(gameId: number): Promise<number[]>
  /** The participations of the game among these. */
  known(gameId: number, participations: readonly number[]): Promise<NoticeTeam[]>
  /** The participations for which a challenge is open: all whose teams have solved what it requires. */
  unlocked(gameId: number, challengeId: number, prerequisites: readonly number[]): Promise<number[]>
}

const NOTICE = `a.id, a.game_id as "gameId", a.type, a.content, a.at, a.participations as teams, a.is_out as "isOut"`
const LIST = statement(
  'addressedNotices.list',
  `select ${NOTICE}, case when a.participations is null then null else coalesce((
     select json_agg(json_build_object('id', p.id, 'name', t.name) order by t.name, p.id)
     from participations p join teams t on t.id = p.team_id where p.id = any(a.participations)
   ), '[]'::json) end as named
   from addressed_notices a where a.game_id = $1 and a.type = 'Normal' order by a.at desc, a.id desc`,
)
const CREATE = statement(
  'addressedNotices.create',
  `insert into addressed_notices (game_id, type, content, at, participations, is_out)
   values ($1, $2, $3, $4, $5::integer[], $6) returning id`,
)
const UPDATE = statement(
  'addressedNotices.update',
  `update addressed_notices set content = $2, at = $3, participations = $4::integer[], is_out = $5 where id = $1`,
)
const DELETE = statement('addressedNotices.delete', 'delete from addressed_notices where id = $1')
const LOCK = statement(
  'addressedNotices.lock',
  `select ${NOTICE} from addressed_notices a where a.game_id = $1 and a.id = $2 for update`,
)
const DUE = statement(
  'addressedNotices.due',
  `select ${NOTICE} from addressed_notices a join games g on g.id = a.game_id
   where a.game_id = $1 and not a.is_out and a.at <= ${gameNowAt('$2')} order by a.at, a.id for update of a`,
)
const GAMES_DUE = statement(
  'addressedNotices.gamesDue',
  `select distinct a.game_id as id from addressed_notices a join games g on g.id = a.game_id
   where not a.is_out and a.at <= ${gameNowAt('$1')} order by 1`,
)
const NEXT_DUE = statement(
  'addressedNotices.nextDue',
  `select min(a.at) as at from addressed_notices a join games g on g.id = a.game_id
   where not a.is_out and (g.paused_at is null or a.at <= g.paused_at)`,
)
const MOVE = statement(
  'addressedNotices.move',
  `update addressed_notices set at = at + $3::bigint * interval '1 millisecond'
   where game_id = $1 and not is_out and at > $2`,
)
const READERS = statement(
  'addressedNotices.readers',
  `select distinct unnest(participations) as id from addressed_notices where game_id = $1 and is_out`,
)
const KNOWN = statement(
  'addressedNotices.known',
  `select p.id, t.name from participations p join teams t on t.id = p.team_id
   where p.game_id = $1 and p.id = any($2::integer[]) order by t.name, p.id`,
)
/** Must match `lackedOf` of the contract. */
const UNLOCKED = statement(
  'addressedNotices.unlocked',
  `select p.id from participations p where p.game_id = $1 and (
     exists (select 1 from solves s where s.participation_id = p.id and s.challenge_id = $2)
     or not exists (
       select 1 from unnest($3::integer[]) as needed (id) where not exists (
         select 1 from solves s where s.participation_id = p.id and s.challenge_id = needed.id
       )
     )
   ) order by p.id`,
)

/** The driver sends lists as texts. */
const textOf = (ids: readonly number[] | null) => ids?.map(String) ?? null
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export const addressedNoticesOn = (sql: Sql): AddressedNotices => ({
  list: (gameId) => sql.many<AddressedNotice & { named: NoticeTeam[] | null }>(LIST, [gameId]),
  create: async ({ gameId, type, content, at, teams, isOut }) => {
    const values = [gameId, type, content, toTimestamp(at), textOf(teams), isOut]
    const row = await sql.one<{ id: number }>(CREATE, values)
    if (row === null) throw new Error(`there is no game ${gameId} for a notice`)
    return row.id
  },
  update: async ({ id, content, at, teams, isOut }) => {
    await sql.run(UPDATE, [id, content, toTimestamp(at), textOf(teams), isOut])
  },
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
  lock: (gameId, id) => sql.one<AddressedNotice>(LOCK, [gameId, id]),
  due: (gameId, now) => sql.many<AddressedNotice>(DUE, [gameId, toTimestamp(now)]),
  gamesDue: async (now) => idsOf(await sql.many<{ id: number }>(GAMES_DUE, [toTimestamp(now)])),
  nextDue: async () => (await sql.one<{ at: number | null }>(NEXT_DUE, []))?.at ?? null,
  move: async (gameId, after, byMs) => {
    await sql.run(MOVE, [gameId, toTimestamp(after), byMs])
  },
  readers: async (gameId) => idsOf(await sql.many<{ id: number }>(READERS, [gameId])),
  known: (gameId, participations) => sql.many<NoticeTeam>(KNOWN, [gameId, textOf(participations) ?? []]),
  unlocked: async (gameId, challengeId, prerequisites) =>
    idsOf(await sql.many<{ id: number }>(UNLOCKED, [gameId, challengeId, textOf(prerequisites) ?? []])),
})
