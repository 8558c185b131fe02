import { pictureMachine, toPictureView } from '#machines/account/picture.machine.ts'
import { no, REFUSED, yes } from './outcomes.ts'
import { posterJourney } from './poster.journey.ts'
import { refines } from './refinement.ts'

const choose = (name: string) => ({ type: 'choose', file: { name, size: 1_000, type: 'image/png' } }) as const
const pixels = { width: 1_200, height: 400 }
const idle = { kind: 'idle' } as const

export const posterRefinement = refines(posterJourney, pictureMachine, toPictureView, {
  input: () => ({ owner: { kind: 'game', id: 3 } }),
  events: {
    'the organiser wants another poster': [],
    'the organiser chooses a wide picture': [
      choose('wide.png'),
      { type: 'picture.uncut', why: 'poster', pixels },
    ],
    'the organiser chooses a text': [choose('text.txt'), { type: 'picture.flawed', flaw: 'foreign' }],
    'the organiser uses it': { type: 'send' },
    'half of it has gone': { type: 'upload.moved', share: 0.5 },
    'the server takes it': { type: 'upload.answered', outcome: yes('/assets/poster') },
    'the server refuses': { type: 'upload.answered', outcome: no(REFUSED) },
    'the organiser stops it': { type: 'cancel' },
    'the organiser tries again': { type: 'send' },
  },
  states: {
    editor: idle,
    choosing: idle,
    foreign: { kind: 'refused', flaw: 'foreign' },
    chosen: { kind: 'whole', why: 'poster', pixels },
    sending: { kind: 'uploading', share: 0 },
    halfway: { kind: 'uploading', share: 0.5 },
    refused: { kind: 'failed', problem: REFUSED },
    stopped: { kind: 'cancelled' },
    changed: { kind: 'done' },
  },
})
