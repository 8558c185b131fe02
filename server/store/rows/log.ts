export type LogLevel = 'Information' | 'Warning' | 'Error' | 'Fatal'
export type LogStatus = 'Pending' | 'Success' | 'Failed' | 'Duplicate' | 'Denied' | 'NotFound' | 'Exit'

/** An entry of the platform's log, which admins read; the process's own log goes to standard output. */
export interface LogEntry {
  at: number
  level: LogLevel
  status: LogStatus | null
  /** A user's name, `System` or `Anonymous`. */
  name: string | null
  ip: string
  message: string
  /** The part that wrote it; not on the wire. */
  source: string
}

/** Null lets all through. */
export interface LogFilter {
  level: LogLevel | null
  text: string | null
  /** Inclusive start; `until` is exclusive. */
  since: number | null
  until: number | null
}

export interface Logs {
  /** Answers the number of the first one: they are counted without holes, in their order. */
  append(entries: readonly LogEntry[]): Promise<number>
  /** The newest first; a null level means all of them. */
  list(
    level: LogLevel | null,
    page: { count: number; skip: number },
    found?: Omit<LogFilter, 'level'>,
  ): Promise<LogEntry[]>
  /** The newest first, of those with a smaller number than `below`; null begins with the newest. */
  before(below: number | null, filter: LogFilter, count: number): Promise<(LogEntry & { seq: number })[]>
}
