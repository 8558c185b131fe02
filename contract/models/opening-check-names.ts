/** Apart from the models, so that a screen that lists them does not carry schemas. */

/** What may stand in the way of a good opening, in the order in which it is told. */
export const FINDING_KINDS = [
  'TimesUnset',
  'EndsBeforeStart',
  'EndInPast',
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

/**
 * `Error`: as it is, somebody could not play or could win without playing. `Warning`: most likely a mistake.
 */
export const SEVERITIES = ['Error', 'Warning', 'Information'] as const
export type Severity = (typeof SEVERITIES)[number]
