import { bool, int, iso, long, model, nullable, optional, text, type Wire } from '../schema.ts'
import { teamInfoModel } from './team.ts'

/**
 * The last three fields are the extension `writeups`: base servers leave them out, and base clients ignore
 * them.
 */
export const writeupInfoModel = model('WriteupInfoModel', {
  /** The id of the participation. */
  id: int(),
  /** The members are left out, because a list of writeups does not show them. */
  team: teamInfoModel,
  url: text(),
  uploadTimeUTC: iso(),
  /** The organisation that the team plays for. Null: the game has none. */
  organization: optional(nullable(text())),
  fileName: optional(text()),
  /** In bytes. */
  fileSize: optional(long()),
})
export type WriteupInfoModel = Wire<typeof writeupInfoModel>

export const basicWriteupInfoModel = model('BasicWriteupInfoModel', {
  submitted: bool(),
  /** `#` without a writeup, as on the base wire. */
  name: text(),
  /** In bytes. 0 without a writeup. */
  fileSize: long(),
  /** The organisers' instructions, in Markdown. */
  note: text(),
})
export type BasicWriteupInfoModel = Wire<typeof basicWriteupInfoModel>
