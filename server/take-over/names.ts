// The base database stores each name as its index in these lists.

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
/** No base server writes the first one. */
export const EVENT_TYPES = [
  'Normal',
  'ContainerStart',
  'ContainerDestroy',
  'FlagSubmit',
  'CheatDetected',
] as const
/** Categories that only 1.8 has. */
export const NEW_CATEGORIES = ['AI', 'Pentest', 'OSINT'] as const
