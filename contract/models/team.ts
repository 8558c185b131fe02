import { TEAM_BIO_MAX, TEAM_NAME_MAX } from '../rules/team.ts'
import { absent, bool, int, keep, list, model, nullable, text, type Wire } from '../schema.ts'
import { profileUserInfoModel } from './account.ts'

export const teamModel = model('TeamModel', { id: int(), name: text(), avatar: nullable(text()) })
export type TeamModel = Wire<typeof teamModel>

export const teamUserInfoModel = model('TeamUserInfoModel', {
  id: text(),
  userName: text(),
  bio: text(),
  avatar: nullable(text()),
  /** True for exactly one member of a team. */
  captain: bool(),
})
export type TeamUserInfoModel = Wire<typeof teamUserInfoModel>

export const teamInfoModel = model('TeamInfoModel', {
  id: int(),
  name: text(),
  bio: nullable(text()),
  avatar: nullable(text()),
  /** True: no user can join or leave while a game of the team has not ended. It may outlive that game. */
  locked: bool(),
  /** Null only in a list of writeups. */
  members: nullable(list(teamUserInfoModel)),
})
export type TeamInfoModel = Wire<typeof teamInfoModel>

export const teamUpdateModel = model('TeamUpdateModel', {
  /** Required for a new team. For an existing one, null and '' keep the name. */
  name: keep(text({ max: TEAM_NAME_MAX, clear: 'line' })),
  bio: absent(nullable(text({ max: TEAM_BIO_MAX, clear: 'lines' })), null),
})
export type TeamUpdateModel = Wire<typeof teamUpdateModel>

export const teamTransferModel = model('TeamTransferModel', { newCaptainId: text({ required: true }) })
export type TeamTransferModel = Wire<typeof teamTransferModel>

/** Null and '' keep a field as it is. */
export const adminTeamModel = model('AdminTeamModel', {
  name: keep(text({ max: TEAM_NAME_MAX, clear: 'line' })),
  bio: keep(text({ max: TEAM_BIO_MAX, clear: 'lines' })),
  locked: keep(bool()),
})
export type AdminTeamModel = Wire<typeof adminTeamModel>

/** All members of the team, also those who did not join the game. */
export const teamWithDetailedUserInfo = model('TeamWithDetailedUserInfo', {
  id: int(),
  name: text(),
  bio: nullable(text()),
  avatar: nullable(text()),
  locked: bool(),
  captainId: text(),
  members: list(profileUserInfoModel),
})
export type TeamWithDetailedUserInfo = Wire<typeof teamWithDetailedUserInfo>
