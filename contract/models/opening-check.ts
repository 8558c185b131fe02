import { int, model, names, nullable, text, type Wire } from '../schema.ts'

/** What may stand in the way of a good opening, in the order in which it is told. */
export const FINDING_KINDS = [
  'TimesUnset',
  'EndsBeforeStart',
  'EndInPast',
  'StartInPast',
  'WriteupsCloseBeforeEnd',
  'NothingEnabled',
  'MailNotSent',
  'ContainersUnavailable',
  'OpenToEverybody',
  'GameHidden',
  'FlagMissing',
  'TooFewFlags',
  'FlagInTitle',
  'FlagInContent',
  'FlagInHint',
  'FlagInAttachment',
  'AttachmentNotSearched',
  'AttachmentGone',
  'FlagWithoutAttachment',
  'TemplateWeak',
  'TemplateTooLong',
  'ImageMissing',
  'PortInvalid',
  'ContentEmpty',
  'WorthNothing',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]
export const findingKindNames = names('FindingKind', FINDING_KINDS)

/** `Error`: as it is, somebody could not play or could win without playing. `Warning`: most likely a mistake. */
export const SEVERITIES = ['Error', 'Warning', 'Information'] as const
export type Severity = (typeof SEVERITIES)[number]
export const severityNames = names('Severity', SEVERITIES)

export const openingFinding = model('OpeningFinding', {
  kind: findingKindNames,
  severity: severityNames,
  /** Null when it is about the game. */
  challengeId: nullable(int()),
  challenge: nullable(text()),
  /** What it is about: the flag that was left, the file that was not searched. */
  detail: nullable(text()),
})
export type OpeningFinding = Wire<typeof openingFinding>
