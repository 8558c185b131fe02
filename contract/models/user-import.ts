import { absent, list, model, names, nullable, text, type Wire } from '../schema.ts'
import { userCreateModel } from './user.ts'

/**
 * `Keep`: an existing account stays as it is. `Reset`: the line replaces its name, email and password, and
 * the other details that it has.
 */
export const EXISTING_ACCOUNTS = ['Keep', 'Reset'] as const
export type ExistingAccounts = (typeof EXISTING_ACCOUNTS)[number]

export const userImportModel = model('UserImportModel', {
  existing: names('ExistingAccounts', EXISTING_ACCOUNTS),
  users: list(userCreateModel),
})
export type UserImportModel = Wire<typeof userImportModel>

/**
 * The fields that decide the result of a line. A preview sends no passwords, because it does not need them.
 */
export const userImportLineModel = model('UserImportLineModel', {
  userName: text({ required: true }),
  email: text({ required: true }),
  teamName: absent(nullable(text({ clear: 'line' })), null),
})
export type UserImportLineModel = Wire<typeof userImportLineModel>

/** `Conflict`: the name belongs to one account and the email address to another. */
export const importedAccountNames = names('ImportedAccount', ['New', 'Exists', 'Conflict'])
/**
 * `Joined`: a team with this name exists and gets the user as a member. `Member`: the user is already in it.
 */
export const importedTeamNames = names('ImportedTeam', ['New', 'Joined', 'Member'])

export const userImportResultModel = model('UserImportResultModel', {
  account: importedAccountNames,
  /** Null: the line names no team. */
  team: nullable(importedTeamNames),
})
export type UserImportResultModel = Wire<typeof userImportResultModel>
