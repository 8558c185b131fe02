/** Apart from the models, so that a screen that lists them does not carry schemas. */

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
/** The filter that lets every level through. */
export const ALL_LEVELS = 'All'
