import { flagFilesMachine, toFlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { flagFilesJourney } from './flag-files.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const aFile = (name: string, size: number) => ({ name, size, type: 'application/zip' })
const one = aFile('team-1.zip', 1_000)
const two = aFile('team-2.zip', 1_000)
const HASHES = ['a'.repeat(64), 'b'.repeat(64)] as const
const without = [
  { file: one, hash: null },
  { file: two, hash: null },
]
const withHash = [
  { file: one, hash: HASHES[0] },
  { file: two, hash: HASHES[1] },
]
const send = (...flags: string[]) => ({ type: 'send', flags }) as const
const sendBoth = send('flag{1}', 'flag{2}')
const choosing = { kind: 'choosing', files: without } as const

export const flagFilesRefinement = refines(flagFilesJourney, flagFilesMachine, toFlagFilesView, {
  input: () => ({ game: 1, challenge: 7 }),
  events: {
    'the organiser chooses three files, one of them empty': {
      type: 'choose',
      files: [two, aFile('team-3.zip', 0), one],
    },
    'the organiser writes too few flags': [],
    'the organiser writes a flag for each': [],
    'the organiser leaves one file out': { type: 'drop', at: 1 },
    'the organiser leaves all out': { type: 'clear' },
    'the organiser sends them': ({ from }) => (from === 'few' ? send('flag{1}') : sendBoth),
    'half of them have gone': { type: 'upload.moved', share: 0.5 },
    'the server has them': [
      { type: 'upload.taken', hashes: HASHES },
      { type: 'upload.answered', outcome: yes(null) },
    ],
    'the line is cut': { type: 'upload.answered', outcome: no(CUT) },
    'the organiser stops it': { type: 'cancel' },
    'the organiser tries again': sendBoth,
    'the server agrees': { addFlags: yes(null) },
    'the server refuses': { addFlags: no(REFUSED) },
  },
  states: {
    none: { kind: 'choosing', files: [] },
    named: { ...choosing, empty: 1 },
    alone: { kind: 'choosing', files: [{ file: one, hash: null }] },
    few: choosing,
    paired: choosing,
    uploadingPaired: { kind: 'uploading', uploaded: 0 },
    addingPaired: { kind: 'adding', files: withHash },
    uploading: { kind: 'uploading', share: 0, uploaded: 0 },
    halfway: { kind: 'uploading', share: 0.5 },
    cutOff: { kind: 'failed', problem: CUT, uploaded: 0 },
    stopped: { kind: 'cancelled', uploaded: 0 },
    adding: { kind: 'adding', files: withHash },
    refused: { kind: 'failed', problem: REFUSED, uploaded: 2 },
    addingAgain: { kind: 'adding', files: withHash },
    added: { kind: 'choosing', files: [] },
  },
})
