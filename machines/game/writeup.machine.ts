import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'

export type WriteupFlaw = 'empty' | 'large' | 'foreign'
/** How much of the file has gone, from 0 to 1, and in the end what became of it. */

interface Input {
  game: number
  /** Null while nobody has told the deadline: then the server alone knows. */
  closesAt: number | null
  now: () => number
}
interface Context extends Input {
  file: Upload | null
  flaw: WriteupFlaw
  share: number
  problem: Problem | null
}
type ChooseFileEvent = { type: 'choose'; file: Upload }
type Event =
  | ChooseFileEvent
  | { type: 'send' | 'cancel' | 'discard' }
  | { type: 'server.reported'; closesAt: number | null }
  | UploadEvent<null>

export const writeupEffects = {
  uploadWriteup: uploads<{ game: number; file: Upload }, null>('uploadWriteup'),
  /** Ends when what is on view is what the server has. */
  readWriteup: effect<number, null>('readWriteup'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isFlawed: (_, { file }: ChooseFileEvent) => flawOf(file) !== null,
    isTaken: (_, { outcome }: { outcome: Outcome<null> }) => outcome.ok,
    isOver: ({ context }) => leftMs(context) === 0,
  },
  actions: {
    hold: assign((_, { file }: ChooseFileEvent) => ({ file, problem: null })),
    refuse: assign((_, { file }: ChooseFileEvent) => ({
      file: null,
      problem: null,
      flaw: flawOf(file) ?? 'foreign',
    })),
    start: assign({ share: 0, problem: null }),
    move: assign((_, { share }: { share: number }) => ({ share })),
    blame: assign((_, { outcome }: { outcome: Outcome<null> }) => ({
      problem: outcome.ok ? null : outcome.problem,
    })),
    note: assign((_, { closesAt }: { closesAt: number | null }) => ({ closesAt })),
    forget: assign({ file: null, problem: null }),
    sayHandedIn: emit({ type: 'announce', announcement: { kind: 'writeup-handed-in' } }),
  },
  // A timer holds no more than 24 days, and without a deadline there is nothing to wait for.
  delays: { untilClosed: ({ context }) => Math.min(leftMs(context), DAY_MS) },
  actors: writeupEffects,
})
type Resting = 'idle' | 'refused' | 'checked' | 'failed' | 'cancelled' | 'handedIn'
const choosing = machine.createStateConfig({
  on: {
    choose: [
      {
        guard: { type: 'isFlawed', params: ({ event }) => event },
        target: 'refused',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      { target: 'checked', reenter: true, actions: { type: 'hold', params: ({ event }) => event } },
    ],
  },
})
const sending = machine.createStateConfig({
  on: { ...choosing.on, send: 'uploading', discard: { target: 'idle', actions: 'forget' } },
})
/** Wherever somebody may still act, the deadline ends it; an organiser may move it meanwhile. */
const until = (self: Resting, { on }: typeof choosing | typeof sending) =>
  machine.createStateConfig({
    on: {
      ...on,
      'server.reported': {
        target: self,
        reenter: true,
        actions: { type: 'note', params: ({ event }) => event },
      },
    },
    after: {
      untilClosed: [
        { guard: 'isOver', target: 'closed' },
        { target: self, reenter: true },
      ],
    },
  })

/**
 * What a team writes about how it solved what it solved, from the file to the server. Another one replaces
 * it.
 */
export const writeupMachine = machine.createMachine({
  id: 'writeup',
  description: "Uploads a team's writeup, as often as it is replaced before the deadline.",
  context: ({ input }) => ({ ...input, file: null, flaw: 'empty', share: 0, problem: null }),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Checks whether the deadline is in the future.',
      always: [{ guard: 'isOver', target: 'closed' }, { target: 'idle' }],
    },
    idle: { description: 'Nothing is running.', ...until('idle', choosing) },
    refused: {
      description: 'Shows why the file was rejected. Another file may be chosen.',
      ...until('refused', choosing),
    },
    checked: {
      description: 'The file can be sent. It replaces the stored one.',
      ...until('checked', sending),
    },
    // What is under way when the deadline passes is the server's to judge.
    uploading: {
      description: 'Uploads the file and reports progress. The deadline does not stop it.',
      entry: 'start',
      invoke: {
        src: 'uploadWriteup',
        input: ({ context }) => ({ game: context.game, file: notNull(context.file) }),
      },
      on: {
        'upload.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'upload.answered': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'reading',
            actions: ['sayHandedIn', 'forget'],
          },
          { guard: 'isOver', target: 'closed', actions: { type: 'blame', params: ({ event }) => event } },
          { target: 'failed', actions: { type: 'blame', params: ({ event }) => event } },
        ],
        'server.reported': { actions: { type: 'note', params: ({ event }) => event } },
        cancel: 'cancelled',
      },
    },
    reading: {
      description: 'The server has the file. Waits for the data to load again.',
      invoke: {
        src: 'readWriteup',
        input: ({ context }) => context.game,
        onDone: [{ guard: 'isOver', target: 'closed' }, { target: 'handedIn' }],
      },
      on: { 'server.reported': { actions: { type: 'note', params: ({ event }) => event } } },
    },
    failed: { description: 'Failed. Shows the reason; the user may try again.', ...until('failed', sending) },
    cancelled: {
      description: 'The user cancelled the upload. The file is still chosen.',
      ...until('cancelled', sending),
    },
    handedIn: { description: 'The writeup is stored. It may be replaced.', ...until('handedIn', choosing) },
    closed: {
      description: 'The deadline has passed. An organiser may still move it.',
      on: {
        'server.reported': { target: 'settling', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
  },
})

export type WriteupView =
  | { kind: 'idle' }
  | { kind: 'refused'; flaw: WriteupFlaw }
  | { kind: 'checked'; file: Upload }
  | { kind: 'uploading'; file: Upload; share: number }
  /** The server has it, and what is on view is about to say so. */
  | { kind: 'reading' }
  | { kind: 'failed'; file: Upload; problem: Problem }
  | { kind: 'cancelled'; file: Upload }
  | { kind: 'handed-in' }
  /** `problem` is why the one that was on its way when the deadline passed was not taken. */
  | { kind: 'closed'; problem: Problem | null }
export function toWriteupView(snapshot: SnapshotFrom<typeof writeupMachine>): WriteupView {
  const { file, flaw, share, problem } = snapshot.context
  if (snapshot.matches('refused')) return { kind: 'refused', flaw }
  if (snapshot.matches('checked')) return { kind: 'checked', file: notNull(file) }
  if (snapshot.matches('uploading')) return { kind: 'uploading', file: notNull(file), share }
  if (snapshot.matches('reading')) return { kind: 'reading' }
  if (snapshot.matches('failed')) return { kind: 'failed', file: notNull(file), problem: notNull(problem) }
  if (snapshot.matches('cancelled')) return { kind: 'cancelled', file: notNull(file) }
  if (snapshot.matches('handedIn')) return { kind: 'handed-in' }
  return snapshot.matches('closed') ? { kind: 'closed', problem } : { kind: 'idle' }
}

const DAY_MS = 86_400_000

/** The server takes it up to this instant and not a moment later. */
function leftMs({ closesAt, now }: Context): number {
  return closesAt === null ? Infinity : Math.max(0, closesAt + 1 - now())
}

/** In the order in which the server would refuse it. */
function flawOf({ name, size }: Upload): WriteupFlaw | null {
  if (size === 0) return 'empty'
  if (size > WRITEUP_MOST_BYTES) return 'large'
  return name.toLowerCase().endsWith('.pdf') ? null : 'foreign'
}
