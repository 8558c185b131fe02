import type { StoredChallenge } from '#contract/fields/challenge.ts'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import { CHALLENGE } from '#contract/fields/challenge.ts'
import { namesOf } from '#contract/fields/field.ts'
import type { ChallengeWindow } from '#contract/rules/challenge-window.ts'
import { gameNowAt } from './challenge-release.ts'
import { assignmentsOf, selectOf } from './field-columns.ts'
import { insertReturningId } from './insert-returning-id.ts'
import { statement, toTimestamp, toTimestampOrNull, type Sql } from './sql.ts'

/** The fields that a save replaces. */
export interface ChallengeFields
  extends Omit<StoredChallenge, 'flagTemplate' | keyof ChallengeWindow>, ChallengeWindow {
  flagTemplate: string | null
  isEnabled: boolean
}
export interface Challenge extends ChallengeFields {
  id: number
  gameId: number
  /** The type never changes. */
  type: ChallengeType
  /** Counts the saves. */
  version: number
}
export type ChallengeSummary = Pick<
  Challenge,
  | 'id'
  | 'title'
  | 'tag'
  | 'type'
  | 'isEnabled'
  | keyof ChallengeWindow
  | 'originalScore'
  | 'minScoreRate'
  | 'difficulty'
  | 'containerImage'
  | 'version'
>

export interface ChallengeFigures {
  tries: number
  lastHour: number
}
export type ReleasedChallenge = Pick<Challenge, 'id' | 'title' | 'prerequisites'> & { opensAt: number }

export interface Challenges {
  /** In their own order; those without a place are last, by id. */
  list(gameId: number): Promise<ChallengeSummary[]>
  /** Null: the challenge belongs to another game. */
  byId(gameId: number, id: number): Promise<Challenge | null>
  /** Locks the challenge against changes until the transaction ends. */
  lock(gameId: number, id: number): Promise<Challenge | null>
  create(challenge: Pick<Challenge, 'gameId' | 'type' | 'title' | 'tag'>): Promise<number>
  /** Replaces all fields and increases the version. */
  update(id: number, fields: ChallengeFields): Promise<void>
  /** Stores the order of the list. Ignores ids of other games. */
  setOrder(gameId: number, ids: readonly number[]): Promise<void>
  /** Whether a challenge of the game has a place. */
  hasOrder(gameId: number): Promise<boolean>
  /** Increases the version, so that no open form sets the times back. */
  setWindow(id: number, window: ChallengeWindow): Promise<void>
  /**
   * Also removes it from the prerequisites of other challenges. Returns whether one of those is enabled,
   * because the lists of teams change then.
   */
  delete(id: number): Promise<boolean>
  /** The prerequisites of each challenge of the game. */
  prerequisitesOf(gameId: number): Promise<ReadonlyMap<number, readonly number[]>>
  setPrerequisites(id: number, prerequisites: readonly number[]): Promise<void>
  /** The ids among these that the participation has solved, whether or not the solve counts on the board. */
  solvedOf(participationId: number, ids: readonly number[]): Promise<number[]>
  /** The games with a released challenge that was not announced. */
  gamesToTell(now: number): Promise<number[]>
  /**
   * The time of the next release that was not announced, which may have passed. Null: none. A pause delays it
   * until the game resumes.
   */
  nextRelease(): Promise<number | null>
  /** Marks them as announced, in the order of their releases. The game must be locked. */
  announceReleased(gameId: number, now: number): Promise<ReleasedChallenge[]>
  /**
   * Must be called before an update that leaves the challenge released. `now`: the save announces it. `if
   * told`: a release that is not announced yet stays so.
   */
  markAnnounced(id: number, opensAt: number | null, when: 'now' | 'if told'): Promise<void>
  /** Counted solves before the end of the game, by challenge. Challenges without a solve are missing. */
  solveCounts(gameId: number): Promise<ReadonlyMap<number, number>>
  /** Submissions of each challenge, and its solves since then. */
  figures(gameId: number, since: number): Promise<ReadonlyMap<number, ChallengeFigures>>
  /**
   * Creates an instance for each participation without one, whatever its status. Returns the number of new
   * ones.
   */
  makeInstances(id: number): Promise<number>
}

const FIELDS = [...namesOf(CHALLENGE), 'isEnabled'] as const
const SUMMARY = selectOf([
  'id',
  'title',
  'tag',
  'type',
  'isEnabled',
  'opensAt',
  'closesAt',
  'originalScore',
  'minScoreRate',
  'difficulty',
  'containerImage',
  'version',
])
const ALL = selectOf(['id', 'gameId', 'type', 'version', ...FIELDS])
const LIST = statement(
  'challenges.list',
  `select ${SUMMARY} from challenges where game_id = $1 order by position nulls last, id`,
)
const BY_ID = statement('challenges.byId', `select ${ALL} from challenges where game_id = $1 and id = $2`)
const LOCK = statement(
  'challenges.lock',
  `select ${ALL} from challenges where game_id = $1 and id = $2 for update`,
)
const CREATE = statement(
  'challenges.create',
  'insert into challenges (game_id, type, title, tag) values ($1, $2, $3, $4) returning id',
)
const UPDATE = statement(
  'challenges.update',
  `update challenges set ${assignmentsOf(FIELDS, 2)}, version = version + 1 where id = $1`,
)
const IS_UNTOLD = 'is_enabled and announced_at is distinct from opens_at'
const GAMES_TO_TELL = statement(
  'challenges.gamesToTell',
  `select distinct c.game_id as id from challenges c join games g on g.id = c.game_id
   where ${IS_UNTOLD} and c.opens_at <= ${gameNowAt('$1')} order by 1`,
)
const NEXT_RELEASE = statement(
  'challenges.nextRelease',
  `select min(c.opens_at) as at from challenges c join games g on g.id = c.game_id
   where ${IS_UNTOLD} and (g.paused_at is null or c.opens_at <= g.paused_at)`,
)
const ANNOUNCE_RELEASED = statement(
  'challenges.announceReleased',
  `with told as (
     update challenges set announced_at = opens_at where game_id = $1 and ${IS_UNTOLD} and opens_at <= $2
     returning id, title, opens_at, prerequisites
   )
   select id, title, opens_at as "opensAt", prerequisites from told order by opens_at, id`,
)
const MARK_ANNOUNCED = statement(
  'challenges.markAnnounced',
  'update challenges set announced_at = $2 where id = $1 and ($3 or announced_at is not distinct from opens_at)',
)
const SET_WINDOW = statement(
  'challenges.setWindow',
  'update challenges set opens_at = $2, closes_at = $3, version = version + 1 where id = $1',
)
const SET_ORDER = statement(
  'challenges.setOrder',
  `update challenges c set position = o.nth from unnest($2::integer[]) with ordinality as o (id, nth)
   where c.id = o.id and c.game_id = $1`,
)
const HAS_ORDER = statement(
  'challenges.hasOrder',
  'select 1 from challenges where game_id = $1 and position is not null limit 1',
)
const FIGURES = statement(
  'challenges.figures',
  `select c.id, (select count(*) from submissions s where s.challenge_id = c.id) as tries,
     (select count(*) from solves s join participations p on p.id = s.participation_id
       where s.challenge_id = c.id and s.at > $2 and p.status = 'Accepted') as "lastHour"
   from challenges c where c.game_id = $1`,
)
/** Also raises the versions of challenges that required it, so that no open form restores the requirement. */
const DELETE = statement(
  'challenges.delete',
  `with opened as (
     update challenges c set prerequisites = array_remove(c.prerequisites, $1::integer), version = c.version + 1
     from challenges gone
     where gone.id = $1::integer and c.game_id = gone.game_id and $1::integer = any(c.prerequisites)
     returning c.is_enabled
   ), deleted as (
     delete from challenges where id = $1::integer
   )
   select 1 from opened where is_enabled limit 1`,
)
const PREREQUISITES = statement(
  'challenges.prerequisites',
  'select id, prerequisites from challenges where game_id = $1',
)
const SOLVED_OF = statement(
  'challenges.solvedOf',
  'select challenge_id as id from solves where participation_id = $1 and challenge_id = any($2::integer[])',
)
const SET_PREREQUISITES = statement(
  'challenges.setPrerequisites',
  'update challenges set prerequisites = $2::integer[] where id = $1',
)
/** Waits for a participation that is being deleted, and then skips it. */
const MAKE_INSTANCES = statement(
  'challenges.makeInstances',
  `insert into instances (challenge_id, participation_id, game_id)
   select * from (
     select c.id, p.id as participation_id, c.game_id
     from challenges c join participations p on p.game_id = c.game_id where c.id = $1
     for key share of p
   ) present
   on conflict (challenge_id, participation_id) do nothing`,
)

const SOLVE_COUNTS = statement(
  'challenges.solveCounts',
  `select s.challenge_id as id, count(*) as count
   from solves s join participations p on p.id = s.participation_id join games g on g.id = s.game_id
   where s.game_id = $1 and s.at < g.end_at and p.status = 'Accepted' group by s.challenge_id`,
)

export const challengesOn = (sql: Sql): Challenges => ({
  list: (gameId) => sql.many<ChallengeSummary>(LIST, [gameId]),
  byId: (gameId, id) => sql.one<Challenge>(BY_ID, [gameId, id]),
  lock: (gameId, id) => sql.one<Challenge>(LOCK, [gameId, id]),
  create: ({ gameId, type, title, tag }) => insertReturningId(sql, CREATE, [gameId, type, title, tag]),
  update: async (id, fields) => {
    const stored = {
      ...fields,
      opensAt: toTimestampOrNull(fields.opensAt),
      closesAt: toTimestampOrNull(fields.closesAt),
      prerequisites: fields.prerequisites.map(String),
    }
    await sql.run(UPDATE, [id, ...FIELDS.map((name) => stored[name])])
  },
  setWindow: async (id, { opensAt, closesAt }) => {
    await sql.run(SET_WINDOW, [id, toTimestampOrNull(opensAt), toTimestampOrNull(closesAt)])
  },
  setOrder: async (gameId, ids) => {
    await sql.run(SET_ORDER, [gameId, ids.map(String)])
  },
  hasOrder: async (gameId) => (await sql.one(HAS_ORDER, [gameId])) !== null,
  figures: async (gameId, since) => {
    const rows = await sql.many<ChallengeFigures & { id: number }>(FIGURES, [gameId, toTimestamp(since)])
    return new Map(rows.map(({ id, ...figures }) => [id, figures]))
  },
  prerequisitesOf: async (gameId) => {
    const rows = await sql.many<{ id: number; prerequisites: number[] }>(PREREQUISITES, [gameId])
    return new Map(rows.map(({ id, prerequisites }) => [id, prerequisites]))
  },
  setPrerequisites: async (id, prerequisites) => {
    await sql.run(SET_PREREQUISITES, [id, prerequisites.map(String)])
  },
  solvedOf: async (participationId, ids) =>
    (await sql.many<{ id: number }>(SOLVED_OF, [participationId, ids.map(String)])).map(({ id }) => id),
  delete: async (id) => (await sql.one(DELETE, [id])) !== null,
  gamesToTell: async (now) =>
    (await sql.many<{ id: number }>(GAMES_TO_TELL, [toTimestamp(now)])).map(({ id }) => id),
  nextRelease: async () => (await sql.one<{ at: number | null }>(NEXT_RELEASE))?.at ?? null,
  announceReleased: (gameId, now) =>
    sql.many<ReleasedChallenge>(ANNOUNCE_RELEASED, [gameId, toTimestamp(now)]),
  markAnnounced: async (id, opensAt, when) => {
    await sql.run(MARK_ANNOUNCED, [id, toTimestampOrNull(opensAt), when === 'now'])
  },
  solveCounts: async (gameId) => {
    const rows = await sql.many<{ id: number; count: number }>(SOLVE_COUNTS, [gameId])
    return new Map(rows.map(({ id, count }) => [id, count]))
  },
  makeInstances: (id) => sql.run(MAKE_INSTANCES, [id]),
})
