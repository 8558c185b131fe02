import { absent, iso, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { ALL_LEVELS, TASK_STATUSES } from './log-names.ts'

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

/** Which entries are asked for; with the extension `log-filter` by more than the level. */
export const logFilter = {
  level: absent(text(), ALL_LEVELS),
  /** Part of the message, the name or the address, in whichever case. */
  text: optional(text()),
  /** From this instant on, and before that one. */
  since: optional(iso()),
  until: optional(iso()),
}
