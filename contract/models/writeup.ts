import { bool, int, iso, long, model, text, type Wire } from '../schema.ts'
import { teamInfoModel } from './team.ts'

export const writeupInfoModel = model('WriteupInfoModel', {
  /** Of the participation. */
  id: int(),
  /** Without members. */
  team: teamInfoModel,
  url: text(),
  uploadTimeUTC: iso(),
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
