// Kept out of the models, so that screens that import it load no schemas.

/** The delivery of emails: none, into a folder of the server, or by a mail server. */
export const MAIL_WAYS = ['None', 'Outbox', 'Smtp'] as const
export type MailWay = (typeof MAIL_WAYS)[number]

/**
 * The result of a test email. `Kept`: it is a file in the outbox. `Unset`: there is no sender address.
 * `Untrusted`: the connection is not private, or its certificate is not trusted. `Unauthorized`: wrong name
 * or password. `Refused`: by the mail server, with its message in `said`.
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
