import type { LogMessageModel } from '#contract/models/log.ts'
import { toIso } from '#contract/models/time.ts'
import type { LogEntry } from '#server/store/logs.ts'

export const toLogMessage = ({ at, name, level, ip, message, status }: LogEntry): LogMessageModel => ({
  time: toIso(at),
  name,
  level,
  ip,
  msg: message,
  status,
})
