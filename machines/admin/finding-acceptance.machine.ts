import type { FindingAcceptanceInput } from '#contract/models/accepted-findings.ts'
import { actMachine } from '../kit/act.ts'

/** Needs no question, because the opposite task undoes it and all organisers see the result. */
export const findingAcceptanceMachine = actMachine<{ game: number }, FindingAcceptanceInput>({
  id: 'findingAcceptance',
  description: 'Accepts a finding of the opening check as it is, or takes that back.',
})
