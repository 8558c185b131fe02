import type { FindingKind } from '#contract/models/opening-check-names.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'

const AIMS: Readonly<Record<string, Aim | undefined>> = {
  TimesUnset: ['info', 'start'],
  EndsBeforeStart: ['info', 'end'],
  EndInPast: ['info', 'end'],
  WriteupsCloseBeforeEnd: ['info', 'wpddl'],
  NothingEnabled: ['challenges'],
  MailNotSent: ['configs'],
  ContainersUnavailable: ['challenges'],
  OpenToEverybody: ['info', 'acceptWithoutReview'],
  GameHidden: ['info', 'hidden'],
  FlagMissing: ['flags'],
  TooFewFlags: ['flags'],
  FlagInTitle: ['challenge', 'title'],
  FlagInContent: ['challenge', 'content'],
  FlagInHint: ['challenge', 'hint-1'],
  FlagInAttachment: ['files'],
  AttachmentNotSearched: ['files'],
  AttachmentGone: ['files'],
  FlagWithoutAttachment: ['flags'],
  TemplateWeak: ['challenge', 'flagTemplate'],
  TemplateTooLong: ['challenge', 'flagTemplate'],
  ImageMissing: ['challenge', 'containerImage'],
  PortInvalid: ['challenge', 'containerExposePort'],
  ContentEmpty: ['challenge', 'content'],
  WorthNothing: ['challenge', 'originalScore'],
  WindowOutsideGame: ['challenge', 'opensAt'],
} satisfies Record<FindingKind, Aim>

/**
 * The place where a finding can be fixed: a field of the game or of a challenge, or another screen. `fix`
 * labels the link.
 */
interface FindingTarget {
  to: string
  fix: 'field' | 'flags' | 'challenges' | 'configs'
}

/** `field`: the id of a field. Missing: the whole screen. */
type Aim = readonly [
  screen: 'info' | 'challenge' | 'flags' | 'files' | 'challenges' | 'configs',
  field?: string,
]

export function findingTargetOf(
  game: number,
  { kind, challengeId }: Pick<OpeningFinding, 'kind' | 'challengeId'>,
): FindingTarget {
  // A newer server may report kinds that `AIMS` does not have.
  const [screen, field] = AIMS[kind] ?? [challengeId === null ? 'info' : 'challenge']
  const hash = field === undefined ? '' : `#${field}`
  const challenges = `/games/${game}/room/challenges`
  if (screen === 'configs') return { to: '/admin/configs', fix: 'configs' }
  if (screen === 'info') return { to: `/games/${game}/room/settings${hash}`, fix: 'field' }
  // If the server does not name the challenge, the link leads to the list.
  if (screen === 'challenges' || challengeId === null) return { to: challenges, fix: 'challenges' }
  return screen === 'flags' || screen === 'files'
    ? { to: `${challenges}/${challengeId}/${screen}`, fix: 'flags' }
    : { to: `${challenges}/${challengeId}${hash}`, fix: 'field' }
}
