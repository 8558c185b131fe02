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

export interface Logs {
  /** Answers the number of the first one: they are counted without holes, in their order. */
  append(entries: readonly LogEntry[]): Promise<number>
  /** The newest first; a null level means all of them. */
  list(level: LogLevel | null, page: { count: number; skip: number }): Promise<LogEntry[]>
}
