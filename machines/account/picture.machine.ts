import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'
import { subscription } from '../live/subscription.ts'

/** Whose picture it is to be. */
export type PictureOwner = { kind: 'profile' | 'platform' } | { kind: 'team' | 'game'; id: number }
/** A decoded image; only who decoded it knows what is in it. */
export interface Pixels {
  readonly width: number
  readonly height: number
}
/** The square that is kept, in pixels of the decoded image. */
export interface CropRectangle {
  x: number
  y: number
  side: number
}
/**
 * `foreign`: no image of the kinds that are taken. `vast`: its pixels would not fit into memory. `broken`: it
 * cannot be decoded.
 */
export type PictureFlaw = 'empty' | 'large' | 'foreign' | 'vast' | 'broken'
/**
 * Why an image is sent as it is: a cut would stop its movement, this browser cannot look into it, or a poster
 * is no square.
 */
export type CropError = 'moving' | 'unseen' | 'poster'
export type PictureOpenedEvent =
  | { type: 'picture.opened'; pixels: Pixels }
  | { type: 'picture.uncut'; why: CropError; pixels: Pixels | null }
  | { type: 'picture.flawed'; flaw: PictureFlaw }

interface Input {
  owner: PictureOwner
}
interface Context extends Input {
  file: Upload | null
  flaw: PictureFlaw
  pixels: Pixels | null
  uncut: CropError | null
  cut: CropRectangle | null
  /** What goes to the server. */
  ready: Upload | null
  share: number
  problem: Problem | null
}
type Event =
  | { type: 'choose'; file: Upload }
  | { type: 'cut'; cut: CropRectangle }
  | { type: 'send' }
  | { type: 'cancel' }
  | { type: 'back' }
  | { type: 'discard' }
  | PictureOpenedEvent
  | UploadEvent<string>

export const pictureEffects = {
  /** Looks into the file, says what it is, and frees the pixels when it is stopped. */
  openPicture: subscription<{ owner: PictureOwner; file: Upload }, PictureOpenedEvent>('openPicture'),
  /** Null when the browser could not do it. */
  cutPicture: effect<{ pixels: Pixels; cut: CropRectangle }, Upload | null>('cutPicture'),
  uploadPicture: uploads<{ owner: PictureOwner; file: Upload }, string>('uploadPicture'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isEmpty: (_, { file }: { file: Upload }) => file.size === 0,
    isLarge: (_, { file }: { file: Upload }) => file.size > PICTURE_MOST_BYTES,
    isUncut: ({ context }) => context.uncut !== null,
    isThere: (_, ready: Upload | null) => ready !== null,
    isTaken: (_, { outcome }: { outcome: Outcome<string> }) => outcome.ok,
  },
  actions: {
    hold: assign((_, { file }: { file: Upload }) => ({
      file,
      pixels: null,
      uncut: null,
      cut: null,
      ready: null,
      problem: null,
    })),
    forget: assign({ file: null, pixels: null, uncut: null, cut: null, ready: null, problem: null }),
    refuse: assign((_, { flaw }: { flaw: PictureFlaw }) => ({ flaw, file: null })),
    see: assign((_, { pixels }: { pixels: Pixels }) => ({ pixels })),
    seeWhole: assign(({ context }, { why, pixels }: { why: CropError; pixels: Pixels | null }) => ({
      uncut: why,
      pixels,
      ready: context.file,
    })),
    keepCut: assign((_, { cut }: { cut: CropRectangle }) => ({ cut })),
    keepReady: assign((_, ready: Upload | null) => ({ ready })),
    start: assign({ share: 0, problem: null }),
    move: assign((_, { share }: { share: number }) => ({ share })),
    blame: assign((_, { outcome }: { outcome: Outcome<string> }) => ({
      problem: outcome.ok ? null : outcome.problem,
    })),
    sayChanged: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: context.owner.kind === 'game' ? 'poster-changed' : 'picture-changed' },
    })),
  },
  actors: pictureEffects,
})
/** A file that cannot be taken is refused before anything looks into it. */
const choosing = machine.createStateConfig({
  on: {
    choose: [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '#picture.refused',
        actions: { type: 'refuse', params: { flaw: 'empty' } },
      },
      {
        guard: { type: 'isLarge', params: ({ event }) => event },
        target: '#picture.refused',
        actions: { type: 'refuse', params: { flaw: 'large' } },
      },
      { target: '#picture.held', reenter: true, actions: { type: 'hold', params: ({ event }) => event } },
    ],
  },
})
/** Not sent: what was prepared is kept, so that another try needs no other choice. */
const stopped = machine.createStateConfig({
  on: {
    ...choosing.on,
    send: 'uploading',
    back: [{ guard: 'isUncut', target: 'whole' }, { target: 'opened' }],
  },
})

export const pictureMachine = machine.createMachine({
  id: 'picture',
  description: 'Uploads a picture after the user has cropped it.',
  context: ({ input }) => ({
    owner: input.owner,
    file: null,
    flaw: 'empty',
    pixels: null,
    uncut: null,
    cut: null,
    ready: null,
    share: 0,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...choosing },
    refused: { description: 'Shows why the file was rejected. Another file may be chosen.', ...choosing },
    held: {
      description: 'A file is chosen. Its decoded image is freed on leaving.',
      invoke: {
        src: 'openPicture',
        input: ({ context }) => ({ owner: context.owner, file: notNull(context.file) }),
      },
      on: {
        discard: 'idle',
        'picture.flawed': { target: 'refused', actions: { type: 'refuse', params: ({ event }) => event } },
      },
      exit: 'forget',
      initial: 'judging',
      states: {
        judging: {
          description: 'Waits until the browser has decoded the file.',
          on: {
            'picture.opened': { target: 'opened', actions: { type: 'see', params: ({ event }) => event } },
            'picture.uncut': { target: 'whole', actions: { type: 'seeWhole', params: ({ event }) => event } },
          },
        },
        opened: {
          description: 'Shows the picture. The user chooses the square to crop.',
          on: {
            ...choosing.on,
            cut: { target: 'preparing', actions: { type: 'keepCut', params: ({ event }) => event } },
          },
        },
        whole: {
          description: 'The file would be sent unchanged: an animation, or a TIFF.',
          on: { ...choosing.on, send: 'uploading' },
        },
        preparing: {
          description: 'Waits until the browser has cropped the square.',
          invoke: {
            src: 'cutPicture',
            input: ({ context, event }) => {
              assertEvent(event, 'cut')
              return { pixels: notNull(context.pixels), cut: event.cut }
            },
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: 'uploading',
                actions: { type: 'keepReady', params: ({ event }) => event.output },
              },
              { target: '#picture.refused', actions: { type: 'refuse', params: { flaw: 'broken' } } },
            ],
          },
        },
        uploading: {
          description: 'Uploads the file and reports progress.',
          entry: 'start',
          invoke: {
            src: 'uploadPicture',
            input: ({ context }) => ({ owner: context.owner, file: notNull(context.ready) }),
          },
          on: {
            'upload.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'upload.answered': [
              {
                guard: { type: 'isTaken', params: ({ event }) => event },
                target: '#picture.done',
                actions: 'sayChanged',
              },
              { target: 'failed', actions: { type: 'blame', params: ({ event }) => event } },
            ],
            cancel: 'cancelled',
          },
        },
        failed: { description: 'Failed. Shows the reason; the user may try again.', ...stopped },
        cancelled: { description: 'The user cancelled the upload. The file is still chosen.', ...stopped },
      },
    },
    done: { description: 'Done.' },
  },
})

export type PictureView =
  | { kind: 'idle' }
  | { kind: 'judging' }
  | { kind: 'refused'; flaw: PictureFlaw }
  | { kind: 'opened'; pixels: Pixels; cut: CropRectangle | null }
  | { kind: 'whole'; why: CropError; pixels: Pixels | null }
  | { kind: 'preparing' }
  | { kind: 'uploading'; share: number }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'cancelled' }
  | { kind: 'done' }
export function toPictureView(snapshot: SnapshotFrom<typeof pictureMachine>): PictureView {
  const { flaw, pixels, cut, uncut, share, problem } = snapshot.context
  if (snapshot.matches('refused')) return { kind: 'refused', flaw }
  if (snapshot.matches('done')) return { kind: 'done' }
  if (snapshot.matches({ held: 'opened' })) return { kind: 'opened', pixels: notNull(pixels), cut }
  if (snapshot.matches({ held: 'whole' })) return { kind: 'whole', why: notNull(uncut), pixels }
  if (snapshot.matches({ held: 'preparing' })) return { kind: 'preparing' }
  if (snapshot.matches({ held: 'uploading' })) return { kind: 'uploading', share }
  if (snapshot.matches({ held: 'failed' })) return { kind: 'failed', problem: notNull(problem) }
  if (snapshot.matches({ held: 'cancelled' })) return { kind: 'cancelled' }
  return snapshot.matches('held') ? { kind: 'judging' } : { kind: 'idle' }
}
