import { CHALLENGE, type ChallengeField } from '../fields/challenge.ts'
import { namesOf } from '../fields/field.ts'
import { GAME, type GameField } from '../fields/game.ts'
import { PLATFORM, type PlatformField } from '../fields/platform.ts'
import { POST, type PostField } from '../fields/post.ts'

// Kept out of the models, so that screens that import it load no schemas.

export const AUDIT_ACTS = [
  'ConfigChanged',
  'LogoChanged',
  'MailTried',
  'LetterSent',
  'LetterCancelled',
  'UsersCreated',
  'UserChanged',
  'UsersChanged',
  'UsersSignedOut',
  'UserPasswordReset',
  'UserDeleted',
  'TeamChanged',
  'TeamDeleted',
  'ParticipationRuled',
  'TeamsReviewed',
  'TeamNoted',
  'TeamNoteDeleted',
  'TeamMarked',
  'GameCreated',
  'GameChanged',
  'GameDeleted',
  'GameCloned',
  'GameImported',
  'GameExported',
  'PosterChanged',
  'SaltRead',
  'GamePaused',
  'GameResumed',
  'GameExtended',
  'GameStarted',
  'GameEnded',
  'GameReopened',
  'SchedulePlanned',
  'BoardFrozen',
  'BoardRevealed',
  'CategoriesChanged',
  'ChallengeCreated',
  'ChallengeChanged',
  'ChallengeDeleted',
  'ChallengesChanged',
  'ChallengesOrdered',
  'ChallengesDeleted',
  'AttachmentChanged',
  'FlagsAdded',
  'FlagRemoved',
  'NoticeCreated',
  'NoticeChanged',
  'NoticeDeleted',
  'PostCreated',
  'PostChanged',
  'PostDeleted',
  'ContainerDestroyed',
  'InstancesStopped',
  'InstancesRestarted',
  'InstancesProlonged',
  'FileRemoved',
  'UnusedFilesRemoved',
  'WriteupsDownloaded',
  'SheetDownloaded',
  'ListExported',
  'LogsExported',
] as const satisfies readonly string[]
export type AuditAct = (typeof AUDIT_ACTS)[number]

export const AUDIT_KINDS = [
  'platform',
  'user',
  'team',
  'participation',
  'game',
  'challenge',
  'notice',
  'post',
  'container',
  'file',
] as const satisfies readonly string[]
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Fields that the audit names and that none of the four tables of form fields has. */
const EXTRA_FIELDS = [
  'logo',
  'to',
  'fate',
  'count',
  'updated',
  'teams',
  'names',
  'userName',
  'email',
  'role',
  'emailConfirmed',
  'bio',
  'phone',
  'realName',
  'stdNumber',
  'teamName',
  'locked',
  'status',
  'original',
  'poster',
  'pausedAt',
  'freezeAt',
  'revealedAt',
  'categories',
  'gameId',
  'type',
  'isEnabled',
  'attachment',
  'flagId',
  'team',
  'size',
  'sheet',
  'level',
  'text',
  'since',
  'until',
] as const satisfies readonly string[]
export type ExtraField = (typeof EXTRA_FIELDS)[number]
/** The stored value of these fields differs from the value in the form, so the audit page converts it. */
export type PackedField = 'bloodBonus' | 'cpuCount' | 'minScoreRate'
export type AuditField = ExtraField | PlatformField | GameField | ChallengeField | PostField

/** All fields that the audit names, in display order. */
export const AUDIT_FIELDS: readonly AuditField[] = [
  ...new Set<AuditField>([
    ...namesOf(PLATFORM),
    ...namesOf(GAME),
    ...namesOf(CHALLENGE),
    ...namesOf(POST),
    ...EXTRA_FIELDS,
  ]),
]
