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
import { ROLES } from './role.ts'

/** Accounts that are banned or wait for confirmation get no letter. */
export const letterReceivers = model('LetterReceivers', {
  audience: names('LetterAudience', ['Everybody', 'Role', 'Game', 'Users']),
  /** For `Role`. */
  role: absent(names('LetterRole', ROLES), 'User'),
  /** For `Game`: the members of its accepted teams. */
  gameId: absent(int({ min: 0 }), 0),
  /** For `Users`. */
  userIds: keep(list(text({ shape: 'guid' }))),
})
export type LetterReceivers = Read<typeof letterReceivers>

export const letterEffects = model('LetterEffects', {
  /** How many users would get it. */
  receivers: int(),
  /** Left out: the account is banned or waits for confirmation. */
  unreachable: int(),
  /** Left out: the user has had as many letters lately as a user may get. */
  limited: int(),
  /** How long sending takes, after the letters that already wait. */
  seconds: int(),
})
export type LetterEffects = Wire<typeof letterEffects>

export const letterWish = model('LetterWish', {
  /** Chosen by the client. The same id again sends nothing and answers the first letter. */
  id: text({ required: true, shape: 'guid' }),
  subject: text({ required: true, max: 200, clear: 'line' }),
  /** Plain text. Markdown stays as it is typed. */
  content: text({ required: true, max: 20_000, clear: 'lines' }),
  /** The language of the frame around the text, which is the language in which the text is written. */
  language: names('LetterLanguage', ['zh', 'en', 'ja']),
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
  /** Cancelled before it was sent, or the account was banned or changed in the meantime. */
  dropped: int(),
  /** In transit, or in transit when a server was killed: these are never sent again. */
  unclear: int(),
})
export type Letter = Wire<typeof letter>
