import { absent, iso, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { ALL_LEVELS, TASK_STATUSES } from './log-names.ts'

export const taskStatusNames = names('TaskStatus', TASK_STATUSES, -1)

export const logMessageModel = model('LogMessageModel', {
  time: iso(),
  /** A user's name, `System` or `Anonymous`. Null: only base servers leave the name out. */
  name: nullable(text()),
  /** One of `LOG_LEVELS`. The base wire types it as free text. */
  level: nullable(text()),
  ip: nullable(text()),
  msg: nullable(text()),
  /** The name of a `TaskStatus`. */
  status: nullable(text()),
})
export type LogMessageModel = Wire<typeof logMessageModel>

/** Base servers know only `level`. The other filters are the extension `log-filter`. */
export const logFilter = {
  level: absent(text(), ALL_LEVELS),
  /** Part of the message, the name or the address, in any case. */
  text: optional(text()),
  /** Entries at or after `since`, and before `until`. */
  since: optional(iso()),
  until: optional(iso()),
}
