import type { ChallengeWindow, Release } from '#contract/rules/challenge-window.ts'
import { gameNowAt, isOutAt } from './challenge-release.ts'
import { selectOf } from './field-columns.ts'
import { insertReturningId } from './insert-returning-id.ts'
import type { Attachment } from './attachments.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface Instance {
  isLoaded: boolean
  /** The flag that belongs to the team alone. Null before the assignment, and after the flag was removed. */
  flagId: number | null
}
/** The fields that decide whether a challenge can be played. */
export type HeldChallenge = Release & ChallengeWindow
type InstanceKey = { challengeId: number; participationId: number }

export interface Instances {
  /** Creates the missing instances of the enabled challenges. Returns the number of new ones. */
  make(participationId: number): Promise<number>
  /** Whether the participation would be on a board after its acceptance. */
  hasReleased(participationId: number, now: number): Promise<boolean>

  find(place: InstanceKey): Promise<Instance | null>
  /** Locks the instance until the transaction ends, so that no other request assigns a flag to it. */
  lock(place: InstanceKey): Promise<Instance | null>
  give(place: InstanceKey, flagId: number | null): Promise<void>
  /** Adds a flag for one team. Returns its id. */
  addFlag(challengeId: number, flag: string): Promise<number>
  /** Ids of flags written by organisers that no team has yet. */
  freeFlags(challengeId: number): Promise<number[]>
  /** The team's own flag. Null: not assigned yet. */
  dealtFlag(place: InstanceKey): Promise<string | null>
  attachmentOf(flagId: number): Promise<Attachment | null>
  /** Locks the challenge until the transaction ends. Callers with `alone` proceed one at a time. */
  holdChallenge(gameId: number, id: number, turn: 'together' | 'alone'): Promise<HeldChallenge | null>
}

const MAKE = statement(
  'instances.make',
  `insert into instances (challenge_id, participation_id, game_id)
   select c.id, p.id, p.game_id
   from participations p join challenges c on c.game_id = p.game_id where p.id = $1 and c.is_enabled
   on conflict (challenge_id, participation_id) do nothing`,
)
const HAS_RELEASED = statement(
  'instances.hasReleased',
  `select 1 from instances i join challenges c on c.id = i.challenge_id join games g on g.id = i.game_id
   where i.participation_id = $1 and ${isOutAt(gameNowAt('$2'))} limit 1`,
)
const FIND_TEXT =
  'select is_loaded as "isLoaded", flag_id as "flagId" from instances where challenge_id = $1 and participation_id = $2'
const FIND = statement('instances.find', FIND_TEXT)
const LOCK = statement('instances.lock', `${FIND_TEXT} for update`)
const GIVE = statement(
  'instances.give',
  'update instances set is_loaded = true, flag_id = $3 where challenge_id = $1 and participation_id = $2',
)
const ADD_FLAG = statement(
  'instances.addFlag',
  'insert into flags (challenge_id, flag, is_generated) values ($1, $2, true) returning id',
)
const FREE_FLAGS = statement(
  'instances.freeFlags',
  `select f.id from flags f
   where f.challenge_id = $1 and not f.is_generated
     and not exists (select 1 from instances i where i.flag_id = f.id) order by f.id`,
)
const DEALT_FLAG = statement(
  'instances.dealtFlag',
  `select f.flag from instances i join flags f on f.id = i.flag_id
   where i.challenge_id = $1 and i.participation_id = $2`,
)
const ATTACHMENT_OF = statement(
  'instances.attachmentOf',
  `select a.id, a.type, a.file_hash as "fileHash", f.size, a.name, a.url
   from attachments a left join files f on f.hash = a.file_hash
   where a.flag_id = $1`,
)
const HELD = `select ${selectOf(['isEnabled', 'opensAt', 'closesAt'])} from challenges where game_id = $1 and id = $2`
const HOLD_TOGETHER = statement('instances.holdTogether', `${HELD} for share`)
/** Weaker than the lock of a deletion, because submissions refer to the challenge and must not wait. */
const HOLD_ALONE = statement('instances.holdAlone', `${HELD} for no key update`)

export const instancesOn = (sql: Sql): Instances => ({
  make: (participationId) => sql.run(MAKE, [participationId]),
  hasReleased: async (participationId, now) =>
    (await sql.one(HAS_RELEASED, [participationId, toTimestamp(now)])) !== null,
  find: ({ challengeId, participationId }) => sql.one<Instance>(FIND, [challengeId, participationId]),
  lock: ({ challengeId, participationId }) => sql.one<Instance>(LOCK, [challengeId, participationId]),
  give: async ({ challengeId, participationId }, flagId) => {
    await sql.run(GIVE, [challengeId, participationId, flagId])
  },
  addFlag: (challengeId, flag) => insertReturningId(sql, ADD_FLAG, [challengeId, flag]),
  freeFlags: async (challengeId) =>
    (await sql.many<{ id: number }>(FREE_FLAGS, [challengeId])).map(({ id }) => id),
  dealtFlag: async ({ challengeId, participationId }) =>
    (await sql.one<{ flag: string }>(DEALT_FLAG, [challengeId, participationId]))?.flag ?? null,
  attachmentOf: (flagId) => sql.one<Attachment>(ATTACHMENT_OF, [flagId]),
  holdChallenge: (gameId, id, turn) =>
    sql.one<HeldChallenge>(turn === 'alone' ? HOLD_ALONE : HOLD_TOGETHER, [gameId, id]),
})
