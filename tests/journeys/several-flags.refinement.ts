import { toFlagAnswerView } from '#machines/game/flag-answer.facts.ts'
import { flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import { yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { severalFlagsJourney } from './several-flags.journey.ts'

const SUBMISSION = 41
const send = [{ type: 'submit', flag: 'flag{b}' }, { submitFlag: yes(SUBMISSION) }] as const
const right = (found: number) =>
  [...send, { readVerdict: yes('Accepted') }, { readProgress: yes({ found, needed: 3 }) }] as const

export const severalFlagsRefinement = refines(severalFlagsJourney, flagAnswerMachine, toFlagAnswerView, {
  input: (now) => ({
    game: 1,
    challenge: 7,
    now,
    newKey: () => 'key',
    isRepeatSafe: () => true,
    ownRow: () => null,
    needsSeveral: () => true,
  }),
  events: {
    'the player submits a wrong flag': [...send, { readVerdict: yes('WrongAnswer') }],
    'the player submits the second': right(2),
    'the player submits the second again': right(2),
    'the player submits the last': right(3),
    // The board of the screen names the solver.
    'a member submits the last': [],
  },
  states: {
    one: { kind: 'idle' },
    wrong: { kind: 'wrong', submission: SUBMISSION },
    two: { kind: 'found', submission: SUBMISSION, progress: { found: 2, needed: 3 } },
    solved: { kind: 'accepted', moment: 'counting' },
    'solved by a member': null,
  },
})
