import type { AcceptedFindings } from './accepted-findings.ts'
import type { AddressedNotices } from './addressed-notices.ts'
import type { Attachments } from './attachments.ts'
import type { Attention } from './attention.ts'
import type { MonitorTables } from './rows/monitor.ts'
import type { StoredBoards } from './boards.ts'
import type { StreamTables, TeamStreams } from './rows/stream.ts'
import type { AnswerList } from './answer-list.ts'
import type { Audit } from './audit.ts'
import type { TeamNotes } from './team-notes.ts'
import type { PairStates } from './pair-states.ts'
import type { TeamPairReads } from './team-pairs.ts'
import type { TeamReviews } from './team-review.ts'
import type { GameInstances } from './game-instances.ts'
import type { BoardFacts } from './board-facts.ts'
import type { Challenges } from './challenges.ts'
import type { Containers } from './rows/container.ts'
import type { Flags } from './flags.ts'
import type { ForeignPasswords } from './foreign-passwords.ts'
import type { Games } from './games.ts'
import type { Instances } from './instances.ts'
import type { Logs } from './logs.ts'
import type { PlatformTimeline } from './platform-timeline.ts'
import type { MailLinks } from './mail-links.ts'
import type { Notices } from './notices.ts'
import type { Participations } from './rows/participation.ts'
import type { Posts } from './posts.ts'
import type { Sessions } from './rows/session.ts'
import type { Settings } from './settings.ts'
import type { Submissions } from './rows/submission.ts'
import type { Teams } from './rows/team.ts'
import type { Users } from './rows/user.ts'
import type { FileRows } from './files.ts'
import type { StoredFileRows } from './stored-files.ts'
import type { UnusedFileRows } from './unused-files.ts'
import type { Writeups } from './writeups.ts'
import type { Emails } from './emails.ts'
import type { Letters } from './letters.ts'
import type { Effects } from './effects.ts'
import type { RoomPages } from './room-pages.ts'
import type { Rehearsals } from './rehearsals.ts'
import type { Roster } from './roster.ts'
import type { UserAdmin } from './user-admin.ts'
import type { TeamAdmin } from './team-admin.ts'
import type { Deletions } from './deletions.ts'
import type { CaptchaSolutions } from './captcha-solutions.ts'
import type { Purge } from './purge.ts'
import type { TableSizes } from './table-sizes.ts'
import type { BackupRunRows } from './backup-runs.ts'
import type { Fullness } from './fullness.ts'
import type { HealthReads } from './health.ts'

/** All stored data. Times are milliseconds since 1970. */
export interface Tables {
  settings: Settings
  users: Users
  foreignPasswords: ForeignPasswords
  sessions: Sessions
  mailLinks: MailLinks
  emails: Emails
  letters: Letters
  posts: Posts
  games: Games
  challenges: Challenges
  flags: Flags
  attachments: Attachments
  attention: Attention
  instances: Instances
  containers: Containers
  teams: Teams
  participations: Participations
  notices: Notices
  logs: Logs
  boardFacts: BoardFacts
  submissions: Submissions
  files: FileRows
  storedFiles: StoredFileRows
  unusedFiles: UnusedFileRows
  writeups: Writeups
  gameEvents: MonitorTables
  answers: AnswerList
  boards: StoredBoards
  streams: StreamTables
  teamItems: TeamStreams
  audit: Audit
  platformTimeline: PlatformTimeline
  gameInstances: GameInstances
  teamReviews: TeamReviews
  effects: Effects
  roomPages: RoomPages
  teamNotes: TeamNotes
  pairStates: PairStates
  teamPairs: TeamPairReads
  acceptedFindings: AcceptedFindings
  addressedNotices: AddressedNotices
  rehearsals: Rehearsals
  roster: Roster
  userAdmin: UserAdmin
  teamAdmin: TeamAdmin
  deletions: Deletions
  captchaSolutions: CaptchaSolutions
  purge: Purge
  tableSizes: TableSizes
  backupRuns: BackupRunRows
  health: HealthReads
  fullness: Fullness
}
/**
 * `by-index` is for transactions that find all rows by keys. A plan that was made while a table was empty
 * stays until the database has analysed the table again. In the first minute of a contest it would scan the
 * whole table for every submission.
 */
export type PlannerMode = 'any' | 'by-index'

export interface Store extends Tables {
  /** Commits everything, or nothing if `work` throws. */
  transaction<Value>(work: (tables: Tables) => Promise<Value>, plans?: PlannerMode): Promise<Value>
  /** A transaction that runs alone under its name, in all processes. */
  exclusively<Value>(name: string, work: (tables: Tables) => Promise<Value>): Promise<Value>
  /** Throws if the database cannot be reached or lacks a migration. */
  check(): Promise<void>
  /** Connections of the pool, for the metrics. */
  load(): { total: number; idle: number; waiting: number }
}
