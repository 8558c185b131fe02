import { iso, model, names, nullable, text, type Wire } from '../schema.ts'
import { TASK_STATUSES } from './log-names.ts'

export const taskStatusNames = names('TaskStatus', TASK_STATUSES, -1)

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
