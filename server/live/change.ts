import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { CheatParticipation, EventRow } from '#server/store/rows/monitor.ts'
import type { Notice } from '#server/store/notices.ts'
import type { TeamItem } from '#server/store/rows/stream.ts'
import type { StoredAnswerResult } from '#server/store/rows/submission.ts'

/** A submission as it was stored, with everything that the messages about it need. */
export interface JudgedSubmission {
  id: number
  gameId: number
  challengeId: number
  challenge: string
  team: CheatParticipation
  user: string
  userId: string
  ip: string
  category: ChallengeTag
  /** The number among the submissions of the team for this challenge, from 1. */
  attempt: number
  /** The rank of the solve. Null: the submission is no counted solve. */
  placing: number | null
  answer: string
  status: StoredAnswerResult
  at: number
  /** The number in the `monitor` stream: after the events, directly before the cheat. */
  seq: number
  /** The number in the `team` stream. */
  teamSeq: number
  /** The text of the monitors' event. Null: no event. */
  eventText: string | null
  /** `owner`: the team whose flag it was. Null: no cheat. */
  cheat: { eventText: string; owner: CheatParticipation } | null
}

/** `seq`: the number in the `notices` stream. Null: a freeze hides the notice. */
export type NumberedNotice = Notice & { seq: number | null }

/** A fact of a transaction that code outside of the database needs. It is published after the commit. */
export type Change =
  /** Contains the blood notice, because the base wire sends it between the event and the submission. */
  | { kind: 'submission-judged'; submission: JudgedSubmission; blood: NumberedNotice | null }
  | { kind: 'board-facts'; gameId: number; facts: readonly NumberedFact[] }
  /** Before the start of the game the notice is only stored. The stream sends it at the start. */
  | { kind: 'notice-added'; notice: NumberedNotice; hasStarted: boolean }
  /** A freeze never hides an organiser's notice, so it always has a number. */
  | { kind: 'notice-changed'; notice: Notice; seq: number }
  | { kind: 'notice-removed'; gameId: number; id: number; seq: number }
  /** A notice that is planned, or for some teams only. Teams that can see it get an item of their own. */
  | { kind: 'addressed-notices-changed'; gameId: number }
  /** A setting of the platform that visitors see, or its logo. */
  | { kind: 'config-changed' }
  | { kind: 'game-created'; gameId: number; isHidden: boolean }
  | { kind: 'game-changed'; gameId: number; startAt: number; isHidden: boolean; wasHidden: boolean }
  | { kind: 'game-details-changed'; gameId: number; isHidden: boolean }
  /** The number of players has changed, which lists of games show. */
  | { kind: 'players-changed'; gameId: number; isHidden: boolean }
  | { kind: 'game-deleted'; gameId: number; wasHidden: boolean }
  | { kind: 'challenge-created'; gameId: number }
  /** Changed or deleted: lists read the challenges again in both cases. */
  | { kind: 'challenge-changed'; gameId: number }
  /** The user joined or left a team or a game, so their connections must join other groups. */
  | { kind: 'player-moved'; userId: string }
  /** A role, a session or the account ended. Open connections must be authorised again. */
  | { kind: 'access-revoked'; userId: string }
  /** For one game: a team joined or left, was ruled on, or has other members or another name. */
  | { kind: 'game-teams-changed'; gameId: number }
  /** `gameIds`: the games that the team took part in. */
  | { kind: 'team-deleted'; gameIds: readonly number[] }
  /** An account was created, changed or deleted. */
  | { kind: 'account-changed' }
  /** For the members, in their lists of own teams. `members` includes users who have just left. */
  | { kind: 'own-teams-changed'; members: readonly string[] }
  /** `members`: the players of the team, who see the writeup too. */
  | { kind: 'writeup-changed'; gameId: number; members: readonly string[] }
  /** The user signed in or out on a device. */
  | { kind: 'sessions-changed'; userId: string }
  /** A post was written, changed, pinned or deleted, or its author has another name or picture. */
  | { kind: 'posts-changed' }
  /** A team, a user or a challenge was renamed. Past events of the game show the new name too. */
  | { kind: 'names-changed'; gameId: number }
  /** An organiser took, left, snoozed or woke a cause. */
  | { kind: 'attention-changed'; gameId: number }
  /** An organiser gave a pair of teams another state. */
  | { kind: 'pairs-changed'; gameId: number }
  /** Its end has moved, so the next check for expired containers moves too. */
  | { kind: 'container-prolonged' }
  | { kind: 'game-event'; gameId: number; event: EventRow; seq: number }
  | { kind: 'team-item'; participationId: number; item: TeamItem; seq: number }
