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
  ConfigChanged: 'changed the configuration',
  LogoChanged: 'changed the logo',
  MailTried: 'tried out the mail',
  UsersCreated: 'created users',
  UserChanged: 'changed a user',
  UserPasswordReset: 'reset a password',
  UserDeleted: 'deleted a user',
  TeamChanged: 'changed a team',
  TeamDeleted: 'deleted a team',
  ParticipationRuled: 'ruled on a participation',
  GameCreated: 'created a game',
  GameChanged: 'changed a game',
  GameDeleted: 'deleted a game',
  GameCloned: 'cloned a game',
  GameImported: 'imported a game',
  GameExported: 'exported a game with all its flags',
  PosterChanged: 'changed the poster of a game',
  SaltRead: 'read the team hash salt of a game',
  BoardFrozen: 'changed the freeze of a scoreboard',
  BoardRevealed: 'revealed a scoreboard',
  CategoriesChanged: 'changed the categories of a game',
  ChallengeCreated: 'created a challenge',
  ChallengeChanged: 'changed a challenge',
  ChallengeDeleted: 'deleted a challenge',
  AttachmentChanged: 'changed the attachment of a challenge',
  FlagsAdded: 'added flags to a challenge',
  FlagRemoved: 'removed a flag of a challenge',
  NoticeCreated: 'published a notice',
  NoticeChanged: 'changed a notice',
  NoticeDeleted: 'deleted a notice',
  PostCreated: 'created a post',
  PostChanged: 'changed a post',
  PostDeleted: 'deleted a post',
  ContainerDestroyed: 'destroyed a container',
  FileRemoved: 'removed a file',
  UnusedFilesRemoved: 'removed unused files',
  WriteupsDownloaded: 'downloaded all writeups of a game',
  SheetDownloaded: 'downloaded a sheet of a game',
  ListExported: 'exported a list',
  LogsExported: 'exported the log',
}
const kinds: Record<AuditKind, string> = {
  platform: 'Platform',
  user: 'User',
  team: 'Team',
  participation: 'Participation',
  game: 'Game',
  challenge: 'Challenge',
  notice: 'Notice',
  post: 'Post',
  container: 'Container',
  file: 'File',
}
/** A packed field is audited as it is stored, and not as its form shows it. */
const fields: Record<ExtraField | PackedField, string> = {
  logo: 'Logo',
  to: 'To',
  fate: 'Result',
  count: 'How many',
  updated: 'Of these updated',
  teams: 'Teams',
  names: 'Names',
  userName: 'User name',
  email: 'E-mail',
  role: 'Role',
  emailConfirmed: 'May sign in',
  bio: 'Bio',
  phone: 'Phone',
  realName: 'Real name',
  stdNumber: 'Student number',
  teamName: 'Team name',
  locked: 'Locked',
  status: 'Status',
  bloodBonus: 'Blood bonus (packed)',
  original: 'Original',
  poster: 'Poster',
  freezeAt: 'Freeze at',
  revealedAt: 'Revealed at',
  categories: 'Categories',
  gameId: 'Game number',
  type: 'Type',
  isEnabled: 'Enabled',
  cpuCount: 'CPU (tenths)',
  minScoreRate: 'Least share of the score',
  attachment: 'Attachment',
  flagId: 'Flag number',
  team: 'Team',
  size: 'Bytes',
  sheet: 'Sheet',
  level: 'Level',
  text: 'Searched text',
  since: 'From',
  until: 'Until',
}

/** Texts of fields with a fixed set of values. The categories' names are the same in all languages. */
const values: Values = {
  role: { Banned: 'Disabled', User: 'Player', Monitor: 'Observer', Admin: 'Administrator' },
  status: {
    Pending: 'Awaiting review',
    Accepted: 'Approved',
    Rejected: 'Not approved',
    Suspended: 'Banned',
    Unsubmitted: 'Not joined',
  },
  type: {
    StaticAttachment: 'Shared attachment',
    StaticContainer: 'Shared container image',
    DynamicAttachment: 'An attachment for each team',
    DynamicContainer: 'A flag for each team',
  },
  level: { All: 'All', Information: 'Information', Warning: 'Warning', Error: 'Error', Fatal: 'Fatal' },
  sheet: { scoreboard: 'Scoreboard', submissions: 'Submissions' },
  fate: {
    Sent: 'Sent',
    Kept: 'Kept as a file',
    Unset: 'No address to send from',
    Unreachable: 'Mail server not reached',
    Silent: 'No answer in time',
    Untrusted: 'Line not private',
    Unauthorized: 'Name or password refused',
    Refused: 'Letter refused',
    Failed: 'Failed',
  },
}

/** Texts of the audit log. */
export const audit = {
  acts,
  kinds,
  fields,
  labels: fieldLabels,
  values,
  kind: 'Done to',
  allKinds: 'Everything',
  search: 'Search person, thing, change',
  list: 'Acts of organisers, newest first',
  before: 'before',
  after: 'after',
  empty: 'nothing',
  yes: 'yes',
  no: 'no',
  isHidden: 'changed, not shown',
  whole: 'Show all of it',
  short: 'Show less',
  number: (id: string) => `#${id}`,
  stream,
  timeSpan,
  none: 'Nobody has changed anything yet',
  noneText: 'What organisers do stands here, with what it was before.',
  noneFound: 'Nothing matches',
  noneFoundText: 'All that is stored was searched.',
}
export type AuditWords = typeof audit
