import { toFlagAnswerView } from '#machines/game/flag-answer.facts.ts'
import { flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import { flagAnswerJourney } from './flag-answer.journey.ts'
import { BROKEN, CUT, HELD_OFF, MISSING, no, REFUSED, SIGNED_OUT, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const send = { type: 'submit', flag: 'flag{one}' } as const
const rowWith = (rank: number, type: 'Unaccepted' | 'FirstBlood') => ({
  rank,
  solvedCount: type === 'Unaccepted' ? 0 : 1,
  challenges: [{ id: 7, score: 525, type, userName: 'ada', time: null }],
})
const SUBMISSION = 41

export const flagAnswerRefinement = refines(flagAnswerJourney, flagAnswerMachine, toFlagAnswerView, {
  input: (now) => ({
    game: 1,
    challenge: 7,
    now,
    newKey: () => 'key',
    isRepeatSafe: () => true,
    ownRow: () => rowWith(3, 'Unaccepted'),
    needsSeveral: () => false,
  }),
  events: {
    'the player sends nothing': { type: 'submit', flag: '  ' },
    'the player types a flag': { type: 'edit' },
    'the player sends a flag': send,
    'the player is impatient': send,
    'the server has it': { submitFlag: yes(SUBMISSION) },
    'the line is cut': { submitFlag: no(CUT) },
    'the server breaks down': { submitFlag: no(BROKEN) },
    'the server is asked too often': { submitFlag: no(HELD_OFF) },
    'the server refuses': [{ submitFlag: no(REFUSED) }, { readStanding: yes('Accepted') }],
    'the game has ended': { submitFlag: no({ kind: 'game-over', title: '已结束' }) },
    'the team was banned': [{ submitFlag: no(REFUSED) }, { readStanding: yes('Suspended') }],
    'the challenge was closed': { submitFlag: no(MISSING) },
    'the session has ended': { submitFlag: no(SIGNED_OUT) },
    'the player signs in': 'anew',
    'the line is back': { type: 'network.found' },
    'some time goes by': 1_000,
    'the player tries at once': { type: 'retry' },
    'the player thinks better of it': { type: 'withdraw' },
    'the wait is over': WAIT_MS,
    'the judge takes time': { readVerdict: yes('FlagSubmitted') },
    'the flag is right': ({ from }) => [
      ...(from === 'judgingStill' ? [500] : []),
      { readVerdict: yes('Accepted') },
    ],
    'the flag is wrong': { readVerdict: yes('WrongAnswer') },
    'nobody can say': { readVerdict: yes('NotFound') },
    'the line is cut while judging': { readVerdict: no(CUT) },
    'the line is back while judging': { type: 'network.found' },
    'the board has it': { type: 'row.read', row: rowWith(2, 'FirstBlood') },
    'nothing counts any more': 12_000,
    'the player goes on': 'anew',
  },
  states: {
    ready: { kind: 'idle' },
    flawed: { kind: 'idle' },
    sending: { kind: 'busy', doing: 'submitting' },
    kept: { kind: 'cut', isUnsure: false },
    heldOff: ({ now }) => ({ kind: 'held-off', until: now + WAIT_MS }),
    judging: { kind: 'busy', doing: 'judging' },
    judgingStill: { kind: 'busy', doing: 'judging' },
    keptWhileJudging: { kind: 'cut', isUnsure: false },
    wrong: { kind: 'wrong', submission: SUBMISSION },
    unknown: { kind: 'unknown', submission: SUBMISSION },
    refused: { kind: 'refused', problem: REFUSED },
    signedOut: { kind: 'signed-out' },
    over: { kind: 'over' },
    gone: { kind: 'gone' },
    'led away': { kind: 'suspended' },
    right: { kind: 'accepted', moment: 'counting' },
    rightOnly: { kind: 'accepted', moment: null },
    solved: {
      kind: 'accepted',
      moment: { points: 525, blood: 'FirstBlood', rankBefore: 3, rankAfter: 2 },
    },
    'at the next': null,
  },
})
