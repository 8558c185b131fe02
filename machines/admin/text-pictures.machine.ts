import { setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { LocalFile } from '#contract/models/file.ts'
import type { Problem } from '#contract/problem.ts'
import { TEXT_PICTURE_TYPES } from '#contract/rules/picture-markdown.ts'
import { arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'

type At =
  | { kind: 'idle' }
  /** `next` came while others were on their way. */
  | { kind: 'uploading'; files: readonly Upload[]; next: readonly Upload[]; share: number }
  | { kind: 'failed'; files: readonly Upload[]; problem: Problem }
  | { kind: 'cancelled'; files: readonly Upload[] }
interface Context {
  at: At
  /** The names of the last files that no browser shows in a text. They are not uploaded. */
  foreign: readonly string[]
}
export type TextPicturesCommand =
  | { type: 'add'; files: readonly Upload[] }
  | { type: 'cancel' | 'retry' | 'dismiss' }
type Added = Extract<TextPicturesCommand, { type: 'add' }>
type Event = TextPicturesCommand | UploadEvent<readonly LocalFile[]>
/** The server has them. The text can show them now. */
export interface PicturesStored {
  type: 'stored'
  pictures: readonly LocalFile[]
}

export const textPicturesEffects = {
  /** Resolves with the stored files in the order of `files`. */
  uploadPictures: uploads<{ files: readonly Upload[] }, readonly LocalFile[]>('uploadPictures'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as PicturesStored },
  actors: textPicturesEffects,
})
const isPicture = ({ type, size }: Upload) => size > 0 && TEXT_PICTURE_TYPES.includes(type)
const anyPicture = ({ files }: Added) => files.some(isPicture)
const foreignOf = ({ files }: Added) => files.filter((file) => !isPicture(file)).map(({ name }) => name)
const sent = (files: readonly Upload[]): Pick<Context, 'at'> => ({
  at: { kind: 'uploading', files, next: [], share: 0 },
})
const uploadOf = ({ at }: Context) => only(at, 'uploading')
const filesOf = ({ at }: Context) => only(at, 'uploading', 'failed', 'cancelled').files
const adding = machine.createStateConfig({
  on: {
    add: arrows(
      {
        when: anyPicture,
        to: '#textPictures.uploading',
        put: (added) => ({ ...sent(added.files.filter(isPicture)), foreign: foreignOf(added) }),
      },
      { put: (added) => ({ foreign: foreignOf(added) }) },
    ),
  },
})
const stopped = machine.createStateConfig({
  on: {
    ...adding.on,
    retry: choices({ to: 'uploading', put: (context) => ({ ...sent(filesOf(context)), foreign: [] }) }),
    dismiss: choices({ to: 'idle', put: () => ({ at: { kind: 'idle' }, foreign: [] }) }),
  },
})

/** The text stays editable meanwhile, so the screen decides where the pictures go. */
export const textPicturesMachine = machine.createMachine({
  id: 'textPictures',
  description: 'Uploads pictures for a text that is being written.',
  context: { at: { kind: 'idle' }, foreign: [] },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...adding },
    uploading: {
      description: 'Uploads the pictures and reports progress. Others that come meanwhile wait.',
      invoke: { src: 'uploadPictures', input: ({ context }) => ({ files: filesOf(context) }) },
      on: {
        add: arrows({
          put: (added, context) => {
            const upload = uploadOf(context)
            const next = [...upload.next, ...added.files.filter(isPicture)]
            return { at: { ...upload, next }, foreign: foreignOf(added) }
          },
        }),
        'upload.moved': arrows({ put: ({ share }, context) => ({ at: { ...uploadOf(context), share } }) }),
        'upload.answered': arrows(
          {
            when: ({ outcome }, context) => outcome.ok && uploadOf(context).next.length > 0,
            to: 'uploading',
            again: true,
            tell: ({ outcome }) => (outcome.ok ? [{ type: 'stored', pictures: outcome.value }] : []),
            put: (_, context) => sent(uploadOf(context).next),
          },
          {
            when: ({ outcome }) => outcome.ok,
            to: 'idle',
            tell: ({ outcome }) => (outcome.ok ? [{ type: 'stored', pictures: outcome.value }] : []),
            put: () => ({ at: { kind: 'idle' } }),
          },
          {
            to: 'failed',
            put: ({ outcome }, context) =>
              outcome.ok ? {} : { at: { kind: 'failed', files: allOf(context), problem: outcome.problem } },
          },
        ),
        cancel: choices({
          to: 'cancelled',
          put: (context) => ({ at: { kind: 'cancelled', files: allOf(context) } }),
        }),
      },
    },
    failed: { description: 'Failed. Shows the reason; the user may try again.', ...stopped },
    cancelled: { description: 'The user stopped the upload. The text has not changed.', ...stopped },
  },
})

const allOf = (context: Context) => {
  const { files, next } = uploadOf(context)
  return [...files, ...next]
}

type Step =
  | { kind: 'idle' }
  | { kind: 'uploading'; share: number; count: number }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'cancelled' }
/** `foreign`: the names of files that were left out, because they are no pictures. */
export type TextPicturesView = Step & { foreign: readonly string[] }
export const toTextPicturesView = ({
  context: { at, foreign },
}: SnapshotFrom<typeof textPicturesMachine>): TextPicturesView => ({ ...stepOf(at), foreign })

function stepOf(at: At): Step {
  switch (at.kind) {
    case 'uploading':
      return { kind: 'uploading', share: at.share, count: at.files.length + at.next.length }
    case 'failed':
      return { kind: 'failed', problem: at.problem }
    default:
      return { kind: at.kind }
  }
}
