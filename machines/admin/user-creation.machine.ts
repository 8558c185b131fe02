import { setup, type SnapshotFrom } from 'xstate'
import type { ExistingAccounts } from '#contract/models/user-import.ts'
import type { UserCreateModel } from '#contract/models/user.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { isFlawed, readUserLines, type UserLine } from '#contract/rules/user-import.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { leftMs, retryAfterOf } from '../kit/retry-after.ts'
import {
  afterBatch,
  hasMadePassword,
  isOver,
  isWhole,
  linesIn,
  retriedJob,
  startJob,
  type ImportPreview,
  type UserCreationJob,
  type UserFailure,
} from './user-creation-job.ts'

interface Input {
  now: () => number
  makePassword: () => string
  text: string
}
type At =
  | { kind: 'open'; text: string }
  /** `allowedAt`: the time from which the server accepts the next batch. Null: it did not say. */
  | { kind: 'working'; job: UserCreationJob; allowedAt: number | null }
interface Context extends Omit<Input, 'text'> {
  preview: ImportPreview
  at: At
}
type Event =
  | { type: 'check'; text: string }
  | { type: 'create'; lines: readonly UserLine[]; existing: ExistingAccounts }
  | { type: 'stop' | 'retry' | 'dismiss' }

export const userCreationEffects = {
  previewImport: effect<readonly UserLine[], Outcome<ImportPreview>>('previewImport'),
  createUsers: effect<{ users: readonly UserCreateModel[]; existing: ExistingAccounts }, Outcome<null>>(
    'createUsers',
  ),
  /** Resolves after the lists on the screens were marked as outdated. */
  refreshLists: effect<null, null>('refreshLists'),
}
/** The preview waits for a pause in typing, so that not every key sends a request. */
const TYPED_MS = 400

const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: {
    untilAllowed: ({ context: { at, now } }) => leftMs({ ...only(at, 'working'), now }),
    untilTyped: TYPED_MS,
  },
  actors: userCreationEffects,
})
const jobOf = ({ at }: Context) => only(at, 'working').job
const working = (job: UserCreationJob, allowedAt: number | null = null): Partial<Context> => ({
  at: { kind: 'working', job, allowedAt },
})
const closed = (): Partial<Context> => ({ at: { kind: 'open', text: '' } })
const created = (context: Context) => [
  announced({ kind: 'users-created', count: jobOf(context).made.length }),
]
const creating = machine.createStateConfig({
  on: {
    create: arrows({
      when: ({ lines }) => lines.length > 0 && !lines.some(isFlawed),
      to: 'sending',
      put: ({ lines, existing }, { preview, makePassword }) =>
        working(startJob(lines, { existing, preview, makePassword })),
    }),
  },
})

export const userCreationMachine = machine.createMachine({
  id: 'userCreation',
  description: 'Imports accounts from a list, batch by batch.',
  context: ({ input: { text, ...input } }) => ({ ...input, preview: null, at: { kind: 'open', text } }),
  initial: 'open',
  states: {
    open: {
      description: 'Shows the list. Only a list without errors may be sent.',
      initial: 'unchecked',
      on: {
        ...creating.on,
        check: arrows({
          to: '.unchecked',
          put: ({ text }) => ({ at: { kind: 'open', text }, preview: null }),
        }),
      },
      states: {
        unchecked: {
          description: 'The list is empty, or was just sent.',
          always: choices({ when: ({ at }) => only(at, 'open').text.trim() !== '', to: 'typed' }),
        },
        typed: {
          description: 'The list has changed. It is checked when the user stops typing.',
          after: { untilTyped: 'asking' },
        },
        asking: {
          description: 'Waits for the server to return existing accounts and teams.',
          invoke: {
            src: 'previewImport',
            // Reads the text only here, because reading thousands of lines at each key press would be slow.
            input: ({ context }) => readUserLines(only(context.at, 'open').text).lines,
            onDone: answers(
              {
                when: ({ ok }) => ok,
                to: 'checked',
                put: (answer) => ({ preview: answer.ok ? answer.value : null }),
              },
              { to: 'failed' },
            ),
          },
        },
        checked: { description: 'Shows what an import would do with each line.' },
        failed: { description: 'Failed. Shows the reason; the user may try again.', on: { retry: 'asking' } },
      },
    },
    sending: {
      description: 'Waits for the server to import a batch. A rejected batch is halved.',
      invoke: {
        src: 'createUsers',
        input: ({ context }) => {
          const { queue, existing } = jobOf(context)
          return { users: linesIn(queue.slice(0, 1)).map(({ user }) => user), existing }
        },
        onDone: answers(
          {
            when: (answer) =>
              !answer.ok && answer.problem.kind === 'too-often' && answer.problem.retryAfterMs !== null,
            to: 'heldOff',
            put: (answer, context) => working(jobOf(context), retryAfterOf(answer, context.now).allowedAt),
          },
          {
            // Only a refusal concerns the lines. Any other problem would meet the next batch too.
            when: (answer) => !answer.ok && answer.problem.kind !== 'refused',
            to: 'refreshing',
            put: (answer, context) =>
              answer.ok ? {} : working({ ...jobOf(context), problem: answer.problem }),
          },
          {
            when: (answer, context) => isOver(afterBatch(jobOf(context), answer)),
            to: 'refreshing',
            put: (answer, context) => working(afterBatch(jobOf(context), answer)),
          },
          {
            to: 'sending',
            again: true,
            put: (answer, context) => working(afterBatch(jobOf(context), answer)),
          },
        ),
      },
      // A stop waits for the response. Without it, nobody would know whether the accounts exist.
      on: { stop: choices({ put: (context) => working({ ...jobOf(context), stops: true }) }) },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: 'sending' },
      on: { stop: 'refreshing' },
    },
    refreshing: {
      description: 'Waits for the lists to load again.',
      invoke: {
        src: 'refreshLists',
        input: () => null,
        onDone: answers(
          {
            // Generated passwords are stored nowhere, so the administrator has to save them before the form
            // opens again.
            when: (_, context) => isWhole(jobOf(context)) && !jobOf(context).made.some(hasMadePassword),
            to: 'open',
            tell: (_, context) => created(context),
            put: closed,
          },
          { when: (_, context) => isWhole(jobOf(context)), to: 'finished' },
          { to: 'reported' },
        ),
      },
    },
    finished: {
      description: 'All accounts are created. Shows generated passwords until the user closes them.',
      on: { dismiss: choices({ to: 'open', tell: created, put: closed }) },
    },
    reported: {
      description: 'Some accounts are missing. Shows rejected lines, and lines not tried.',
      on: {
        ...creating.on,
        retry: choices({ to: 'sending', put: (context) => working(retriedJob(jobOf(context))) }),
        dismiss: choices({ to: 'open', put: closed }),
      },
    },
  },
})

export type UserCreationView =
  /** `unsure`: the preview failed. */
  | { kind: 'open'; preview: ImportPreview; check: 'resting' | 'asking' | 'unsure' }
  | {
      kind: 'busy'
      doing: 'sending' | 'waiting' | 'stopping' | 'refreshing'
      done: number
      failed: number
      total: number
    }
  | { kind: 'finished'; made: readonly UserLine[] }
  | {
      kind: 'reported'
      made: readonly UserLine[]
      failures: readonly UserFailure[]
      left: readonly UserLine[]
      problem: Problem | null
    }
export function toUserCreationView(snapshot: SnapshotFrom<typeof userCreationMachine>): UserCreationView {
  const { preview, at } = snapshot.context
  if (at.kind === 'open') {
    const isAsking = snapshot.matches({ open: 'typed' }) || snapshot.matches({ open: 'asking' })
    const check = isAsking ? 'asking' : snapshot.matches({ open: 'failed' }) ? 'unsure' : 'resting'
    return { kind: 'open', preview, check }
  }
  const { job } = at
  const { queue, made, failures, problem } = job
  if (snapshot.matches('finished')) return { kind: 'finished', made }
  if (snapshot.matches('reported')) return { kind: 'reported', made, failures, left: linesIn(queue), problem }
  const failed = failures.reduce((sum, { unit }) => sum + unit.length, 0)
  const done = made.length
  const total = linesIn(queue).length + done + failed
  return { kind: 'busy', doing: doingIn(snapshot, job), done, failed, total }
}

function doingIn(snapshot: SnapshotFrom<typeof userCreationMachine>, { stops }: UserCreationJob) {
  if (snapshot.matches('heldOff')) return 'waiting'
  if (snapshot.matches('refreshing')) return 'refreshing'
  return stops ? 'stopping' : 'sending'
}
