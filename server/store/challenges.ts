import type { StoredChallenge } from '#contract/fields/challenge.ts'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import { CHALLENGE } from '#contract/fields/challenge.ts'
import { namesOf } from '#contract/fields/field.ts'
import type { ChallengeWindow } from '#contract/rules/challenge-window.ts'
import { assignmentsOf, selectOf } from './field-columns.ts'
import { insertReturningId } from './insert-returning-id.ts'
import { statement, toTimestampOrNull, type Sql } from './sql.ts'

/** The fields that a save replaces. */
export interface ChallengeFields
  extends Omit<StoredChallenge, 'flagTemplate' | keyof ChallengeWindow>, ChallengeWindow {
  flagTemplate: string | null
  isEnabled: boolean
}
export interface Challenge extends ChallengeFields {
  id: number
  gameId: number
  /** It never changes. */
  type: ChallengeType
  /** The number of saves. */
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
>

export interface Challenges {
  /** Sorted by id. */
  list(gameId: number): Promise<ChallengeSummary[]>
  /** Null for a challenge of another game. */
  byId(gameId: number, id: number): Promise<Challenge | null>
  /** Locks it against changes until the transaction ends. */
  lock(gameId: number, id: number): Promise<Challenge | null>
  create(challenge: Pick<Challenge, 'gameId' | 'type' | 'title' | 'tag'>): Promise<number>
  /** Replaces all fields and increases the version. */
  update(id: number, fields: ChallengeFields): Promise<void>
  delete(id: number): Promise<void>
  /**
   * Counted solves of players before the end of the game, by challenge. Challenges without a solve are
   * missing.
   */
  solveCounts(gameId: number): Promise<ReadonlyMap<number, number>>
  /**
   * Creates an instance for each participation without one, whatever its status. Returns how many were
   * created.
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
])
const ALL = selectOf(['id', 'gameId', 'type', 'version', ...FIELDS])
const LIST = statement('challenges.list', `select ${SUMMARY} from challenges where game_id = $1 order by id`)
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
const DELETE = statement('challenges.delete', 'delete from challenges where id = $1')
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
    }
    await sql.run(UPDATE, [id, ...FIELDS.map((name) => stored[name])])
  },
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
  solveCounts: async (gameId) => {
    const rows = await sql.many<{ id: number; count: number }>(SOLVE_COUNTS, [gameId])
    return new Map(rows.map(({ id, count }) => [id, count]))
  },
  makeInstances: (id) => sql.run(MAKE_INSTANCES, [id]),
})
