import { toWriteupView, writeupMachine } from '#machines/game/writeup.machine.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { writeupJourney } from './writeup.journey.ts'

const aFile = (name: string, size: number) => ({ name, size, type: 'application/pdf' })
const choose = (file: ReturnType<typeof aFile>) => ({ type: 'choose', file }) as const
const file = aFile('writeup.pdf', 1_000)
const other = aFile('better.pdf', 2_000)
const send = { type: 'send' } as const
const HOUR = 3_600_000

export const writeupRefinement = refines(writeupJourney, writeupMachine, toWriteupView, {
  input: (now) => ({ game: 1, closesAt: now() + HOUR, now }),
  events: {
    'the person chooses an empty file': choose(aFile('writeup.pdf', 0)),
    'the person chooses a file of 20 MiB and a byte': choose(aFile('writeup.pdf', 20 * 1_024 * 1_024 + 1)),
    'the person chooses a text': choose(aFile('writeup.txt', 1_000)),
    'the person chooses a PDF': choose(file),
    'the person chooses another PDF': choose(other),
    'the person hands it in': send,
    'the person takes another': { type: 'discard' },
    'half of it has gone': { type: 'upload.moved', share: 0.5 },
    'the person stops it': { type: 'cancel' },
    'the deadline has passed on the server': { type: 'upload.answered', outcome: no(REFUSED) },
    'the line is cut': { type: 'upload.answered', outcome: no(CUT) },
    'the server takes it': [{ type: 'upload.answered', outcome: yes(null) }, { readWriteup: null }],
    'the person tries again': send,
  },
  states: {
    missing: { kind: 'idle' },
    empty: { kind: 'refused', flaw: 'empty' },
    large: { kind: 'refused', flaw: 'large' },
    foreign: { kind: 'refused', flaw: 'foreign' },
    chosen: { kind: 'checked', file },
    uploading: { kind: 'uploading', file, share: 0 },
    halfway: { kind: 'uploading', file, share: 0.5 },
    stopped: { kind: 'cancelled', file },
    refused: { kind: 'failed', file, problem: REFUSED },
    cutOff: { kind: 'failed', file, problem: CUT },
    there: { kind: 'handed-in' },
    replacing: { kind: 'checked', file: other },
    uploadingAgain: { kind: 'uploading', file: other, share: 0 },
  },
})
