import type { Letter, LetterReceivers } from '#contract/models/letter.ts'
import { letterMachine, type LetterResult, type LetterTask } from '#machines/admin/letter.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { letterJourney } from './letter.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const receivers: LetterReceivers = { audience: 'Everybody', role: 'Monitor', gameId: 0, userIds: null }
const letter: Letter = {
  id: 'a',
  subject: 'News',
  writer: 'root',
  createdAt: '2026-11-20T09:04:03+00:00',
  cancelledAt: null,
  waiting: 412,
  sent: 0,
  failed: 0,
  dropped: 0,
  unclear: 0,
}
const count: LetterTask = { kind: 'count', receivers }
const send: LetterTask = {
  kind: 'send',
  id: 'a',
  receivers,
  text: { subject: 'News', content: 'We begin at noon.', language: 'en' },
}
const cancel: LetterTask = { kind: 'cancel', id: 'a' }
const counted: LetterResult = {
  kind: 'counted',
  effects: { receivers: 412, unreachable: 12, limited: 1, seconds: 206 },
}
const taken: LetterResult = { kind: 'letter', letter }
const begin = (task: LetterTask) => ({ type: 'begin', task }) as const

export const letterRefinement = refines(letterJourney, letterMachine, toActView, {
  input: () => ({}),
  events: {
    'the administrator writes and counts': begin(count),
    'the administrator counts again': begin(count),
    // The screen asks in its own dialog.
    'the administrator thinks better of it': [],
    'the administrator sends it': begin(send),
    'the administrator stops the one that waits': begin(cancel),
    'the server counts': { carryOut: yes(counted) },
    'the server takes it': { carryOut: yes(taken) },
    'the server stops it': { carryOut: yes(taken) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
    'the response is lost': { carryOut: no(CUT) },
  },
  states: {
    blank: { kind: 'idle', task: null },
    counting: { kind: 'busy', task: count },
    uncounted: { kind: 'idle', task: count, problem: CUT },
    asked: { kind: 'idle', task: count, value: counted, problem: null },
    kept: { kind: 'idle', task: count, value: counted },
    sending: { kind: 'busy', task: send },
    unsure: { kind: 'idle', task: send, value: null, problem: CUT },
    sendingAgain: { kind: 'busy', task: send },
    sent: { kind: 'idle', task: send, value: taken, problem: null },
    stopping: { kind: 'busy', task: cancel },
    stopped: { kind: 'idle', task: cancel, value: taken, problem: null },
    unstopped: { kind: 'idle', task: cancel, value: null, problem: REFUSED },
  },
})
