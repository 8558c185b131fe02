import { assertEvent, setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import { effectsOfChallenge } from '../app/asked-effects.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { only } from '../kit/only.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'

/** The attachment to set. A local file is named by its hash as soon as the server has it. */
export type AttachmentInput =
  | { kind: 'local'; hash: string }
  | { kind: 'remote'; url: string }
  | { kind: 'none' }
type At =
  | { kind: 'idle' | 'empty' }
  | { kind: 'uploading'; file: Upload; share: number }
  | { kind: 'setting'; wish: AttachmentInput }
  /** The server does not have the file, so a retry uploads it again. */
  | { kind: 'unsent'; file: Upload; problem: Problem }
  /** The server has the file, if there is one, so a retry only sets the attachment. */
  | { kind: 'unset'; wish: AttachmentInput; problem: Problem }
  | { kind: 'cancelled'; file: Upload }
interface Context {
  place: ChallengeRef
  at: At
}
export type AttachmentCommand =
  | { type: 'upload'; file: Upload }
  | { type: 'link'; url: string }
  | { type: 'clear'; challenge: string }
  | { type: 'cancel' | 'retry' | 'dismiss' }
type Event = AttachmentCommand | UploadEvent<string>

export const attachmentEffects = {
  askFirst,
  uploadFile: uploads<{ file: Upload }, string>('uploadFile'),
  /** Resolves after the challenge was read again, so that the screen shows the new attachment. */
  setAttachment: effect<{ place: ChallengeRef; wish: AttachmentInput }, Outcome<null>>('setAttachment'),
}
const machine = setup({
  types: {
    input: {} as ChallengeRef,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  actors: attachmentEffects,
})
const wishOf = ({ at }: Context) => only(at, 'setting', 'unset').wish
const fileOf = ({ at }: Context) => only(at, 'uploading', 'unsent', 'cancelled').file
const rested = (): Pick<Context, 'at'> => ({ at: { kind: 'idle' } })
const sent = (file: Upload): Pick<Context, 'at'> => ({ at: { kind: 'uploading', file, share: 0 } })
const storing = (wish: AttachmentInput): Pick<Context, 'at'> => ({ at: { kind: 'setting', wish } })
/** Available in every state without a running request and without an open question to the user. */
const choosing = machine.createStateConfig({
  on: {
    upload: arrows(
      {
        when: ({ file }) => file.size === 0,
        to: '#attachment.empty',
        put: () => ({ at: { kind: 'empty' } }),
      },
      { to: '#attachment.uploading', put: ({ file }) => sent(file) },
    ),
    link: arrows({
      when: ({ url }) => isRemoteUrl(url.trim()),
      to: '#attachment.setting',
      put: ({ url }) => storing({ kind: 'remote', url: url.trim() }),
    }),
    clear: choices({ to: '#attachment.confirming', put: rested }),
  },
})
const stopped = machine.createStateConfig({
  on: { ...choosing.on, dismiss: choices({ to: 'idle', put: rested }) },
})

/** The current attachment stays until the server has accepted the next one, so a failure loses nothing. */
export const attachmentMachine = machine.createMachine({
  id: 'attachment',
  description: 'Replaces the attachment that all teams of a challenge share.',
  context: ({ input: { game, challenge } }) => ({ place: { game, challenge }, at: { kind: 'idle' } }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...choosing },
    empty: { description: 'The chosen file is empty. Another file may be chosen.', ...choosing },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ event, context: { place } }) => {
          assertEvent(event, 'clear')
          return {
            kind: 'remove-attachment',
            challenge: event.challenge,
            effects: effectsOfChallenge(place.game, place.challenge),
          }
        },
        onDone: answers(
          {
            when: (decision) => decision === 'confirmed',
            to: 'setting',
            put: () => storing({ kind: 'none' }),
          },
          { to: 'idle' },
        ),
      },
    },
    uploading: {
      description: 'Uploads the file and reports progress.',
      invoke: { src: 'uploadFile', input: ({ context }) => ({ file: fileOf(context) }) },
      on: {
        'upload.moved': arrows({
          put: ({ share }, context) => ({ at: { kind: 'uploading', file: fileOf(context), share } }),
        }),
        'upload.answered': arrows(
          {
            when: ({ outcome }) => outcome.ok,
            to: 'setting',
            put: ({ outcome }) => (outcome.ok ? storing({ kind: 'local', hash: outcome.value }) : {}),
          },
          {
            to: 'failed',
            put: ({ outcome }, context) =>
              outcome.ok ? {} : { at: { kind: 'unsent', file: fileOf(context), problem: outcome.problem } },
          },
        ),
        cancel: choices({
          to: 'cancelled',
          put: (context) => ({ at: { kind: 'cancelled', file: fileOf(context) } }),
        }),
      },
    },
    setting: {
      description: 'Waits for the server to attach the file or the link, or to detach it.',
      invoke: {
        src: 'setAttachment',
        input: ({ context }) => ({ place: context.place, wish: wishOf(context) }),
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'idle',
            tell: (_, context) => [
              announced({
                kind: wishOf(context).kind === 'none' ? 'attachment-removed' : 'attachment-set',
              }),
            ],
            put: rested,
          },
          {
            to: 'failed',
            put: (answer, context) =>
              answer.ok ? {} : { at: { kind: 'unset', wish: wishOf(context), problem: answer.problem } },
          },
        ),
      },
    },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: {
        ...stopped.on,
        retry: choices(
          {
            when: ({ at }) => at.kind === 'unset',
            to: 'setting',
            put: (context) => storing(wishOf(context)),
          },
          { to: 'uploading', put: (context) => sent(fileOf(context)) },
        ),
      },
    },
    cancelled: {
      description: 'The user cancelled the upload.',
      on: {
        ...stopped.on,
        retry: choices({ to: 'uploading', put: (context) => sent(fileOf(context)) }),
      },
    },
  },
})

export type AttachmentView =
  | { kind: 'idle' }
  | { kind: 'empty' }
  | { kind: 'uploading'; file: string; share: number }
  | { kind: 'setting' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'cancelled'; file: string }
export function toAttachmentView({
  context: { at },
}: SnapshotFrom<typeof attachmentMachine>): AttachmentView {
  switch (at.kind) {
    case 'uploading':
    case 'cancelled':
      return { ...at, file: at.file.name }
    case 'unsent':
    case 'unset':
      return { kind: 'failed', problem: at.problem }
    case 'setting':
      return { kind: 'setting' }
    default:
      return { kind: at.kind }
  }
}
