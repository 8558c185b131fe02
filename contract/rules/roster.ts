/**
 * The orders of the list of users. The first is the default; users that are equal in it are ordered by id.
 */
export const USER_SORTS = ['Name', 'Email', 'Role', 'Registered', 'Visited', 'Address'] as const
export type UserSort = (typeof USER_SORTS)[number]
/** The kinds of users in the filter. `Inactive`: may not sign in, whatever the role. */
export const USER_KINDS = ['Everybody', 'User', 'Monitor', 'Admin', 'Banned', 'Inactive'] as const
export type UserKind = (typeof USER_KINDS)[number]

export const TEAM_SORTS = ['Created', 'Name', 'Members', 'Locked'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]
export const TEAM_KINDS = ['All', 'Locked', 'Unlocked'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]
