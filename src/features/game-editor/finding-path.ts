import type { FindingKind } from '#contract/models/opening-check-names.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'

/**
 * Where a finding is mended: a field of the game's settings, or of a challenge, or a screen of its own. `fix`
 * names the way in words.
 */
export interface FindingTarget {
  to: string
  fix: 'field' | 'flags' | 'challenges' | 'configs'
}

/** The name of the field; null where the whole screen is meant. */
type Aim = readonly [screen: 'info' | 'challenge' | 'flags' | 'challenges' | 'configs', field?: string]

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
  FlagInAttachment: ['flags'],
  AttachmentNotSearched: ['flags'],
  AttachmentGone: ['flags'],
  FlagWithoutAttachment: ['flags'],
  TemplateWeak: ['challenge', 'flagTemplate'],
  TemplateTooLong: ['challenge', 'flagTemplate'],
  ImageMissing: ['challenge', 'containerImage'],
  PortInvalid: ['challenge', 'containerExposePort'],
  ContentEmpty: ['challenge', 'content'],
  WorthNothing: ['challenge', 'originalScore'],
} satisfies Record<FindingKind, Aim>

export function findingTargetOf(
  game: number,
  { kind, challengeId }: Pick<OpeningFinding, 'kind' | 'challengeId'>,
): FindingTarget {
  // A newer server may find what has no field here.
  const [screen, field] = AIMS[kind] ?? [challengeId === null ? 'info' : 'challenge']
  const hash = field === undefined ? '' : `#${field}`
  const challenges = `/admin/games/${game}/challenges`
  if (screen === 'configs') return { to: '/admin/configs', fix: 'configs' }
  if (screen === 'info') return { to: `/admin/games/${game}/info${hash}`, fix: 'field' }
  // A server that does not say which challenge it means leaves at least their list.
  if (screen === 'challenges' || challengeId === null) return { to: challenges, fix: 'challenges' }
  return screen === 'flags'
    ? { to: `${challenges}/${challengeId}/flags`, fix: 'flags' }
    : { to: `${challenges}/${challengeId}${hash}`, fix: 'field' }
}
