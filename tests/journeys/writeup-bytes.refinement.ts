import { documentMachine, toDocumentView } from '#machines/admin/document.machine.ts'
import { CUT, MISSING } from './outcomes.ts'
import { refines } from './refinement.ts'
import { writeupBytesJourney } from './writeup-bytes.journey.ts'

export const writeupBytesRefinement = refines(writeupBytesJourney, documentMachine, toDocumentView, {
  input: () => ({ url: '/assets/1/Writeup-1-1.pdf' }),
  events: {
    'the bytes come': { type: 'document.read', address: 'blob:1' },
    'the server refuses': { type: 'document.failed', problem: MISSING },
    'the line is cut': { type: 'document.failed', problem: CUT },
    'the organiser tries again': { type: 'retry' },
    // The machine ends with its view.
    'the organiser closes it': [],
  },
  states: {
    reading: { kind: 'reading' },
    failed: ({ by }) => ({ kind: 'failed', problem: by === 'the line is cut' ? CUT : MISSING }),
    shown: { kind: 'shown', address: 'blob:1' },
    listed: null,
    released: null,
  },
})
