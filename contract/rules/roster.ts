/** The first is the default. Users that are equal in the chosen order are sorted by id. */
export const USER_SORTS = ['Name', 'Email', 'Role', 'Registered', 'Visited', 'Address'] as const
export type UserSort = (typeof USER_SORTS)[number]
/**
 * `Inactive`: users who may not sign in, whatever their role. `Staff` and `Unseen`, users who never signed in,
 * need the extension `user-views`.
 */
export const USER_KINDS = [
  'Everybody',
  'User',
  'Monitor',
  'Admin',
  'Banned',
  'Inactive',
  'Staff',
  'Unseen',
] as const
export type UserKind = (typeof USER_KINDS)[number]
/** The kinds that are counted. */
export const USER_VIEWS = [
  'Everybody',
  'Staff',
  'Unseen',
  'Inactive',
  'Banned',
] as const satisfies readonly UserKind[]
export type UserView = (typeof USER_VIEWS)[number]
/** Whether the user has signed in since the registration, which is stored as the first visit. */
export const hasSignedIn = (registeredAt: number, visitedAt: number): boolean => visitedAt > registeredAt
/** The word that has to be typed before accounts are disabled together. */
export const DISABLE_WORD = 'DISABLE'

export const TEAM_SORTS = ['Created', 'Name', 'Members', 'Locked'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]
export const TEAM_KINDS = ['All', 'Locked', 'Unlocked'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]
