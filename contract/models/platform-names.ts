// Kept out of the models, so that screens that import it load no schemas.

/** `Outbox`: emails are files in a folder of the server. */
export const MAIL_WAYS = ['None', 'Outbox', 'Smtp'] as const
export type MailWay = (typeof MAIL_WAYS)[number]

/**
 * The result of a test email. `Kept`: it is a file in the outbox. `Unset`: no sender address is configured.
 * `Untrusted`: the connection is not encrypted, or its certificate is not trusted. `Unauthorized`: wrong name
 * or password. `Refused`: the mail server rejected it, and `said` has its message.
 */
export const MAIL_FATES = [
  'Sent',
  'Kept',
  'Unset',
  'Unreachable',
  'Silent',
  'Untrusted',
  'Unauthorized',
  'Refused',
  'Failed',
] as const
export type MailFate = (typeof MAIL_FATES)[number]
