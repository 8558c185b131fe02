import type { TeamEntryModel } from '#contract/models/team-changes.ts'
import { actMachine } from '../kit/act.ts'

export interface TeamEntryTask {
  team: number
  organization: string | null
}

export const teamEntryMachine = actMachine<{ game: number }, TeamEntryTask, TeamEntryModel>({
  id: 'teamEntry',
  description: 'Puts a team into a game that it has not joined itself.',
})
