import { absent, bool, int, list, model, nullable, text, type Wire } from '../schema.ts'

export const teamOrganizationInput = model('TeamOrganizationInput', {
  /** One of the game's organisations. Null: none, which only a game without organisations allows. */
  organization: absent(nullable(text()), null),
})

export const teamCaptainInput = model('TeamCaptainInput', { captainId: text({ required: true }) })

/** Without `isOverLock` the server refuses a team whose members cannot change now. */
export const teamMemberInput = model('TeamMemberInput', { isOverLock: absent(bool(), false) })

export const teamEntryInput = model('TeamEntryInput', {
  teamId: int(),
  organization: absent(nullable(text()), null),
})
export type TeamEntryInput = Wire<typeof teamEntryInput>

export const teamEntryModel = model('TeamEntryModel', {
  participationId: int(),
  /** The number of members who play now. */
  players: int(),
  /** Names of members who stay with another team of the game. */
  elsewhere: list(text()),
})
export type TeamEntryModel = Wire<typeof teamEntryModel>
