import { bool, int, iso, list, model, nullable, text, type Wire } from '../schema.ts'
import { auditEntry } from './audit.ts'
import { challengeTagNames } from './challenge.ts'
import { containerPhaseNames } from './container.ts'
import { participationStatusNames } from './participation.ts'
import { submission } from './submission.ts'

/** Leads to the page of a team in the game. */
export const roomTeamLink = model('RoomTeamLink', { participationId: int(), name: text() })
export type RoomTeamLink = Wire<typeof roomTeamLink>

/** An address from which submissions came. */
export const roomAddress = model('RoomAddress', {
  ip: text(),
  first: iso(),
  last: iso(),
  count: int(),
  /** Other teams of the game with submissions from the same address: some of them, and how many there are. */
  others: list(roomTeamLink),
  otherTeams: int(),
})
export type RoomAddress = Wire<typeof roomAddress>

/** A challenge, and how far the team is with it. */
export const roomMark = model('RoomMark', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  tries: int(),
  /** The rank of the solve from 1, its points, and when it was. Null: not solved. */
  placing: nullable(int()),
  points: nullable(int()),
  solvedAt: nullable(iso()),
})
export type RoomMark = Wire<typeof roomMark>

export const roomMember = model('RoomMember', {
  userId: text(),
  userName: text(),
  avatar: nullable(text()),
  realName: text(),
  email: text(),
  /** False: a member of the team who has not joined the game. */
  isRegistered: bool(),
  solves: int(),
  wrong: int(),
  /** The last submission. Null: there is none. */
  lastAt: nullable(iso()),
  ip: nullable(text()),
})
export type RoomMember = Wire<typeof roomMember>

export const roomInstance = model('RoomInstance', {
  challengeId: int(),
  title: text(),
  phase: containerPhaseNames,
  expectStopAt: nullable(iso()),
})
export type RoomInstance = Wire<typeof roomInstance>

/** Submissions of one team, user or challenge. One to a challenge that was not open is none. */
export const roomTries = model('RoomTries', {
  judged: int(),
  wrong: int(),
  solves: int(),
  lastAt: nullable(iso()),
  lastSolveAt: nullable(iso()),
})
export type RoomTries = Wire<typeof roomTries>

/** A team in a game, for those who run or watch it. Everybody who may see it gets the same, but for the history. */
export const roomTeamModel = model('RoomTeamModel', {
  participationId: int(),
  teamId: int(),
  name: text(),
  avatar: nullable(text()),
  organization: nullable(text()),
  status: participationStatusNames,
  captainId: nullable(text()),
  joinedAt: iso(),
  /** Null: not on the scoreboard. It counts solves that a freeze hides. */
  rank: nullable(int()),
  ranked: int(),
  points: int(),
  bloods: int(),
  /** The span of its points over time: from the start of the game to its end, or to now. */
  from: iso(),
  until: iso(),
  tries: roomTries,
  challenges: list(roomMark),
  people: list(roomMember),
  /** The newest first, up to 50. */
  submissions: list(submission),
  addresses: list(roomAddress),
  instances: list(roomInstance),
  /** The acts of organisers on it, the newest first. [] for monitors, because they may not read the audit. */
  history: list(auditEntry),
})
export type RoomTeamModel = Wire<typeof roomTeamModel>

export const roomPersonTeam = model('RoomPersonTeam', {
  teamId: int(),
  name: text(),
  avatar: nullable(text()),
  isCaptain: bool(),
  /** Null: the team does not take part in this game. */
  participationId: nullable(int()),
})
export type RoomPersonTeam = Wire<typeof roomPersonTeam>

export const roomPersonGame = model('RoomPersonGame', {
  gameId: int(),
  title: text(),
  participationId: int(),
  team: text(),
  status: participationStatusNames,
})
export type RoomPersonGame = Wire<typeof roomPersonGame>

export const roomSignIn = model('RoomSignIn', { at: iso(), seenAt: iso(), ip: text(), agent: text() })
export type RoomSignIn = Wire<typeof roomSignIn>

/** A user, with what they did in one game. */
export const roomPersonModel = model('RoomPersonModel', {
  userId: text(),
  userName: text(),
  avatar: nullable(text()),
  realName: text(),
  email: text(),
  registeredAt: iso(),
  lastVisitAt: iso(),
  tries: roomTries,
  teams: list(roomPersonTeam),
  games: list(roomPersonGame),
  submissions: list(submission),
  addresses: list(roomAddress),
  /** The open sessions, the newest first. [] for monitors. */
  signIns: list(roomSignIn),
  history: list(auditEntry),
})
export type RoomPersonModel = Wire<typeof roomPersonModel>

/** Submissions in one half hour. */
export const roomHalfHour = model('RoomHalfHour', { at: iso(), solves: int(), others: int() })
export type RoomHalfHour = Wire<typeof roomHalfHour>

export const roomSolve = model('RoomSolve', {
  participationId: int(),
  team: text(),
  avatar: nullable(text()),
  /** Null: the account was deleted. */
  userId: nullable(text()),
  user: text(),
  at: iso(),
  attempt: nullable(int()),
  placing: int(),
  points: int(),
})
export type RoomSolve = Wire<typeof roomSolve>

export const roomWrongAnswer = model('RoomWrongAnswer', { answer: text(), times: int(), teams: int() })
export type RoomWrongAnswer = Wire<typeof roomWrongAnswer>

export const roomTrying = model('RoomTrying', {
  participationId: int(),
  team: text(),
  avatar: nullable(text()),
  tries: int(),
  lastAt: iso(),
})
export type RoomTrying = Wire<typeof roomTrying>

/** The results of a challenge. */
export const roomResultsModel = model('RoomResultsModel', {
  challengeId: int(),
  title: text(),
  tag: challengeTagNames,
  isEnabled: bool(),
  /** When players could see it first. */
  openedAt: iso(),
  worth: int(),
  original: int(),
  teams: int(),
  tries: roomTries,
  /** Solves in the last hour. */
  lastHour: int(),
  halfHours: list(roomHalfHour),
  /** In the order of the solves. */
  solved: list(roomSolve),
  /** The most frequent first. */
  wrongAnswers: list(roomWrongAnswer),
  /** Submissions that were flags of other teams, and from how many teams. */
  foreignFlags: int(),
  foreignTeams: int(),
  /** Teams that have tried and not solved it, and those of them that tried in the last 30 minutes. */
  unsolved: int(),
  trying: list(roomTrying),
  history: list(auditEntry),
})
export type RoomResultsModel = Wire<typeof roomResultsModel>
