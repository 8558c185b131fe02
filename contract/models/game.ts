import { absent, bool, int, iso, model, nullable, list, optional, text, type Wire } from '../schema.ts'
import { participationStatusNames } from './participation.ts'

/** The pause of a game (extension `schedule`). Both fields are absent while the game is not paused. */
const pause = {
  /** Since when the game is paused. */
  pausedAt: optional(iso()),
  /** The end as it is stored. It is as far from `pausedAt` as the game has time left. */
  storedEnd: optional(iso()),
}

/** The best team of an ended game (extension `winners`). */
const gameWinner = model('GameWinner', { name: text(), score: int() })

export const basicGameInfoModel = model('BasicGameInfoModel', {
  id: int(),
  title: text(),
  summary: text(),
  poster: nullable(text()),
  /** The limit of members in a team; 0 for none. */
  limit: int(),
  start: iso(),
  /** While the game is paused: its end if it went on now. */
  end: iso(),
  ...pause,
  /** Absent while solves are hidden, without solves, and for games before the latest ten. */
  winner: optional(gameWinner),
})
export type BasicGameInfoModel = Wire<typeof basicGameInfoModel>

export const detailedGameInfoModel = model('DetailedGameInfoModel', {
  id: int(),
  title: text(),
  summary: text(),
  content: text(),
  hidden: bool(),
  /** Null or empty: a team may name any organisation, or none. */
  organizations: nullable(list(text())),
  inviteCodeRequired: bool(),
  poster: nullable(text()),
  limit: int(),
  /** Counts participations of any status. */
  teamCount: int(),
  /** The caller's organisation; null for users who have not joined, like the team's name. */
  organization: nullable(text()),
  teamName: nullable(text()),
  practiceMode: bool(),
  status: participationStatusNames,
  start: iso(),
  /** While the game is paused: its end if it went on now. */
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
