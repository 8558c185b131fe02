import type { ChallengeEditDetailModel } from '../models/challenge-edit.ts'
import type { FindingKind, Severity } from '../models/opening-check-names.ts'
import type { OpeningFinding } from '../models/opening-check.ts'
import { EPOCH, instant, type Iso } from '../models/time.ts'
import { flagLength, isStrongTemplate, MAX_FLAG_LENGTH } from './flag-template.ts'
import { secretsFoundIn, secretsOf } from './leaked-flag.ts'

/** Without the fields that the check does not read, so that callers need not load them. */
export type OpeningChallenge = Omit<
  ChallengeEditDetailModel,
  'testContainer' | 'acceptedCount' | 'tag' | 'minScoreRate' | 'difficulty'
>

/**
 * The flags found in the local attachments of a challenge. The server searches them, because only it has the
 * bytes.
 */
export interface FlagSearchResult {
  challengeId: number
  found: readonly string[]
  /** Names of attachments that were too large to search. */
  skipped: readonly string[]
}

/** At most this many findings of one kind in a challenge, so that one file cannot fill the page. */
const MAX_REPORTED = 10
const MAX_PORT = 65_535
/** A disabled challenge stops no player yet, so its findings are one grade less severe. */
const LESS: Readonly<Record<Severity, Severity>> = {
  Error: 'Warning',
  Warning: 'Information',
  Information: 'Information',
}

type FindingEntry = readonly [FindingKind, Severity, string?]

/** `teams`: the number of teams in the game. Null: unknown. */
export function findingsOfChallenge(
  challenge: OpeningChallenge,
  searched: FlagSearchResult | null,
  teams: number | null,
): OpeningFinding[] {
  return toFindings(challenge, [
    ...flagsOf(challenge, teams),
    ...leaksOf(challenge, searched),
    ...attachmentsOf(challenge),
    ...settingsOf(challenge),
  ])
}

/** A challenge that opens after the end, or closes before the start, cannot be played at all. */
export function findingsOfWindow(
  challenge: OpeningChallenge,
  { start, end }: { start: Iso; end: Iso },
): OpeningFinding[] {
  const [startsAt, endsAt] = [instant(start), instant(end)]
  // A game without times gets a finding of its own.
  if (endsAt <= startsAt) return []
  const [opensAt, closesAt] = [momentOf(challenge.opensAt), momentOf(challenge.closesAt)]
  const isNever = (opensAt !== null && opensAt > endsAt) || (closesAt !== null && closesAt <= startsAt)
  const isLate = closesAt !== null && closesAt > endsAt
  return toFindings(challenge, tell(isNever || isLate, 'WindowOutsideGame', isNever ? 'Error' : 'Warning'))
}

const momentOf = (at: Iso | undefined) =>
  at === undefined || instant(at) === instant(EPOCH) ? null : instant(at)

const toFindings = (
  { id, title, isEnabled }: OpeningChallenge,
  entries: readonly FindingEntry[],
): OpeningFinding[] =>
  entries.map(([kind, severity, detail]) => ({
    kind,
    severity: isEnabled ? severity : LESS[severity],
    challengeId: id,
    challenge: title,
    detail: detail ?? null,
  }))

function flagsOf({ type, flags, flagTemplate }: OpeningChallenge, teams: number | null): FindingEntry[] {
  if (type === 'DynamicContainer') {
    if (flagTemplate === null || flagTemplate === '') return []
    return [
      ...tell(!isStrongTemplate(flagTemplate), 'TemplateWeak', 'Error', flagTemplate),
      ...tell(flagLength(flagTemplate) > MAX_FLAG_LENGTH, 'TemplateTooLong', 'Error', flagTemplate),
    ]
  }
  if (flags.length === 0) return [['FlagMissing', 'Error']]
  const isShort = type === 'DynamicAttachment' && teams !== null && flags.length < teams
  return tell(isShort, 'TooFewFlags', 'Error', `${flags.length} / ${teams}`)
}

/**
 * The address and the name of a dynamic attachment are not searched, because players do not see them and the
 * name is often the flag.
 */
function leaksOf(challenge: OpeningChallenge, searched: FlagSearchResult | null): FindingEntry[] {
  const { type, title, content, hints, attachment, fileName } = challenge
  const secrets = secretsOf(challenge)
  const foundIn = (text: string) => secretsFoundIn(text, secrets, challenge)
  const shownName = type === 'DynamicAttachment' ? (fileName ?? '') : (attachment?.url ?? '')
  const inFiles = new Set([...foundIn(shownName), ...(searched?.found ?? [])])
  return [
    ...each('FlagInTitle', 'Error', foundIn(title)),
    ...each('FlagInContent', 'Error', foundIn(content)),
    ...each('FlagInHint', 'Error', foundIn(hints.join('\n'))),
    // Only a warning: in some challenges players are meant to find the flag in the attachment.
    ...each('FlagInAttachment', 'Warning', [...inFiles]),
    ...each('AttachmentNotSearched', 'Information', searched?.skipped ?? []),
  ]
}

function attachmentsOf({ type, attachment, flags }: OpeningChallenge): FindingEntry[] {
  const isGone = (one: OpeningChallenge['attachment']) => one !== null && one.url === null
  const gone = flags.filter((flag) => isGone(flag.attachment)).map(({ flag }) => flag)
  const without =
    type === 'DynamicAttachment'
      ? flags.filter((flag) => flag.attachment === null).map(({ flag }) => flag)
      : []
  return [
    ...tell(isGone(attachment), 'AttachmentGone', 'Error'),
    ...each('AttachmentGone', 'Error', gone),
    ...each('FlagWithoutAttachment', 'Warning', without),
  ]
}

function settingsOf({
  type,
  containerImage,
  containerExposePort,
  content,
  originalScore,
}: OpeningChallenge): FindingEntry[] {
  const isContainer = type === 'StaticContainer' || type === 'DynamicContainer'
  const port = containerExposePort ?? 0
  return [
    ...tell(isContainer && (containerImage ?? '').trim() === '', 'ImageMissing', 'Error'),
    ...tell(isContainer && (port < 1 || port > MAX_PORT), 'PortInvalid', 'Error', String(port)),
    ...tell(content.trim() === '', 'ContentEmpty', 'Information'),
    ...tell(originalScore <= 0, 'WorthNothing', 'Warning'),
  ]
}

const tell = (isSo: boolean, ...entry: FindingEntry): FindingEntry[] => (isSo ? [entry] : [])
const each = (kind: FindingKind, severity: Severity, details: readonly string[]): FindingEntry[] =>
  details.slice(0, MAX_REPORTED).map((detail): FindingEntry => [kind, severity, detail])
