import {
  absent,
  int,
  iso,
  keep,
  key,
  list,
  model,
  names,
  nullable,
  text,
  type Read,
  type Wire,
} from '../schema.ts'
import { LANGUAGES } from '../rules/language.ts'
import { LETTER_CONTENT_MAX, LETTER_SUBJECT_MAX } from '../rules/letter.ts'
import { ROLES } from './role.ts'

/** Banned and unconfirmed accounts are left out. */
export const letterReceivers = model('LetterReceivers', {
  audience: names('LetterAudience', ['Everybody', 'Role', 'Game', 'Users']),
  /** Only for the audience `Role`. */
  role: absent(names('LetterRole', ROLES), 'User'),
  /** Only for the audience `Game`: the members of its accepted teams. */
  gameId: absent(int({ min: 0 }), 0),
  /** Only for the audience `Users`. */
  userIds: keep(list(text({ shape: 'guid' }))),
})
export type LetterReceivers = Read<typeof letterReceivers>

export const letterEffects = model('LetterEffects', {
  receivers: int(),
  /** Left out, because the account is banned or not confirmed. */
  unreachable: int(),
  /** Left out, because the user has reached the limit of letters per user. */
  limited: int(),
  /** Includes the time for letters that are queued before this one. */
  seconds: int(),
})
export type LetterEffects = Wire<typeof letterEffects>

export const letterWish = model('LetterWish', {
  /** The client chooses the id. The same id again sends nothing and returns the first letter. */
  id: text({ required: true, shape: 'guid' }),
  subject: text({ required: true, max: LETTER_SUBJECT_MAX, clear: 'line' }),
  /** Plain text: the server does not render Markdown. */
  content: text({ required: true, max: LETTER_CONTENT_MAX, clear: 'lines' }),
  /**
   * The language of the greeting and footer around the text. The administrator picks the one that the
   * text is written in.
   */
  language: names('LetterLanguage', LANGUAGES),
  receivers: letterReceivers,
})
export type NewLetter = Read<typeof letterWish>

export const letter = model('Letter', {
  id: key('guid'),
  subject: text(),
  writer: text(),
  createdAt: iso(),
  cancelledAt: nullable(iso()),
  waiting: int(),
  sent: int(),
  failed: int(),
  /** Not sent: the letter was cancelled, or the account was banned or changed in the meantime. */
  dropped: int(),
  /**
   * The sending began and its end is unknown: it still runs, the mail server did not answer, or our server
   * stopped. Our server never sends these emails again, because they may have arrived.
   */
  unclear: int(),
})
export type Letter = Wire<typeof letter>
