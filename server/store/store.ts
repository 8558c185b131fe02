import type { Attachments } from './rows/attachment.ts'
import type { BoardFacts } from './rows/board-fact.ts'
import type { Challenges } from './rows/challenge.ts'
import type { Containers } from './rows/container.ts'
import type { Flags } from './rows/flag.ts'
import type { Games } from './rows/game.ts'
import type { Instances } from './rows/instance.ts'
import type { Logs } from './rows/log.ts'
import type { MailLinks } from './rows/mail-link.ts'
import type { Notices } from './rows/notice.ts'
import type { Participations } from './rows/participation.ts'
import type { Posts } from './rows/post.ts'
import type { Sessions } from './rows/session.ts'
import type { Settings } from './rows/setting.ts'
import type { Submissions } from './rows/submission.ts'
import type { Teams } from './rows/team.ts'
import type { Users } from './rows/user.ts'
import type { Sql } from './sql.ts'

/** Everything that is stored. All times are milliseconds since 1970. */
export interface Tables {
  settings: Settings
  users: Users
  sessions: Sessions
  mailLinks: MailLinks
  posts: Posts
  games: Games
  challenges: Challenges
  flags: Flags
  attachments: Attachments
  instances: Instances
  containers: Containers
  teams: Teams
  participations: Participations
  notices: Notices
  logs: Logs
  boardFacts: BoardFacts
  submissions: Submissions
  /** Used by stores of single modules, which are created separately. */
  sql: Sql
}
/**
 * `by-index` is for statements that only pick rows. The plan of one that was prepared while a table was empty
 * is kept until the database has looked at the table anew, and in the first minute of a contest it would read
 * the whole of it for every answer.
 */
export type PlannerMode = 'any' | 'by-index'

export interface Store extends Tables {
  /** All or nothing. */
  transaction<Value>(work: (tables: Tables) => Promise<Value>, plans?: PlannerMode): Promise<Value>
  /** A transaction that no other process runs under the same name meanwhile. */
  exclusively<Value>(name: string, work: (tables: Tables) => Promise<Value>): Promise<Value>
  /** Throws when the database cannot be reached or lacks a migration. */
  check(): Promise<void>
  /** Connections of the pool, for the metrics. */
  load(): { total: number; idle: number; waiting: number }
}
