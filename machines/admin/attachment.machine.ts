import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'

/** What all teams are to download. */
export type AttachmentInput =
  | { kind: 'local'; hash: string }
  | { kind: 'remote'; url: string }
  | { kind: 'none' }
/** How much of the file has gone, from 0 to 1, and in the end the hash under which the server keeps it. */

interface Context extends ChallengeRef {
  file: Upload | null
  /** What is to be set, known of a file once the server has it. */
  wish: AttachmentInput | null
  share: number
  problem: Problem | null
}
type Event =
  | { type: 'upload'; file: Upload }
  | { type: 'link'; url: string }
  | { type: 'clear'; challenge: string }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'dismiss' }
  | UploadEvent<string>

export const attachmentEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  uploadFile: uploads<{ file: Upload }, string>('uploadFile'),
  /** Ends when the challenge on view has it. */
  setAttachment: effect<{ place: ChallengeRef; wish: AttachmentInput }, Outcome<null>>('setAttachment'),
}
const machine = setup({
  types: {
    input: {} as ChallengeRef,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isEmpty: (_, { file }: { file: Upload }) => file.size === 0,
    isAddress: (_, { url }: { url: string }) => isRemoteUrl(url.trim()),
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isThere: ({ context }) => context.wish !== null,
    isTaken: (_, { outcome }: { outcome: Outcome<string> }) => outcome.ok,
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    hold: assign((_, { file }: { file: Upload }) => ({ file, wish: null, problem: null })),
    aim: assign((_, { url }: { url: string }) => ({
      file: null,
      wish: { kind: 'remote' as const, url: url.trim() },
      problem: null,
    })),
    aimAtNone: assign({ file: null, wish: { kind: 'none' }, problem: null }),
    start: assign({ share: 0, problem: null }),
    move: assign((_, { share }: { share: number }) => ({ share })),
    take: assign((_, { outcome }: { outcome: Outcome<string> }) =>
      outcome.ok ? { wish: { kind: 'local' as const, hash: outcome.value } } : { problem: outcome.problem },
    ),
    blame: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    forget: assign({ file: null, wish: null, problem: null }),
    sayChanged: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: context.wish?.kind === 'none' ? 'attachment-removed' : 'attachment-set' },
    })),
  },
  actors: attachmentEffects,
})
/** A file, a link or nothing may be chosen whenever nothing is under way. */
const choosing = machine.createStateConfig({
  on: {
    upload: [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '#attachment.empty',
        actions: 'forget',
      },
      { target: '#attachment.uploading', actions: { type: 'hold', params: ({ event }) => event } },
    ],
    link: {
      guard: { type: 'isAddress', params: ({ event }) => event },
      target: '#attachment.setting',
      actions: { type: 'aim', params: ({ event }) => event },
    },
    clear: '#attachment.confirming',
  },
})
const stopped = machine.createStateConfig({
  on: { ...choosing.on, dismiss: { target: 'idle', actions: 'forget' } },
})

/** The attachment that all teams share. What is in force stays so until the server has taken the next one. */
export const attachmentMachine = machine.createMachine({
  id: 'attachment',
  description: 'Replaces the attachment that all teams of a challenge share.',
  context: ({ input }) => ({ ...input, file: null, wish: null, share: 0, problem: null }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...choosing },
    empty: { description: 'The chosen file is empty. Another file may be chosen.', ...choosing },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ event }) => {
          assertEvent(event, 'clear')
          return { kind: 'remove-attachment', challenge: event.challenge }
        },
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'setting',
            actions: 'aimAtNone',
          },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    uploading: {
      description: 'Uploads the file and reports progress.',
      entry: 'start',
      invoke: { src: 'uploadFile', input: ({ context }) => ({ file: demand(context.file) }) },
      on: {
        'upload.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'upload.answered': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'setting',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event } },
        ],
        cancel: 'cancelled',
      },
    },
    setting: {
      description: 'Waits for the server to attach the file or the link, or to detach it.',
      invoke: {
        src: 'setAttachment',
        input: ({ context }) => ({
          place: { game: context.game, challenge: context.challenge },
          wish: demand(context.wish),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['sayChanged', 'forget'],
          },
          { target: 'failed', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    // A file that the server has got is not sent again.
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { ...stopped.on, retry: [{ guard: 'isThere', target: 'setting' }, { target: 'uploading' }] },
    },
    cancelled: { description: 'The user cancelled the upload.', on: { ...stopped.on, retry: 'uploading' } },
  },
})

export type AttachmentView =
  | { kind: 'idle' }
  | { kind: 'empty' }
  | { kind: 'uploading'; file: string; share: number }
  | { kind: 'setting' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'cancelled'; file: string }
export function toAttachmentView(snapshot: SnapshotFrom<typeof attachmentMachine>): AttachmentView {
  const { file, share, problem } = snapshot.context
  if (snapshot.matches('empty')) return { kind: 'empty' }
  if (snapshot.matches('uploading')) return { kind: 'uploading', file: demand(file).name, share }
  if (snapshot.matches('setting')) return { kind: 'setting' }
  if (snapshot.matches('failed')) return { kind: 'failed', problem: demand(problem) }
  return snapshot.matches('cancelled') ? { kind: 'cancelled', file: demand(file).name } : { kind: 'idle' }
}

/** The chart leads to the states that need a fact only with it. */
function demand<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new Error('The chart came here without its fact.')
  return fact
}
