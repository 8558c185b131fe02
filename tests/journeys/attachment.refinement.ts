import { attachmentMachine, toAttachmentView } from '#machines/admin/attachment.machine.ts'
import { attachmentJourney } from './attachment.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const file = 'task.zip'
const upload = (size: number) =>
  ({ type: 'upload', file: { name: file, size, type: 'application/zip' } }) as const
const idle = { kind: 'idle' } as const
const setting = { kind: 'setting' } as const

export const attachmentRefinement = refines(attachmentJourney, attachmentMachine, toAttachmentView, {
  input: () => ({ game: 1, challenge: 7 }),
  asks: ['removalAsked'],
  events: {
    'the organiser chooses a file': upload(1_000),
    'the organiser chooses an empty file': upload(0),
    'the organiser sets a link that is none': { type: 'link', url: 'nowhere' },
    'the organiser sets a link': { type: 'link', url: 'https://example.org/task.zip' },
    'the organiser wants it removed': { type: 'clear', challenge: 'Warm up' },
    'half of it has gone': { type: 'upload.moved', share: 0.5 },
    'the server has it': { type: 'upload.answered', outcome: yes('a'.repeat(64)) },
    'the line is cut': { type: 'upload.answered', outcome: no(CUT) },
    'the organiser stops it': { type: 'cancel' },
    'the organiser tries again': { type: 'retry' },
    'the organiser leaves it': { type: 'dismiss' },
    'the server agrees': { setAttachment: yes(null) },
    'the server refuses': { setAttachment: no(REFUSED) },
    'the organiser thinks better of it': { askFirst: 'cancelled' },
    'the organiser confirms': { askFirst: 'confirmed' },
  },
  states: {
    resting: idle,
    empty: { kind: 'empty' },
    noLink: idle,
    uploading: { kind: 'uploading', file, share: 0 },
    halfway: { kind: 'uploading', file, share: 0.5 },
    cutOff: { kind: 'failed', problem: CUT },
    stopped: { kind: 'cancelled', file },
    settingFile: setting,
    refused: { kind: 'failed', problem: REFUSED },
    settingAgain: setting,
    setting,
    set: idle,
    linked: idle,
    removalAsked: idle,
    removing: setting,
    removed: idle,
  },
})
