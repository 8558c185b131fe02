import { textPicturesMachine, toTextPicturesView } from '#machines/admin/text-pictures.machine.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { textPicturesJourney } from './text-pictures.journey.ts'

const aFile = (name: string, type = 'image/png') => ({ name, size: 1_000, type })
const two = [aFile('one.png'), aFile('two.png')]
const stored = (...names: string[]) =>
  ({ type: 'upload.answered', outcome: yes(names.map((name) => ({ hash: 'a'.repeat(64), name }))) }) as const

export const textPicturesRefinement = refines(textPicturesJourney, textPicturesMachine, toTextPicturesView, {
  input: () => ({}),
  events: {
    'the organiser chooses two pictures': { type: 'add', files: two },
    'the organiser chooses a picture and a document': {
      type: 'add',
      files: [aFile('one.png'), aFile('notes.pdf', 'application/pdf')],
    },
    'the organiser pastes another': { type: 'add', files: [aFile('three.png')] },
    'the organiser drops a document': { type: 'add', files: [aFile('notes.pdf', 'application/pdf')] },
    'the organiser writes on': [],
    'the organiser stops it': { type: 'cancel' },
    'the organiser tries again': { type: 'retry' },
    'the organiser lets it be': { type: 'dismiss' },
    'half of it has gone': { type: 'upload.moved', share: 0.5 },
    'the server takes them': stored('one.png', 'two.png'),
    'the server takes it': stored('three.png'),
    'the server refuses': { type: 'upload.answered', outcome: no(REFUSED) },
    'the line is cut': { type: 'upload.answered', outcome: no(CUT) },
  },
  states: {
    written: { kind: 'idle', foreign: [] },
    foreign: { kind: 'idle', foreign: ['notes.pdf'] },
    uploading: { kind: 'uploading', share: 0, count: 2, foreign: [] },
    uploadingOne: { kind: 'uploading', share: 0, count: 1, foreign: ['notes.pdf'] },
    uploadingSome: { kind: 'uploading', share: 0, count: 2, foreign: ['notes.pdf'] },
    shownSome: { kind: 'idle', foreign: ['notes.pdf'] },
    stoppedForeign: { kind: 'cancelled', foreign: ['notes.pdf'] },
    cutOffForeign: { kind: 'failed', problem: CUT, foreign: ['notes.pdf'] },
    halfway: { kind: 'uploading', share: 0.5, count: 2 },
    uploadingUnder: { kind: 'uploading', count: 2 },
    queued: { kind: 'uploading', count: 3 },
    uploadingNext: { kind: 'uploading', share: 0, count: 1 },
    stoppedAll: { kind: 'cancelled' },
    uploadingAll: { kind: 'uploading', share: 0, count: 3 },
    refused: { kind: 'failed', problem: REFUSED },
    cutOff: { kind: 'failed', problem: CUT },
    stopped: { kind: 'cancelled' },
    shown: { kind: 'idle' },
    shownUnder: { kind: 'idle' },
    allShown: { kind: 'idle' },
  },
})
