import { bool, int, iso, list, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { PAIR_STATES } from './pair-states.ts'
import { participationStatusNames } from './participation.ts'

/** `participationId` and `userId` lead to the pages of the room. */
export const pairTeam = model('PairTeam', {
  participationId: int(),
  name: text(),
  avatar: nullable(text()),
  organization: nullable(text()),
  status: participationStatusNames,
  /** Who banned the team (extension `pair-states`). Absent: it is not banned, or nobody knows. */
  bannedBy: optional(text()),
})
export type PairTeam = Wire<typeof pairTeam>

export const pairSending = model('PairSending', {
  /** The team that sent it. */
  participationId: int(),
  at: iso(),
  /** Null: the account was deleted. */
  userId: nullable(text()),
  user: text(),
})
export type PairSending = Wire<typeof pairSending>

const challenge = { challengeId: int(), challenge: text() }

/** One team sent the flag of the other. */
export const pairForeignFlag = model('PairForeignFlag', { ...challenge, answer: text(), by: pairSending })
export type PairForeignFlag = Wire<typeof pairForeignFlag>

/** A wrong flag that both sent, and at most one team more. */
export const pairWrongFlag = model('PairWrongFlag', {
  ...challenge,
  answer: text(),
  /** The number of all teams that sent it. */
  teams: int(),
  /** The first time of each of the two. */
  by: list(pairSending),
})
export type PairWrongFlag = Wire<typeof pairWrongFlag>

/** An address from which both sent flags, and at most two teams more. */
export const pairAddress = model('PairAddress', { ip: text(), teams: int(), first: iso(), last: iso() })
export type PairAddress = Wire<typeof pairAddress>

/** A challenge that both solved within minutes, in the same order as the others of the list. */
export const pairSolve = model('PairSolve', {
  ...challenge,
  /** The times of the first and the second team. */
  ats: list(iso()),
})
export type PairSolve = Wire<typeof pairSolve>

/** A flag that one of two teams sent. */
export const pairTry = model('PairTry', {
  participationId: int(),
  challengeId: int(),
  at: iso(),
  isRight: bool(),
})
export type PairTry = Wire<typeof pairTry>

const pairStateNames = names('PairState', PAIR_STATES)

export const pairStateModel = model('PairStateModel', { state: pairStateNames, by: text(), at: iso() })
export type PairStateModel = Wire<typeof pairStateModel>

export const pairStateInput = model('PairStateInput', {
  state: pairStateNames,
  /** The state that the caller saw, because another organiser may have changed it since. */
  was: pairStateNames,
})

/** Two teams and what links them. A list has up to 10 links, and its count has all. */
export const teamPair = model('TeamPair', {
  /** Two teams. The one that joined first comes first. */
  teams: list(pairTeam),
  lastAt: iso(),
  /** The state and who set it (extension `pair-states`). Absent: `Open`. */
  state: optional(pairStateModel),
  /** Newest first. */
  foreignFlags: list(pairForeignFlag),
  foreignFlagCount: int(),
  wrongFlags: list(pairWrongFlag),
  wrongFlagCount: int(),
  addresses: list(pairAddress),
  addressCount: int(),
  /** In order of time. */
  solves: list(pairSolve),
  solveCount: int(),
})
export type TeamPair = Wire<typeof teamPair>

export const teamPairs = model('TeamPairs', {
  /** All pairs of the game, also those that are left out. */
  total: int(),
  /** The strongest first. */
  pairs: list(teamPair),
})
export type TeamPairs = Wire<typeof teamPairs>
