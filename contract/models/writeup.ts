import { bool, int, iso, long, model, nullable, optional, text, type Wire } from '../schema.ts'
import { teamInfoModel } from './team.ts'

/**
 * The last three are of the extension `writeups`: a base server leaves them out, and a base client ignores
 * them.
 */
export const writeupInfoModel = model('WriteupInfoModel', {
  /** Of the participation. */
  id: int(),
  /** Without members. */
  team: teamInfoModel,
  url: text(),
  uploadTimeUTC: iso(),
  /** With which the team plays; null where the game has none. */
  organization: optional(nullable(text())),
  fileName: optional(text()),
  /** In bytes. */
  fileSize: optional(long()),
})
export type WriteupInfoModel = Wire<typeof writeupInfoModel>

export const basicWriteupInfoModel = model('BasicWriteupInfoModel', {
  submitted: bool(),
  /** `#` when there is none. */
  name: text(),
  /** In bytes; 0 when there is none. */
  fileSize: long(),
  /** What the organisers ask for, in Markdown. */
  note: text(),
})
export type BasicWriteupInfoModel = Wire<typeof basicWriteupInfoModel>
