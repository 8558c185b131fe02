/** Apart from the models, so that a screen that names them does not carry schemas. */

/** How letters leave: not at all, into a folder of the server, or by a mail server. */
export const MAIL_WAYS = ['None', 'Outbox', 'Smtp'] as const
export type MailWay = (typeof MAIL_WAYS)[number]

/**
 * What became of a letter that was sent to try. `Kept`: it is a file in the outbox. `Unset`: there is no
 * address to send from. `Untrusted`: the line is not private, or its certificate is not one to trust.
 * `Unauthorized`: name or password. `Refused`: by the mail server, in `said`.
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
