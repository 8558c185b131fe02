import { model, type Wire } from '../schema.ts'
import { participationModel } from './participation.ts'
import { submission } from './submission.ts'

export const cheatInfoModel = model('CheatInfoModel', {
  /** Whose flag it is. */
  ownedTeam: participationModel,
  /** Who sent it in. */
  submitTeam: participationModel,
  submission,
})
export type CheatInfoModel = Wire<typeof cheatInfoModel>
