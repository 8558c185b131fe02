/** The first is the default. Users that are equal in the chosen order are sorted by id. */
export const USER_SORTS = ['Name', 'Email', 'Role', 'Registered', 'Visited', 'Address'] as const
export type UserSort = (typeof USER_SORTS)[number]
/** `Inactive`: users who may not sign in, whatever their role. */
export const USER_KINDS = ['Everybody', 'User', 'Monitor', 'Admin', 'Banned', 'Inactive'] as const
export type UserKind = (typeof USER_KINDS)[number]
/** The word that has to be typed before accounts are disabled together. */
export const DISABLE_WORD = 'DISABLE'

export const TEAM_SORTS = ['Created', 'Name', 'Members', 'Locked'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]
export const TEAM_KINDS = ['All', 'Locked', 'Unlocked'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]
