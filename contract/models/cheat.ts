import { model, type Wire } from '../schema.ts'
import { participationModel } from './participation.ts'
import { submission } from './submission.ts'

export const cheatInfoModel = model('CheatInfoModel', {
  /** The team that the flag was assigned to. */
  ownedTeam: participationModel,
  /** The team that submitted it. */
  submitTeam: participationModel,
  submission,
})
export type CheatInfoModel = Wire<typeof cheatInfoModel>
