/** The last four are Users: two of another team, and two of the team that the request is about. */
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
