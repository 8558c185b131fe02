import { iso, model, names, nullable, text, type Wire } from '../schema.ts'

export const TASK_STATUSES = ['Pending', 'Success', 'Failed', 'Duplicate', 'Denied', 'NotFound', 'Exit'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const taskStatusNames = names('TaskStatus', TASK_STATUSES, -1)

export const LOG_LEVELS = ['Information', 'Warning', 'Error', 'Fatal'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
/** The filter that lets every level through. */
export const ALL_LEVELS = 'All'

export const logMessageModel = model('LogMessageModel', {
  time: iso(),
  /** A user's name, `System` or `Anonymous`; null for what the framework wrote. */
  name: nullable(text()),
  /** One of LOG_LEVELS, but free text on the wire. */
  level: nullable(text()),
  ip: nullable(text()),
  msg: nullable(text()),
  /** The name of a TaskStatus. */
  status: nullable(text()),
})
export type LogMessageModel = Wire<typeof logMessageModel>
