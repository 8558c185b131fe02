// The base database stores numbers. Their order is that of its own lists.

export const ROLES = ['Banned', 'User', 'Monitor', 'Admin'] as const
export const PARTICIPATION_STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const
export type ParticipationStatus = (typeof PARTICIPATION_STATUSES)[number]
export const NOTICE_TYPES = [
  'Normal',
  'FirstBlood',
  'SecondBlood',
  'ThirdBlood',
  'NewHint',
  'NewChallenge',
] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]
/** The first is never written by a base server. */
export const EVENT_TYPES = [
  'Normal',
  'ContainerStart',
  'ContainerDestroy',
  'FlagSubmit',
  'CheatDetected',
] as const
/** Categories of 1.8 beyond those that both have. */
export const NEW_CATEGORIES = ['AI', 'Pentest', 'OSINT'] as const
