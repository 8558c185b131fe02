import { FLAG_MAX } from '../rules/challenge.ts'
import { absent, int, model, nullable, text, type Wire } from '../schema.ts'
import { attachment, fileTypeNames } from './attachment.ts'

export const flagInfoModel = model('FlagInfoModel', {
  id: int(),
  flag: text(),
  attachment: nullable(attachment),
})
export type FlagInfoModel = Wire<typeof flagInfoModel>

export const flagCreateModel = model('FlagCreateModel', {
  /** The server trims it when it stores it, and trims submissions too, so both still match. */
  flag: text({ required: true, max: FLAG_MAX }),
  attachmentType: absent(fileTypeNames, 'None'),
  fileHash: absent(nullable(text()), null),
  remoteUrl: absent(nullable(text()), null),
})
export type FlagCreateModel = Wire<typeof flagCreateModel>
