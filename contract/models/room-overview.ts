import { bool, int, iso, list, model, names, nullable, open, text, type Wire } from '../schema.ts'
import { CAUSE_KINDS } from './attention-names.ts'
import { challengeTagNames } from './challenge.ts'

export const causeKindNames = open(names('CauseKind', CAUSE_KINDS))

/** A fact about a game that needs the attention of an organiser. */
export const attentionCause = model('AttentionCause', {
  /** Stays the same as long as the cause exists, so that taking and snoozing refer to the same cause. */
  key: text(),
  kind: causeKindNames,
  /** The challenges concerned. [] if the cause concerns the game or the platform. */
  challenges: list(int()),
  /**
   * The number of teams, of pairs of teams that share a flag, of faults, solves, challenges or emails,
   * according to `kind`. For `DiskFull`: the free per cent of the disk.
   */
  count: int(),
  /**
   * A second number for some kinds: teams in the queue, repetitions of an answer, or solves before the wave.
   */
  other: int(),
  /** The wrong flag, or names. '' if there is nothing to add. */
  detail: text(),
  since: iso(),
  /** The name of the organiser who takes care of it. */
  takenBy: nullable(text()),
  /** The overview lists the cause separately until this time. Null: it is not snoozed. */
  snoozedUntil: nullable(iso()),
})
export type AttentionCause = Wire<typeof attentionCause>

export const roomChallenge = model('RoomChallenge', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  isEnabled: bool(),
  /** Whether players can see the challenge. */
  isOut: bool(),
  /** The future release of the challenge. Null if it is disabled or has no time. */
  opensAt: nullable(iso()),
  solves: int(),
  /** In the last hour. */
  lastHour: int(),
})
export type RoomChallenge = Wire<typeof roomChallenge>

export const shareBand = model('ShareBand', { low: int(), high: int() })

/** Solves that a freeze hides, and the first team on the public board and on the full board. */
export const hiddenSolves = model('HiddenSolves', {
  solves: int(),
  teams: int(),
  /** Null: no team has a solve. */
  publicFirst: nullable(text()),
  trueFirst: nullable(text()),
})

export const roomFigures = model('RoomFigures', {
  /** One number for each of the last 60 minutes, oldest first. Hidden solves are counted. */
  solves: list(int()),
  judged: list(int()),
  wrong: list(int()),
  /**
   * The usual share of wrong flags in per cent, from the half hours of the last six hours. Null: too few
   * submissions.
   */
  usual: nullable(shareBand),
  /**
   * `teams`: accepted teams. `active`: teams that submitted a flag in the last 15 minutes. `pending`:
   * teams that wait for approval.
   */
  teams: int(),
  active: int(),
  pending: int(),
  /** Teams with at least one solve, and the number of all solves. */
  solvers: int(),
  allSolves: int(),
  running: int(),
  waiting: int(),
  /** Challenges without a submission in the last three hours. */
  silent: int(),
  /** Null if no solve is hidden. */
  hidden: nullable(hiddenSolves),
})
export type RoomFigures = Wire<typeof roomFigures>

export const ROOM_PHASES = ['Before', 'During', 'After'] as const

/** All who may see the room get the same response, so that the server counts once for them. */
export const roomOverviewModel = model('RoomOverviewModel', {
  countedAt: iso(),
  phase: names('RoomPhase', ROOM_PHASES),
  figures: roomFigures,
  /** Gravest first, then oldest. Includes snoozed ones. */
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
