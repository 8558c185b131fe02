// Kept out of the models, so that screens that import it load no schemas.

/** In display order. */
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
  'WindowOutsideGame',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** `Error`: users cannot play, or can win without playing. `Warning`: most likely a mistake. */
export const SEVERITIES = ['Error', 'Warning', 'Information'] as const
export type Severity = (typeof SEVERITIES)[number]
