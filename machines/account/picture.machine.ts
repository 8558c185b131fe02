import { setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Problem } from '#contract/problem.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'
import { subscription } from '../live/subscription.ts'

export type PictureOwner = { kind: 'profile' | 'platform' } | { kind: 'team' | 'game'; id: number }
/**
 * A decoded image. Only the wiring that decoded it can read the pixels, because machines load no DOM types.
 */
export interface Pixels {
  readonly width: number
  readonly height: number
}
/** A square part of the decoded image. In pixels. */
export interface CropRectangle {
  x: number
  y: number
  side: number
}
/**
 * `foreign`: not an accepted image type. `vast`: too many pixels for the memory of the server. `broken`: it
 * cannot be decoded.
 */
export type PictureFlaw = 'empty' | 'large' | 'foreign' | 'vast' | 'broken'
/**
 * The reason to upload an image without a crop. `moving`: a crop would stop the animation. `unseen`: this
 * browser cannot decode the image. `poster`: a poster is not square.
 */
export type CropError = 'moving' | 'unseen' | 'poster'
export type PictureOpenedEvent =
  | { type: 'picture.opened'; pixels: Pixels }
  | { type: 'picture.uncut'; why: CropError; pixels: Pixels | null }
  | { type: 'picture.flawed'; flaw: PictureFlaw }

/** The step to which the user returns after a failed upload. */
type Prepared =
  | { kind: 'opened'; pixels: Pixels; cut: CropRectangle | null }
  | { kind: 'whole'; file: Upload; why: CropError; pixels: Pixels | null }
interface Ready {
  prepared: Prepared
  ready: Upload
}
type At =
  | { kind: 'idle' | 'done' }
  | { kind: 'refused'; flaw: PictureFlaw }
  | { kind: 'judging'; file: Upload }
  | Prepared
  | { kind: 'preparing'; pixels: Pixels; cut: CropRectangle }
  | ({ kind: 'uploading'; share: number } & Ready)
  | ({ kind: 'failed'; problem: Problem } & Ready)
  | ({ kind: 'cancelled' } & Ready)
interface Input {
  owner: PictureOwner
}
interface Context extends Input {
  at: At
}
export type PictureCommand =
  | { type: 'choose'; file: Upload }
  | { type: 'cut'; cut: CropRectangle }
  | { type: 'send' | 'cancel' | 'back' | 'discard' }
type Event = PictureCommand | PictureOpenedEvent | UploadEvent<string>

export const pictureEffects = {
  /** Decodes the file. The pixels need much memory, so the end of the subscription frees them. */
  openPicture: subscription<{ owner: PictureOwner; file: Upload }, PictureOpenedEvent>('openPicture'),
  /** Null: the browser could not crop the image. */
  cutPicture: effect<{ pixels: Pixels; cut: CropRectangle }, Upload | null>('cutPicture'),
  uploadPicture: uploads<{ owner: PictureOwner; file: Upload }, string>('uploadPicture'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  actors: pictureEffects,
})
const readyIn = ({ at }: Context): Ready => {
  const { prepared, ready } = only(at, 'uploading', 'failed', 'cancelled')
  return { prepared, ready }
}
const refusedFor = (flaw: PictureFlaw): Pick<Context, 'at'> => ({ at: { kind: 'refused', flaw } })
/** Rejects a file by its size before it is decoded, because decoding can need much memory. */
const choosing = machine.createStateConfig({
  on: {
    choose: arrows(
      { when: ({ file }) => file.size === 0, to: '#picture.refused', put: () => refusedFor('empty') },
      {
        when: ({ file }) => file.size > PICTURE_MOST_BYTES,
        to: '#picture.refused',
        put: () => refusedFor('large'),
      },
      { to: '#picture.held', again: true, put: ({ file }) => ({ at: { kind: 'judging', file } }) },
    ),
  },
})
/** Keeps the prepared file, so that a retry needs no new choice. */
const stopped = machine.createStateConfig({
  on: {
    ...choosing.on,
    send: choices({
      to: 'uploading',
      put: (context) => ({ at: { kind: 'uploading', share: 0, ...readyIn(context) } }),
    }),
    back: choices(
      {
        when: (context) => readyIn(context).prepared.kind === 'whole',
        to: 'whole',
        put: (context) => ({ at: readyIn(context).prepared }),
      },
      { to: 'opened', put: (context) => ({ at: readyIn(context).prepared }) },
    ),
  },
})

export const pictureMachine = machine.createMachine({
  id: 'picture',
  description: 'Uploads a picture, which the user crops first, or a whole poster.',
  context: ({ input: { owner } }) => ({ owner, at: { kind: 'idle' } }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...choosing },
    refused: { description: 'Shows why the file was rejected. Another file may be chosen.', ...choosing },
    held: {
      description: 'A file is chosen. Its decoded image is freed on leaving.',
      invoke: {
        src: 'openPicture',
        input: ({ context: { owner, at } }) => ({ owner, file: only(at, 'judging').file }),
      },
      on: {
        discard: choices({ to: 'idle', put: () => ({ at: { kind: 'idle' } }) }),
        'picture.flawed': arrows({ to: 'refused', put: ({ flaw }) => refusedFor(flaw) }),
      },
      initial: 'judging',
      states: {
        judging: {
          description: 'Waits until the browser has decoded the file.',
          on: {
            'picture.opened': arrows({
              to: 'opened',
              put: ({ pixels }) => ({ at: { kind: 'opened', pixels, cut: null } }),
            }),
            'picture.uncut': arrows({
              to: 'whole',
              put: ({ why, pixels }, { at }) => ({
                at: { kind: 'whole', file: only(at, 'judging').file, why, pixels },
              }),
            }),
          },
        },
        opened: {
          description: 'Shows the picture. The user chooses the square to crop.',
          on: {
            ...choosing.on,
            cut: arrows({
              to: 'preparing',
              put: ({ cut }, { at }) => ({
                at: { kind: 'preparing', pixels: only(at, 'opened').pixels, cut },
              }),
            }),
          },
        },
        whole: {
          description: 'The file would be sent unchanged: an animation, or a TIFF.',
          on: {
            ...choosing.on,
            send: choices({
              to: 'uploading',
              put: ({ at }) => {
                const prepared = only(at, 'whole')
                return { at: { kind: 'uploading', share: 0, prepared, ready: prepared.file } }
              },
            }),
          },
        },
        preparing: {
          description: 'Waits until the browser has cropped the square.',
          invoke: {
            src: 'cutPicture',
            input: ({ context: { at } }) => {
              const { pixels, cut } = only(at, 'preparing')
              return { pixels, cut }
            },
            onDone: answers(
              {
                when: (ready) => ready !== null,
                to: 'uploading',
                put: (ready, { at }) => {
                  const prepared: Prepared = { ...only(at, 'preparing'), kind: 'opened' }
                  return ready ? { at: { kind: 'uploading', share: 0, prepared, ready } } : {}
                },
              },
              { to: '#picture.refused', put: () => refusedFor('broken') },
            ),
          },
        },
        uploading: {
          description: 'Uploads the file and reports progress.',
          invoke: {
            src: 'uploadPicture',
            input: ({ context }) => ({ owner: context.owner, file: readyIn(context).ready }),
          },
          on: {
            'upload.moved': arrows({
              put: ({ share }, context) => ({ at: { kind: 'uploading', share, ...readyIn(context) } }),
            }),
            'upload.answered': arrows(
              {
                when: ({ outcome }) => outcome.ok,
                to: '#picture.done',
                tell: (_, { owner }) => [
                  announced({ kind: owner.kind === 'game' ? 'poster-changed' : 'picture-changed' }),
                ],
                put: () => ({ at: { kind: 'done' } }),
              },
              {
                to: 'failed',
                put: ({ outcome }, context) =>
                  outcome.ok ? {} : { at: { kind: 'failed', problem: outcome.problem, ...readyIn(context) } },
              },
            ),
            cancel: choices({
              to: 'cancelled',
              put: (context) => ({ at: { kind: 'cancelled', ...readyIn(context) } }),
            }),
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
export function toPictureView({ context: { at } }: SnapshotFrom<typeof pictureMachine>): PictureView {
  switch (at.kind) {
    case 'refused':
    case 'opened':
      return at
    case 'whole':
      return { kind: 'whole', why: at.why, pixels: at.pixels }
    case 'uploading':
      return { kind: 'uploading', share: at.share }
    case 'failed':
      return { kind: 'failed', problem: at.problem }
    default:
      return { kind: at.kind }
  }
}
