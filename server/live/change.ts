import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { CheatParticipant, EventRow } from '#server/store/rows/monitor.ts'
import type { Notice } from '#server/store/notices.ts'
import type { TeamItem } from '#server/store/rows/stream.ts'
import type { StoredAnswerResult } from '#server/store/rows/submission.ts'

/** A submission as it was stored. */
export interface JudgedSubmission {
  id: number
  gameId: number
  challengeId: number
  challenge: string
  team: CheatParticipant
  user: string
  userId: string
  ip: string
  category: ChallengeTag
  /** Its number among the submissions of the team for the challenge, from 1. */
  attempt: number
  /** The rank of the solve. Null: this submission is no counted solve. */
  placing: number | null
  answer: string
  status: StoredAnswerResult
  at: number
  /** Number in the `monitor` stream: after the events, directly before the cheat. */
  seq: number
  /** Number in the `team` stream. */
  teamSeq: number
  /** Text of the monitors' event. Null: no event. */
  eventText: string | null
  /** `owner`: the team whose flag it was. Null: no cheat. */
  cheat: { eventText: string; owner: CheatParticipant } | null
}

/** `seq` is its number in the `notices` stream. Null: hidden by a freeze. */
export type NumberedNotice = Notice & { seq: number | null }

/** A fact of a transaction that something outside the database needs to know. Published after the commit. */
export type Change =
  /** The blood notice goes out between the event and the submission, as in the base wire. */
  | { kind: 'submission-judged'; submission: JudgedSubmission; blood: NumberedNotice | null }
  | { kind: 'board-facts'; gameId: number; facts: readonly NumberedFact[] }
  /** Before the start of the game a notice is only stored in the stream, which sends it at the start. */
  | { kind: 'notice-added'; notice: NumberedNotice; hasStarted: boolean }
  /** An organiser's notice is never hidden, so it has a number. */
  | { kind: 'notice-changed'; notice: Notice; seq: number }
  | { kind: 'notice-removed'; gameId: number; id: number; seq: number }
  | { kind: 'game-created'; gameId: number; isHidden: boolean }
  | { kind: 'game-changed'; gameId: number; startAt: number; isHidden: boolean; wasHidden: boolean }
  /** The poster or the categories have changed. */
  | { kind: 'game-details-changed'; gameId: number; isHidden: boolean }
  /** The number of players has changed. */
  | { kind: 'players-changed'; gameId: number; isHidden: boolean }
  | { kind: 'game-deleted'; gameId: number; wasHidden: boolean }
  | { kind: 'challenge-created'; gameId: number }
  /** Changed or deleted: lists read the challenges again either way. */
  | { kind: 'challenge-changed'; gameId: number }
  /** The user joined or left a team or a game, so their connections must join other groups. */
  | { kind: 'player-moved'; userId: string }
  /** A role, a session or the account ended. Open connections must be authorised again. */
  | { kind: 'access-revoked'; userId: string }
  /** A team has joined or left, was ruled on, or has other members or another name. */
  | { kind: 'teams-changed'; gameId: number }
  /** `gameIds`: the games from which the team was withdrawn. */
  | { kind: 'team-deleted'; gameIds: readonly number[] }
  /** An account was created, changed or deleted. */
  | { kind: 'account-changed' }
  /** Members see a change of their team. `members` includes users who have just left. */
  | { kind: 'team-changed'; members: readonly string[] }
  /** `members`: the players of the team. */
  | { kind: 'writeup-changed'; gameId: number; members: readonly string[] }
  /** The user signed in or out on a device. */
  | { kind: 'sessions-changed'; userId: string }
  /** A post was written, changed, pinned or deleted, or its author has another name or picture. */
  | { kind: 'posts-changed' }
  /** A team, a user or a challenge was renamed. Past events of the game show the new name. */
  | { kind: 'names-changed'; gameId: number }
  /** A cause was taken, left, snoozed or woken. */
  | { kind: 'attention-changed'; gameId: number }
  /** The end of a container has moved. */
  | { kind: 'container-prolonged' }
  | { kind: 'game-event'; gameId: number; event: EventRow; seq: number }
  | { kind: 'team-item'; participationId: number; item: TeamItem; seq: number }
