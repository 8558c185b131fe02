import { FLAG_MAX } from '../rules/challenge.ts'
import { MAX_FLAG_LENGTH } from '../rules/flag-template.ts'
import { absent, bool, int, list, model, nullable, text, type Wire } from '../schema.ts'
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

export const flagTrial = model('FlagTrial', { flag: text({ required: true, max: MAX_FLAG_LENGTH }) })

/** `flags` are the ids of the challenge's flags that the text equals or fits. */
export const flagTrialResult = model('FlagTrialResult', { isAccepted: bool(), flags: list(int()) })
export type FlagTrialResult = Wire<typeof flagTrialResult>
