import { bool, int, iso, list, model, names, nullable, open, text, type Wire } from '../schema.ts'
import { CAUSE_KINDS } from './attention-names.ts'
import { challengeTagNames } from './challenge.ts'

export const causeKindNames = open(names('CauseKind', CAUSE_KINDS))

/** Something in a game that somebody should look at. */
export const attentionCause = model('AttentionCause', {
  /** The same as long as the cause is. */
  key: text(),
  kind: causeKindNames,
  /** The challenges that it is about. [] if it is about the game or the platform. */
  challenges: list(int()),
  /**
   * Counts by kind: teams, pairs of teams of which one sent the flag of the other, faults, solves, challenges or
   * emails. For `DiskFull` the free percent of the disk.
   */
  count: int(),
  /** A second number: teams in the queue, times an answer was sent, solves before the wave. */
  other: int(),
  /** The wrong answer, or names. '' if there is nothing to add. */
  detail: text(),
  since: iso(),
  /** The name of who takes care of it. */
  takenBy: nullable(text()),
  /** It is listed apart until then. Null: it is not snoozed. */
  snoozedUntil: nullable(iso()),
})
export type AttentionCause = Wire<typeof attentionCause>

export const roomChallenge = model('RoomChallenge', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  isEnabled: bool(),
  /** Players can see it. */
  isOut: bool(),
  /** When it comes out, if it is enabled and has a time. */
  opensAt: nullable(iso()),
  solves: int(),
  /** Solves in the last hour. */
  lastHour: int(),
})
export type RoomChallenge = Wire<typeof roomChallenge>

export const shareBand = model('ShareBand', { low: int(), high: int() })

/** Solves that a freeze hides, and who leads on either board. */
export const hiddenSolves = model('HiddenSolves', {
  solves: int(),
  teams: int(),
  /** Null: nobody has a solve. */
  publicFirst: nullable(text()),
  trueFirst: nullable(text()),
})

export const roomFigures = model('RoomFigures', {
  /** One number for each of the last 60 minutes, oldest first. Solves count hidden ones, too. */
  solves: list(int()),
  judged: list(int()),
  wrong: list(int()),
  /** The usual share of wrong answers in percent: that of most half hours of the last six hours. */
  usual: nullable(shareBand),
  /** Accepted teams, those that have sent an answer in the last 15 minutes, and those that wait. */
  teams: int(),
  active: int(),
  pending: int(),
  /** Teams with a solve, and all solves. */
  solvers: int(),
  allSolves: int(),
  running: int(),
  waiting: int(),
  /** Challenges that nobody has tried for three hours. */
  silent: int(),
  /** Null if no solve is hidden. */
  hidden: nullable(hiddenSolves),
})
export type RoomFigures = Wire<typeof roomFigures>

export const ROOM_PHASES = ['Before', 'During', 'After'] as const

/** The overview of a game's room. Everybody who may see it gets the same. */
export const roomOverviewModel = model('RoomOverviewModel', {
  countedAt: iso(),
  phase: names('RoomPhase', ROOM_PHASES),
  figures: roomFigures,
  /** The gravest first, then the oldest. Snoozed ones, too. */
  causes: list(attentionCause),
  challenges: list(roomChallenge),
})
export type RoomOverviewModel = Wire<typeof roomOverviewModel>

export const ATTENTION_ACTS = ['Take', 'Leave', 'Snooze', 'Wake'] as const
export const attentionActModel = model('AttentionActModel', {
  key: text({ max: 200 }),
  act: names('AttentionAct', ATTENTION_ACTS),
})
export type AttentionActModel = Wire<typeof attentionActModel>
