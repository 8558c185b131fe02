import { absent, bool, int, iso, model, nullable, list, optional, text, type Wire } from '../schema.ts'
import { participationStatusNames } from './participation.ts'

/** The pause of a game (extension `schedule`). Both fields are absent while the game is not paused. */
const pause = {
  /** The start of the pause. */
  pausedAt: optional(iso()),
  /** The stored end. Its distance to `pausedAt` is the time that is left to play. */
  storedEnd: optional(iso()),
}

/** The best team of an ended game (extension `winners`). */
const gameWinner = model('GameWinner', { name: text(), score: int() })

export const basicGameInfoModel = model('BasicGameInfoModel', {
  id: int(),
  title: text(),
  summary: text(),
  poster: nullable(text()),
  /** Members of a team at most. 0: no limit. */
  limit: int(),
  start: iso(),
  /** While the game is paused: the end if it resumed now. */
  end: iso(),
  ...pause,
  /** Absent without points, with an unrevealed freeze, and after the first ten ended games of a response. */
  winner: optional(gameWinner),
})
export type BasicGameInfoModel = Wire<typeof basicGameInfoModel>

export const detailedGameInfoModel = model('DetailedGameInfoModel', {
  id: int(),
  title: text(),
  summary: text(),
  content: text(),
  hidden: bool(),
  /** Null or empty: the game has no organisations, and the server ignores one that a team names. */
  organizations: nullable(list(text())),
  inviteCodeRequired: bool(),
  poster: nullable(text()),
  limit: int(),
  /** Counts participations of any status. */
  teamCount: int(),
  /**
   * The organisation of the caller's team. Null if the caller has not joined. The same holds for `teamName`.
   */
  organization: nullable(text()),
  teamName: nullable(text()),
  practiceMode: bool(),
  /** The game that this one is the hidden copy of (extension `rehearsal`). Absent: the game is no copy. */
  rehearsalOf: optional(int()),
  status: participationStatusNames,
  /** The reason for the ban of the caller's team (extension `team-review`). Absent: no ban or no reason. */
  banReason: optional(text()),
  start: iso(),
  /** While the game is paused: the end if it resumed now. */
  end: iso(),
  ...pause,
})
export type DetailedGameInfoModel = Wire<typeof detailedGameInfoModel>

export const gameJoinModel = model('GameJoinModel', {
  teamId: absent(int(), 0),
  organization: absent(nullable(text()), null),
  inviteCode: absent(nullable(text()), null),
})
export type GameJoinModel = Wire<typeof gameJoinModel>
