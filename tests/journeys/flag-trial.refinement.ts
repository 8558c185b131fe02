import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { flagTrialMachine, toFlagTrialView } from '#machines/admin/flag-trial.machine.ts'
import { flagTrialJourney } from './flag-trial.journey.ts'
import { CUT, no } from './outcomes.ts'
import { refines } from './refinement.ts'

const judged = (isAccepted: boolean, ...flags: number[]) => ({
  ok: true as const,
  value: { isAccepted, flags },
})

export const flagTrialRefinement = refines(flagTrialJourney, flagTrialMachine, toFlagTrialView, {
  input: () => ({ game: 1, challenge: 7, text: '' }),
  events: {
    'the organiser types a flag': [{ type: 'edit', text: ' flag{one} ' }, 300],
    'the organiser types more than a flag may have': [
      { type: 'edit', text: 'x'.repeat(MAX_FLAG_LENGTH + 1) },
      { type: 'edit', text: 'x'.repeat(MAX_FLAG_LENGTH + 2) },
    ],
    'the organiser empties the field': { type: 'edit', text: ' ' },
    'the server accepts it': { tryFlag: judged(true, 3) },
    'the server does not accept it': { tryFlag: judged(false) },
    'the line is cut': { tryFlag: no(CUT) },
    'the organiser tries again': { type: 'retry' },
  },
  states: {
    empty: { kind: 'open' },
    tooLong: { kind: 'open' },
    judging: { kind: 'judging' },
    right: { kind: 'judged', isAccepted: true, flags: [3] },
    wrong: { kind: 'judged', isAccepted: false, flags: [] },
    cutOff: { kind: 'failed', problem: CUT },
  },
})
