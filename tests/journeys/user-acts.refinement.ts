import { userActsMachine, type UserAct, type UserActs } from '#machines/admin/user-acts.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { userActsJourney } from './user-acts.journey.ts'

const at = { hint: '', skip: 0, sift: null }
const plain = { emailConfirmed: true }
const disable: UserAct = {
  kind: 'change',
  users: [{ id: '1', seen: { role: 'User', ...plain }, role: 'Banned' }],
  word: 'disable',
}
const enable: UserAct = {
  kind: 'change',
  users: [{ id: '1', seen: { role: 'Banned', ...plain }, role: 'User' }],
}
const forth: UserActs = { act: disable, undo: enable, at }
const back: UserActs = { act: enable, undo: null, isUndo: true, at }

export const userActsTogetherRefinement = refines(userActsJourney, userActsMachine, toActView, {
  input: () => ({}),
  events: {
    // The screen selects, and asks in its own dialog.
    'the administrator selects two': [],
    'the administrator clears the selection': [],
    'the administrator wants to disable them': [],
    'the administrator thinks better of it': [],
    'the administrator types the word': [],
    'the administrator confirms': { type: 'begin', task: forth },
    'the administrator undoes it': { type: 'begin', task: back },
    'the server agrees': { carryOut: yes(2) },
    'others have changed one': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    listed: { kind: 'idle' },
    selected: { kind: 'idle' },
    asked: { kind: 'idle' },
    typed: { kind: 'idle' },
    acting: { kind: 'busy', task: forth },
    refused: { kind: 'idle', task: forth, value: null, problem: REFUSED },
    cutOff: { kind: 'idle', task: forth, value: null, problem: CUT },
    done: { kind: 'idle', task: forth, value: 2, problem: null },
    undoing: { kind: 'busy', task: back },
    undone: { kind: 'idle', task: back, value: 2, problem: null },
  },
})
