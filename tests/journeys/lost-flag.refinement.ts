import { toFlagAnswerView } from '#machines/game/flag-answer.facts.ts'
import { flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import { lostFlagJourney } from './lost-flag.journey.ts'
import { BROKEN, CUT, no, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const SUBMISSION = 41

export const lostFlagRefinement = refines(lostFlagJourney, flagAnswerMachine, toFlagAnswerView, {
  input: (now) => ({
    game: 1,
    challenge: 7,
    now,
    newKey: () => 'key',
    // The server counts a repeated flag again.
    isRepeatSafe: () => false,
    ownRow: () => null,
    needsSeveral: () => false,
  }),
  before: { type: 'submit', flag: 'flag{one}' },
  events: {
    'the line is cut': { submitFlag: no(CUT) },
    'the server breaks down': { submitFlag: no(BROKEN) },
    'the line is cut again': { submitFlag: no(CUT) },
    'the line is back': { type: 'network.found' },
    // Each wait is twice the one before it.
    'some time goes by': ({ visits }) => 1_000 * 2 ** (visits - 1),
    'the player tries at once': { type: 'retry' },
    'the player thinks better of it': { type: 'withdraw' },
    'the challenge is solved': { readSolved: yes(true) },
    'the challenge is unsolved': { readSolved: yes(false) },
    'the line is cut while looking': { readSolved: no(CUT) },
    'the session has ended': { readSolved: no(SIGNED_OUT) },
    'the server has it': { submitFlag: yes(SUBMISSION) },
    'the flag is wrong': { readVerdict: yes('WrongAnswer') },
  },
  states: {
    sending: { kind: 'busy', doing: 'submitting' },
    unsure: ({ by }) => ({
      kind: 'cut',
      isUnsure: true,
      problem: by === 'the server breaks down' ? BROKEN : CUT,
    }),
    looking: { kind: 'busy', doing: 'looking' },
    'sending again': { kind: 'busy', doing: 'submitting-again' },
    judging: { kind: 'busy', doing: 'judging' },
    wrong: { kind: 'wrong', submission: SUBMISSION },
    ready: { kind: 'idle' },
    solved: { kind: 'solved' },
    'signed out': { kind: 'signed-out' },
  },
})
