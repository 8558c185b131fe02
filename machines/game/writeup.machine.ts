import { setup, type SnapshotFrom } from 'xstate'
import type { Upload } from '#contract/call.ts'
import type { Problem } from '#contract/problem.ts'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { uploads, type UploadEvent } from '../kit/upload.ts'
import { following } from '../live/following.ts'

export type WriteupFlaw = 'empty' | 'large' | 'foreign'
export type WriteupView =
  | { kind: 'idle' }
  | { kind: 'refused'; flaw: WriteupFlaw }
  | { kind: 'checked'; file: Upload }
  | { kind: 'uploading'; file: Upload; share: number }
  /** The server has the file, and the machine waits until the screen's data was read again. */
  | { kind: 'reading' }
  | { kind: 'failed'; file: Upload; problem: Problem }
  | { kind: 'cancelled'; file: Upload }
  | { kind: 'handed-in' }
  /** `problem` is the reason why the last upload failed. Null: it did not fail, or there was none. */
  | { kind: 'closed'; problem: Problem | null }

interface Input {
  game: number
  /** Null: the server does not send the deadline. Then only the server can reject a late upload. */
  closesAt: number | null
  now: () => number
}
interface Context extends Input {
  at: WriteupView
}
type DeadlineReport = { type: 'server.reported'; closesAt: number | null }
export type WriteupCommand = { type: 'choose'; file: Upload } | { type: 'send' | 'cancel' | 'discard' }
type Event = WriteupCommand | DeadlineReport | UploadEvent<null>

export const writeupEffects = {
  uploadWriteup: uploads<{ game: number; file: Upload }, null>('uploadWriteup'),
  /** Resolves after the screen's data was read again. */
  readWriteup: effect<number, null>('readWriteup'),
  followDeadline: following<{ game: number }, DeadlineReport>('followDeadline'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emission },
  // A timer of a browser holds at most 24 days, so a later deadline is approached day by day. Without a
  // deadline nothing happens at the end of the day.
  delays: { untilClosed: ({ context }) => Math.min(leftMs(context), DAY_MS) },
  actors: writeupEffects,
})
const isOver = (context: Context) => leftMs(context) === 0
const close = ({ at }: Context): Pick<Context, 'at'> => ({
  at: { kind: 'closed', problem: 'problem' in at ? at.problem : null },
})
const fileOf = ({ at }: Context) => only(at, 'checked', 'uploading', 'failed', 'cancelled').file

const choosing = machine.createStateConfig({
  on: {
    choose: arrows(
      {
        when: ({ file }) => flawOf(file) === null,
        to: 'ready',
        put: ({ file }) => ({ at: { kind: 'checked', file } }),
      },
      {
        to: 'open',
        put: ({ file }) => ({ at: { kind: 'refused', flaw: flawOf(file) ?? 'foreign' } }),
      },
    ),
  },
})
const duringRequest = machine.createStateConfig({
  on: { 'server.reported': arrows({ put: ({ closesAt }) => ({ closesAt }) }) },
})
/** The deadline ends these states. An organiser may move it, so the timer starts again after each report. */
const until = (self: 'open' | 'ready') =>
  machine.createStateConfig({
    on: {
      'server.reported': arrows({ to: self, again: true, put: ({ closesAt }) => ({ closesAt }) }),
    },
    after: {
      untilClosed: arrows(
        { when: (_, context) => isOver(context), to: 'closed', put: (_, context) => close(context) },
        { to: self, again: true },
      ),
    },
  })
const open = until('open')
const ready = until('ready')

export const writeupMachine = machine.createMachine({
  id: 'writeup',
  description: "Uploads a team's writeup, and replaces it until the deadline.",
  context: ({ input }) => ({ ...input, at: { kind: 'idle' } }),
  invoke: { src: 'followDeadline', input: ({ context: { game } }) => ({ game }) },
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Checks whether the deadline is in the future.',
      always: choices(
        { when: isOver, to: 'closed', put: close },
        { to: 'open', put: () => ({ at: { kind: 'idle' } }) },
      ),
    },
    open: {
      description: 'A file may be chosen. Shows what happened to the last one.',
      on: { ...open.on, ...choosing.on },
      after: open.after,
    },
    ready: {
      description: 'The chosen file can be sent. It replaces the stored one.',
      on: {
        ...ready.on,
        ...choosing.on,
        send: choices({
          to: 'uploading',
          put: (context) => ({ at: { kind: 'uploading', file: fileOf(context), share: 0 } }),
        }),
        discard: choices({ to: 'open', put: () => ({ at: { kind: 'idle' } }) }),
      },
      after: ready.after,
    },
    uploading: {
      description: 'Uploads the file and reports progress. The deadline does not stop it.',
      invoke: {
        src: 'uploadWriteup',
        input: ({ context }) => ({ game: context.game, file: fileOf(context) }),
      },
      on: {
        ...duringRequest.on,
        'upload.moved': arrows({
          put: ({ share }, context) => ({ at: { kind: 'uploading', file: fileOf(context), share } }),
        }),
        // The deadline may pass during an upload. The server decides whether it counts.
        'upload.answered': arrows(
          {
            when: ({ outcome }) => outcome.ok,
            to: 'reading',
            tell: () => [announced({ kind: 'writeup-handed-in' })],
            put: () => ({ at: { kind: 'reading' } }),
          },
          {
            when: (_, context) => isOver(context),
            to: 'closed',
            put: ({ outcome }) => ({ at: { kind: 'closed', problem: outcome.ok ? null : outcome.problem } }),
          },
          {
            to: 'ready',
            put: ({ outcome }, context) =>
              outcome.ok ? {} : { at: { kind: 'failed', file: fileOf(context), problem: outcome.problem } },
          },
        ),
        cancel: choices({
          to: 'ready',
          put: (context) => ({ at: { kind: 'cancelled', file: fileOf(context) } }),
        }),
      },
    },
    reading: {
      description: 'The server has the file. Waits for the data to load again.',
      ...duringRequest,
      invoke: {
        src: 'readWriteup',
        input: ({ context }) => context.game,
        onDone: answers(
          { when: (_, context) => isOver(context), to: 'closed', put: (_, context) => close(context) },
          { to: 'open', put: () => ({ at: { kind: 'handed-in' } }) },
        ),
      },
    },
    closed: {
      description: 'The deadline has passed. An organiser may still move it.',
      on: { 'server.reported': arrows({ to: 'settling', put: ({ closesAt }) => ({ closesAt }) }) },
    },
  },
})

export const toWriteupView = ({ context }: SnapshotFrom<typeof writeupMachine>): WriteupView => context.at

const DAY_MS = 86_400_000

/** The server accepts an upload at the instant of the deadline, so one millisecond is added. */
function leftMs({ closesAt, now }: Context): number {
  return closesAt === null ? Infinity : Math.max(0, closesAt + 1 - now())
}

/** Checks in the order of the server, so that both report the same flaw. */
function flawOf({ name, size }: Upload): WriteupFlaw | null {
  if (size === 0) return 'empty'
  if (size > WRITEUP_MOST_BYTES) return 'large'
  return name.toLowerCase().endsWith('.pdf') ? null : 'foreign'
}
