import { TEAM_KINDS, TEAM_SORTS, USER_KINDS, USER_SORTS } from '../rules/roster.ts'
import { fieldsAnd, int, iso, list, model, names, text, type Wire } from '../schema.ts'
import { teamInfoModel } from './team.ts'

export const userSortNames = names('UserSort', USER_SORTS)
export const userKindNames = names('UserKind', USER_KINDS)
export const teamSortNames = names('TeamSort', TEAM_SORTS)
export const teamKindNames = names('TeamKind', TEAM_KINDS)

/** How many accounts each view of the list has, without a search. */
export const userCountsModel = model('UserCountsModel', {
  Everybody: int(),
  Staff: int(),
  Unseen: int(),
  Inactive: int(),
  Banned: int(),
})
export type UserCountsModel = Wire<typeof userCountsModel>

export const rosterTeamModel = model('RosterTeamModel', fieldsAnd(teamInfoModel, { createTimeUTC: iso() }))
export type RosterTeamModel = Wire<typeof rosterTeamModel>

/** The effects of deleting an account: rows that are deleted, and rows that lose its name. */
export const userDeletionModel = model('UserDeletionModel', {
  /**
   * Names of the teams that need another captain first. The server refuses the deletion while there are any.
   */
  captainOf: list(text()),
  /** Names of the other teams, which lose a member. */
  teams: list(text()),
  /** Titles of the games that lose a player. */
  games: list(text()),
  sessions: int(),
  /** Submissions, solves and posts stay, without the name of the account. */
  submissions: int(),
  solves: int(),
  posts: int(),
  /** Containers that the user started. They keep running, because they belong to the team. */
  containers: int(),
})
export type UserDeletionModel = Wire<typeof userDeletionModel>

/** A game that has not ended, or that the team never played in. The team's data in it is deleted. */
export const teamWithdrawalModel = model('TeamWithdrawalModel', {
  title: text(),
  submissions: int(),
  solves: int(),
  writeups: int(),
})
export const teamDeletionModel = model('TeamDeletionModel', {
  members: list(text()),
  leaves: list(teamWithdrawalModel),
  /** Titles of the games whose boards keep the team, because it played in them. */
  stays: list(text()),
  containers: int(),
})
export type TeamDeletionModel = Wire<typeof teamDeletionModel>
