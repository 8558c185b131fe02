import { bool, int, iso, list, model, nullable, optional, text, type Wire } from '../schema.ts'
import { auditEntry } from './audit.ts'
import { challengeTagNames } from './challenge.ts'
import { containerPhaseNames } from './container.ts'
import { TEAM_NOTE_MAX } from './room-page-limits.ts'
import { participationStatusNames } from './participation.ts'
import { submission } from './submission.ts'

/** The client links the name to the page of this participation. */
export const roomTeamLink = model('RoomTeamLink', { participationId: int(), name: text() })
export type RoomTeamLink = Wire<typeof roomTeamLink>

export const roomAddress = model('RoomAddress', {
  ip: text(),
  first: iso(),
  last: iso(),
  count: int(),
  /**
   * Other teams of the game that submitted from this address, which may mean that they work together.
   * `others` has the first few, `otherTeams` the number of all.
   */
  others: list(roomTeamLink),
  otherTeams: int(),
})
export type RoomAddress = Wire<typeof roomAddress>

/** The progress of one team in one challenge. */
export const roomMark = model('RoomMark', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  tries: int(),
  /** The rank of the solve from 1, its points and its time. All are null if the team has not solved it. */
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
  /** False: the user is a member of the team and has not joined the game. */
  isRegistered: bool(),
  solves: int(),
  wrong: int(),
  /** The time and address of the last submission. Null: there is none. */
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

/**
 * Counts the submissions of a team, a user or a challenge. Those to a challenge that was not open are left
 * out.
 */
export const roomTries = model('RoomTries', {
  judged: int(),
  wrong: int(),
  solves: int(),
  lastAt: nullable(iso()),
  lastSolveAt: nullable(iso()),
})
export type RoomTries = Wire<typeof roomTries>

/** A note of an organiser or a monitor about a team. Players never see it. */
export const teamNote = model('TeamNote', { id: int(), at: iso(), author: text(), text: text() })
export type TeamNote = Wire<typeof teamNote>
/** The last organiser or monitor who marked the team as looked at. */
export const teamLook = model('TeamLook', { at: iso(), by: text() })
export type TeamLook = Wire<typeof teamLook>

export const teamNoteInput = model('TeamNoteInput', {
  text: text({ required: true, max: TEAM_NOTE_MAX, clear: 'lines' }),
})
export const teamMarkInput = model('TeamMarkInput', { isLooked: bool() })

/** The facts for the form in which an organiser changes the team (extension `team-changes`). */
export const roomTeamForm = model('RoomTeamForm', {
  bio: nullable(text()),
  /** True: the members cannot change now, unless an organiser insists. */
  isLocked: bool(),
  /** The organisations of the game. */
  organizations: list(text()),
  /** The number of members who may play. 0: any. */
  mostPlayers: int(),
})
export type RoomTeamForm = Wire<typeof roomTeamForm>

/** One team of a game, for organisers and monitors. Only `history` depends on the caller. */
export const roomTeamModel = model('RoomTeamModel', {
  participationId: int(),
  teamId: int(),
  name: text(),
  avatar: nullable(text()),
  organization: nullable(text()),
  status: participationStatusNames,
  /** The reason that the members read (extension `team-review`). Absent: no ban or no reason. */
  banReason: optional(text()),
  captainId: nullable(text()),
  joinedAt: iso(),
  /** Null: the team is not on the scoreboard. Solves that a freeze hides count. */
  rank: nullable(int()),
  ranked: int(),
  points: int(),
  bloods: int(),
  /** The span of the points chart: from the start of the game to its end, or to now. */
  from: iso(),
  until: iso(),
  tries: roomTries,
  challenges: list(roomMark),
  people: list(roomMember),
  /** Up to 50, newest first. */
  submissions: list(submission),
  addresses: list(roomAddress),
  instances: list(roomInstance),
  /** The newest first. */
  notes: list(teamNote),
  /** Null: no organiser or monitor has marked the team. */
  looked: nullable(teamLook),
  /** The acts of organisers on it, the newest first. [] for monitors, because they may not read the audit. */
  history: list(auditEntry),
  form: optional(roomTeamForm),
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
  /** Open sessions, newest first. [] for monitors. */
  signIns: list(roomSignIn),
  history: list(auditEntry),
})
export type RoomPersonModel = Wire<typeof roomPersonModel>

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

export const roomResultsModel = model('RoomResultsModel', {
  challengeId: int(),
  title: text(),
  tag: challengeTagNames,
  isEnabled: bool(),
  /**
   * The later of the game's start and the challenge's opening time. Enabling the challenge does not move it.
   */
  openedAt: iso(),
  worth: int(),
  original: int(),
  teams: int(),
  tries: roomTries,
  /** In the last hour. */
  lastHour: int(),
  halfHours: list(roomHalfHour),
  /** In order of time. */
  solved: list(roomSolve),
  /** Most frequent first. */
  wrongAnswers: list(roomWrongAnswer),
  /** Submissions of other teams' flags, and the number of teams that made them. */
  foreignFlags: int(),
  foreignTeams: int(),
  /**
   * Teams that have tried the challenge and not solved it. `trying`: those with a submission in the last 30
   * minutes.
   */
  unsolved: int(),
  trying: list(roomTrying),
  history: list(auditEntry),
})
export type RoomResultsModel = Wire<typeof roomResultsModel>
