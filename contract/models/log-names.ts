// Kept out of the models, so that screens that import it load no schemas.

export const TASK_STATUSES = [
  'Pending',
  'Success',
  'Failed',
  'Duplicate',
  'Denied',
  'NotFound',
  'Exit',
] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

export const LOG_LEVELS = ['Information', 'Warning', 'Error', 'Fatal'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
/** The value of the filter that matches every level. */
export const ALL_LEVELS = 'All'
