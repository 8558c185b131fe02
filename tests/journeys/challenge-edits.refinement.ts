import { challengeEditsMachine, type ChallengeEdits } from '#machines/admin/challenge-edits.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { aChallengeInfo } from '../worlds/builders.ts'
import { challengeEditsJourney } from './challenge-edits.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const on = { kind: 'change', changes: [{ id: 7, isEnabled: true }] } as const
const off = { kind: 'change', changes: [{ id: 7, isEnabled: false }] } as const
const down = { kind: 'order', ids: [8, 7] } as const
const up = { kind: 'order', ids: [7, 8] } as const
const turn: ChallengeEdits = { edit: off, undo: on }
const turnBack: ChallengeEdits = { edit: on, undo: null, isUndo: true }
const move: ChallengeEdits = { edit: down, undo: up }
const moveBack: ChallengeEdits = { edit: up, undo: null, isUndo: true }
const deletion: ChallengeEdits = {
  edit: { kind: 'delete', challenges: [{ id: 7, version: 4 }], word: 'delete' },
  undo: null,
}
const after = [aChallengeInfo({ id: 8 })]
const begin = (task: ChallengeEdits) => ({ type: 'begin', task }) as const
const done = { carryOut: yes(after) } as const
const refused = { carryOut: no(REFUSED) } as const

export const challengeEditsRefinement = refines(challengeEditsJourney, challengeEditsMachine, toActView, {
  input: () => ({ game: 1 }),
  events: {
    'the organiser turns the first off': begin(turn),
    'the organiser moves the first down': begin(move),
    // The screen asks in its own dialog.
    'the organiser would delete two': [],
    'the organiser thinks better of it': [],
    'the organiser types the word': [],
    'the organiser confirms': begin(deletion),
    'the organiser takes it back': ({ from }) => begin(from === 'moved' ? moveBack : turnBack),
    'the server changes it': done,
    'the server orders them': done,
    'the server deletes them': done,
    'others have changed it': refused,
    'others have changed one': refused,
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    listed: { kind: 'idle', task: null },
    turning: { kind: 'busy', task: turn },
    turnRefused: { kind: 'idle', task: turn, value: null, problem: REFUSED },
    turnCutOff: { kind: 'idle', task: turn, value: null, problem: CUT },
    turned: { kind: 'idle', task: turn, value: after, problem: null },
    turningBack: { kind: 'busy', task: turnBack },
    takenBack: { kind: 'idle', value: after, problem: null },
    moving: { kind: 'busy', task: move },
    moved: { kind: 'idle', task: move, value: after, problem: null },
    movingBack: { kind: 'busy', task: moveBack },
    deletionAsked: { kind: 'idle', task: null },
    deletionTyped: { kind: 'idle', task: null },
    deleting: { kind: 'busy', task: deletion },
    undeleted: { kind: 'idle', task: deletion, value: null, problem: REFUSED },
    deleted: { kind: 'idle', task: deletion, value: after, problem: null },
  },
})
