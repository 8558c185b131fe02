/**
 * Whoever may ask. The last four are Users: two of another team, two of the team that the question is about.
 */
export const CALLERS = [
  'anonymous',
  'Banned',
  'User',
  'Monitor',
  'Admin',
  'otherMember',
  'otherCaptain',
  'member',
  'captain',
] as const
export type Caller = (typeof CALLERS)[number]

export const roleOf = (caller: Exclude<Caller, 'anonymous'>) => {
  switch (caller) {
    case 'Banned':
    case 'Monitor':
    case 'Admin':
      return caller
    default:
      return 'User'
  }
}
