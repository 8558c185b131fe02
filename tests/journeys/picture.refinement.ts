import { pictureMachine, toPictureView } from '#machines/account/picture.machine.ts'
import { CUT, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { pictureJourney } from './picture.journey.ts'
import { refines } from './refinement.ts'

const choose = (name: string, size = 1_000) =>
  ({ type: 'choose', file: { name, size, type: 'image/png' } }) as const
const pixels = { width: 600, height: 400 }
const cut = { x: 100, y: 0, side: 400 }
const opened = [choose('me.png'), { type: 'picture.opened', pixels }] as const
const flawed = (flaw: 'foreign' | 'vast' | 'broken') =>
  [choose('file'), { type: 'picture.flawed', flaw }] as const
const uncut = (why: 'moving' | 'unseen') =>
  [choose('whole'), { type: 'picture.uncut', why, pixels: why === 'moving' ? pixels : null }] as const
const use = [{ type: 'cut', cut }, { cutPicture: { name: 'cut.png', size: 9, type: 'image/png' } }] as const
const answered = (outcome: ReturnType<typeof yes<string>> | ReturnType<typeof no>) =>
  ({ type: 'upload.answered', outcome }) as const
const idle = { kind: 'idle' } as const

export const pictureRefinement = refines(pictureJourney, pictureMachine, toPictureView, {
  input: () => ({ owner: { kind: 'profile' } }),
  events: {
    'the person wants another picture': [],
    'the person chooses a text': flawed('foreign'),
    'the person chooses a file of 3 MiB and a byte': choose('large.png', 3 * 1_024 * 1_024 + 1),
    'the person chooses a damaged picture': flawed('broken'),
    'the person pastes a picture': opened,
    'the person chooses a GIF that stands still': opened,
    'the person chooses a GIF that moves': uncut('moving'),
    'the person chooses a WebP that moves': uncut('moving'),
    'the person chooses a GIF that moves and is vast': flawed('vast'),
    'the person chooses a TIFF': uncut('unseen'),
    'the person chooses a picture': opened,
    'the person closes the dialog': { type: 'discard' },
    'the person takes another': { type: 'discard' },
    'the person moves it and uses it': use,
    'the person uses it as it is': use,
    'the person uses it whole': { type: 'send' },
    'half of it has gone': { type: 'upload.moved', share: 0.5 },
    'the server agrees': answered(yes('/assets/me')),
    'the server refuses': answered(no(REFUSED)),
    'the line is cut': answered(no(CUT)),
    'the session is over': answered(no(SIGNED_OUT)),
    'the person stops it': { type: 'cancel' },
    'the person tries again': { type: 'send' },
    'the person goes back': { type: 'back' },
  },
  states: {
    resting: idle,
    choosing: idle,
    foreign: { kind: 'refused', flaw: 'foreign' },
    vast: { kind: 'refused', flaw: 'vast' },
    large: { kind: 'refused', flaw: 'large' },
    damaged: { kind: 'refused', flaw: 'broken' },
    cropping: { kind: 'opened', pixels, cut: null },
    moving: { kind: 'whole', why: 'moving', pixels },
    unseen: { kind: 'whole', why: 'unseen', pixels: null },
    uploading: { kind: 'uploading', share: 0 },
    halfway: { kind: 'uploading', share: 0.5 },
    uploadingWhole: { kind: 'uploading', share: 0 },
    refused: { kind: 'failed', problem: REFUSED },
    cutOff: { kind: 'failed', problem: CUT },
    stopped: { kind: 'cancelled' },
    croppingAgain: { kind: 'opened', pixels, cut },
    changed: { kind: 'done' },
    outside: null,
  },
})
