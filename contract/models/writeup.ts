import { bool, int, iso, long, model, nullable, optional, text, type Wire } from '../schema.ts'
import { teamInfoModel } from './team.ts'

/**
 * The last three are of the extension `writeups`: a base server leaves them out, and a base client ignores
 * them.
 */
export const writeupInfoModel = model('WriteupInfoModel', {
  /** The participation's id. */
  id: int(),
  /** The team without its members. */
  team: teamInfoModel,
  url: text(),
  uploadTimeUTC: iso(),
  /** The organisation that the team plays for; null if the game has none. */
  organization: optional(nullable(text())),
  fileName: optional(text()),
  /** In bytes. */
  fileSize: optional(long()),
})
export type WriteupInfoModel = Wire<typeof writeupInfoModel>

export const basicWriteupInfoModel = model('BasicWriteupInfoModel', {
  submitted: bool(),
  /** `#` if there is no writeup. */
  name: text(),
  /** In bytes; 0 if there is no writeup. */
  fileSize: long(),
  /** The organisers' instructions, in Markdown. */
  note: text(),
})
export type BasicWriteupInfoModel = Wire<typeof basicWriteupInfoModel>
