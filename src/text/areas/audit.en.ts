import { fieldLabels } from './field-labels.en.ts'
import type { AuditAct, AuditKind, ExtraField, PackedField } from '#contract/models/audit-names.ts'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { ALL_LEVELS, LogLevel } from '#contract/models/log-names.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { MailFate } from '#contract/models/platform-names.ts'
import type { Role } from '#contract/models/role.ts'
import { stream } from './stream.en.ts'
import { timeSpan } from './time-span.en.ts'

interface Values {
  role: Record<Role, string>
  status: Record<ParticipationStatus, string>
  type: Record<ChallengeType, string>
  level: Record<LogLevel | typeof ALL_LEVELS, string>
  sheet: Record<'scoreboard' | 'submissions', string>
  fate: Record<MailFate, string>
}

const acts: Record<AuditAct, string> = {
  ConfigChanged: 'changed the platform settings',
  LogoChanged: 'changed the logo',
  MailTried: 'sent a test email',
  LetterSent: 'sent a letter to many users',
  LetterCancelled: 'cancelled a letter',
  UsersCreated: 'created accounts',
  UserChanged: 'edited a user',
  UserPasswordReset: 'reset a password',
  UserDeleted: 'deleted a user',
  TeamChanged: 'edited a team',
  TeamDeleted: 'deleted a team',
  ParticipationRuled: 'changed a team’s status in a game',
  TeamsReviewed: 'changed the status of teams in a game',
  GameCreated: 'created a game',
  GameChanged: 'edited a game',
  GameDeleted: 'deleted a game',
  GameCloned: 'cloned a game',
  GameImported: 'imported a game',
  GameExported: 'exported a game with all its flags',
  PosterChanged: 'changed the poster of a game',
  SaltRead: 'viewed the team hash salt of a game',
  GamePaused: 'paused a game',
  GameResumed: 'resumed a game',
  GameExtended: 'extended a game',
  GameStarted: 'started a game early',
  GameEnded: 'ended a game early',
  GameReopened: 'reopened a game',
  SchedulePlanned: 'changed the schedule of a game',
  BoardFrozen: 'changed the freeze of a scoreboard',
  BoardRevealed: 'revealed a scoreboard',
  CategoriesChanged: 'changed the categories of a game',
  ChallengeCreated: 'created a challenge',
  ChallengeChanged: 'edited a challenge',
  ChallengeDeleted: 'deleted a challenge',
  AttachmentChanged: 'changed the attachment of a challenge',
  FlagsAdded: 'added flags to a challenge',
  FlagRemoved: 'deleted a flag of a challenge',
  NoticeCreated: 'published a notice',
  NoticeChanged: 'edited a notice',
  NoticeDeleted: 'deleted a notice',
  PostCreated: 'created a post',
  PostChanged: 'edited a post',
  PostDeleted: 'deleted a post',
  ContainerDestroyed: 'destroyed an instance',
  InstancesStopped: 'stopped instances of a game',
  InstancesRestarted: 'restarted instances of a game',
  InstancesProlonged: 'extended instances of a game',
  FileRemoved: 'deleted a file',
  UnusedFilesRemoved: 'deleted unused files',
  WriteupsDownloaded: 'downloaded all writeups of a game',
  SheetDownloaded: 'downloaded a spreadsheet of a game',
  ListExported: 'exported a list',
  LogsExported: 'exported the log',
}
const kinds: Record<AuditKind, string> = {
  platform: 'Platform',
  user: 'User',
  team: 'Team',
  participation: 'Team in a game',
  game: 'Game',
  challenge: 'Challenge',
  notice: 'Notice',
  post: 'Post',
  container: 'Instance',
  file: 'File',
}
/** A packed field is audited in its stored form, which differs from that in the form. */
const fields: Record<ExtraField | PackedField, string> = {
  logo: 'Logo',
  to: 'To',
  fate: 'Result',
  count: 'Count',
  updated: 'Updated',
  teams: 'Teams',
  names: 'Names',
  userName: 'Username',
  email: 'Email',
  role: 'Role',
  emailConfirmed: 'Can sign in',
  bio: 'Bio',
  phone: 'Phone',
  realName: 'Real name',
  stdNumber: 'Student ID',
  teamName: 'Team name',
  locked: 'Locked',
  status: 'Status',
  bloodBonus: 'Blood bonus (packed)',
  original: 'Copied from',
  poster: 'Poster',
  pausedAt: 'Paused at',
  freezeAt: 'Freeze at',
  revealedAt: 'Revealed at',
  categories: 'Categories',
  gameId: 'Game ID',
  type: 'Type',
  isEnabled: 'Enabled',
  cpuCount: 'CPU (tenths)',
  minScoreRate: 'Minimum score',
  attachment: 'Attachment',
  flagId: 'Flag ID',
  team: 'Team',
  size: 'Size (bytes)',
  sheet: 'Spreadsheet',
  level: 'Level',
  text: 'Search text',
  since: 'From',
  until: 'To',
}

/** Texts of fields with a fixed set of values. The categories' names are the same in all languages. */
const values: Values = {
  role: { Banned: 'Disabled', User: 'Player', Monitor: 'Monitor', Admin: 'Administrator' },
  status: {
    Pending: 'Awaiting review',
    Accepted: 'Approved',
    Rejected: 'Rejected',
    Suspended: 'Banned',
    Unsubmitted: 'Not joined',
  },
  type: {
    StaticAttachment: 'Static attachment',
    StaticContainer: 'Static container',
    DynamicAttachment: 'Dynamic attachment',
    DynamicContainer: 'Dynamic container',
  },
  level: { All: 'All', Information: 'Information', Warning: 'Warning', Error: 'Error', Fatal: 'Fatal' },
  sheet: { scoreboard: 'Scoreboard', submissions: 'Submissions' },
  fate: {
    Sent: 'Sent',
    Kept: 'Saved to the outbox',
    Unset: 'No sender address set',
    Unreachable: 'Mail server unreachable',
    Silent: 'Timed out',
    Untrusted: 'Connection not encrypted',
    Unauthorized: 'Username or password rejected',
    Refused: 'Email rejected',
    Failed: 'Failed',
  },
}

export const audit = {
  acts,
  kinds,
  fields,
  labels: fieldLabels,
  values,
  kind: 'Filter by type',
  allKinds: 'All types',
  search: 'Search by person, object or change',
  list: 'Audit log, newest first',
  before: 'before',
  after: 'after',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  isHidden: 'changed (value hidden)',
  whole: 'Show all',
  short: 'Show less',
  number: (id: string) => `#${id}`,
  stream,
  timeSpan,
  none: 'No entries yet',
  noneText: 'Organisers’ actions appear here, with the values before and after.',
  noneFound: 'No entries match',
  noneFoundText: 'The whole log was searched.',
}
export type AuditWords = typeof audit
