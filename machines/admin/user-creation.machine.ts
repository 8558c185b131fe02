import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { UserCreateModel } from '#contract/models/user.ts'
import type { ExistingAccounts, UserImportResultModel } from '#contract/models/user-import.ts'
import { isFlawed, type UserLine } from '#contract/rules/user-import.ts'
import { retryAfterOf, leftMs } from '../kit/retry-after.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { batchesOf, halvesOf, linesIn, unitsOf, type UserBatch, type UserUnit } from './user-batches.ts'

/** A line, or the lines of one team, that the server will not have. */
export interface UserFailure {
  unit: UserUnit
  problem: Problem
}

/** What an import would do with each line, by its number. Null: the server does not tell. */
export type ImportPreview = ReadonlyMap<number, UserImportResultModel> | null

interface Input {
  now: () => number
  makePassword: () => string
}
interface Context extends Input {
  /** Those in the form. */
  lines: readonly UserLine[]
  preview: ImportPreview
  existing: ExistingAccounts
  /** What is still to be sent; the first batch is under way. */
  queue: readonly UserBatch[]
  made: readonly UserLine[]
  failures: readonly UserFailure[]
  /** Why the rest was not even sent. */
  problem: Problem | null
  allowedAt: number | null
  /** Somebody wishes that no more is sent. */
  stops: boolean
}
type Event =
  | { type: 'check'; lines: readonly UserLine[] }
  | { type: 'create'; lines: readonly UserLine[]; existing: ExistingAccounts }
  | { type: 'stop' | 'retry' | 'dismiss' }

export const userCreationEffects = {
  previewImport: effect<readonly UserLine[], Outcome<ImportPreview>>('previewImport'),
  createUsers: effect<{ users: readonly UserCreateModel[]; existing: ExistingAccounts }, Outcome<null>>(
    'createUsers',
  ),
  /** Ends when the lists on view are known to be out of date. */
  refreshLists: effect<null, null>('refreshLists'),
}
/** Nobody is asked about every key. */
const TYPED_MS = 400

const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isReady: (_, { lines }: { lines: readonly UserLine[] }) => lines.length > 0 && !lines.some(isFlawed),
    isReadable: (_, { lines }: { lines: readonly UserLine[] }) => lines.length > 0,
    isTold: (_, answer: Outcome<ImportPreview>) => answer.ok,
    mustWait: (_, answer: Outcome<null>) =>
      !answer.ok && answer.problem.kind === 'too-often' && answer.problem.retryAfterMs !== null,
    // Only a refusal is about the lines; whatever else went wrong would go wrong with the rest too.
    isHopeless: (_, answer: Outcome<null>) => !answer.ok && answer.problem.kind !== 'refused',
    isDivisible: ({ context }, answer: Outcome<null>) =>
      !answer.ok && notNull(context.queue[0] ?? null).length > 1,
    isOver: ({ context }) => context.queue.length === 0 || context.stops,
    isWhole: ({ context }) => context.queue.length === 0 && context.failures.length === 0,
    /**
     * Generated passwords are stored nowhere. The administrator has to save them before the screen closes.
     */
    isWholeAndTold: ({ context }) =>
      context.queue.length === 0 && context.failures.length === 0 && !context.made.some(hasMadePassword),
  },
  actions: {
    choose: assign(
      ({ context }, { lines, existing }: { lines: readonly UserLine[]; existing: ExistingAccounts }) => ({
        existing,
        queue: batchesOf(
          unitsOf(
            lines.map((line) =>
              withPassword(line, isKept(line, context.preview, existing), context.makePassword),
            ),
          ),
        ),
        made: [],
        failures: [],
        problem: null,
        stops: false,
      }),
    ),
    forget: assign({ queue: [], made: [], failures: [], problem: null }),
    takeLines: assign((_, { lines }: { lines: readonly UserLine[] }) => ({ lines, preview: null })),
    takePreview: assign((_, answer: Outcome<ImportPreview>) => ({
      preview: answer.ok ? answer.value : null,
    })),
    heed: assign({ stops: true }),
    note: assign(({ context: { queue, made, failures } }, answer: Outcome<null>) => {
      const [first, ...rest] = queue
      const batch = notNull(first ?? null)
      if (answer.ok) return { queue: rest, made: [...made, ...linesIn([batch])] }
      return {
        queue: rest,
        failures: [...failures, ...batch.map((unit) => ({ unit, problem: answer.problem }))],
      }
    }),
    divide: assign(({ context: { queue } }) => ({
      queue: [...halvesOf(notNull(queue[0] ?? null)), ...queue.slice(1)],
    })),
    holdOff: assign(({ context }, answer: Outcome<null>) => ({
      allowedAt: retryAfterOf(answer, context.now).allowedAt,
    })),
    giveUp: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    queueAgain: assign(({ context: { failures, queue } }) => ({
      queue: [...batchesOf(failures.map(({ unit }) => unit)), ...queue],
      failures: [],
      problem: null,
      stops: false,
    })),
    sayCreated: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'users-created', count: context.made.length },
    })),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context), untilTyped: TYPED_MS },
  actors: userCreationEffects,
})
const open = machine.createStateConfig({
  on: {
    create: {
      guard: { type: 'isReady', params: ({ event }) => event },
      target: 'sending',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
})

/**
 * Thousands of accounts, batch after batch. One that is refused is halved until it is known which line the
 * server will not have.
 */
export const userCreationMachine = machine.createMachine({
  id: 'userCreation',
  description: 'Imports accounts from a list, batch by batch.',
  context: ({ input }) => ({
    ...input,
    lines: [],
    preview: null,
    existing: 'Keep',
    queue: [],
    made: [],
    failures: [],
    problem: null,
    allowedAt: null,
    stops: false,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'Shows the list. Only a list without errors may be sent.',
      initial: 'unchecked',
      on: {
        ...open.on,
        check: [
          {
            guard: { type: 'isReadable', params: ({ event }) => event },
            target: '.typed',
            actions: { type: 'takeLines', params: ({ event }) => event },
          },
          { target: '.unchecked', actions: { type: 'takeLines', params: ({ event }) => event } },
        ],
      },
      states: {
        unchecked: { description: 'The list is empty, or was just sent.' },
        typed: {
          description: 'The list has changed. It is checked when the user stops typing.',
          after: { untilTyped: 'asking' },
        },
        asking: {
          description: 'Waits for the server to return existing accounts and teams.',
          invoke: {
            src: 'previewImport',
            input: ({ context }) => context.lines,
            onDone: [
              {
                guard: { type: 'isTold', params: ({ event }) => event.output },
                target: 'checked',
                actions: { type: 'takePreview', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
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
        input: ({ context: { queue, existing } }) => ({
          users: linesIn(queue.slice(0, 1)).map(({ user }) => user),
          existing,
        }),
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'heldOff',
            actions: { type: 'holdOff', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHopeless', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'giveUp', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDivisible', params: ({ event }) => event.output },
            target: 'settling',
            actions: 'divide',
          },
          { target: 'settling', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
      },
      // What is under way is waited for: given up, nobody would know whether it was made.
      on: { stop: { actions: 'heed' } },
    },
    settling: {
      description: 'Transient. Checks whether lines remain to be sent.',
      always: [{ guard: 'isOver', target: 'refreshing' }, { target: 'sending' }],
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
        onDone: [
          { guard: 'isWholeAndTold', target: 'open', actions: ['sayCreated', 'forget'] },
          { guard: 'isWhole', target: 'finished' },
          { target: 'reported' },
        ],
      },
    },
    finished: {
      description: 'All accounts are created. Shows generated passwords until the user closes them.',
      on: { dismiss: { target: 'open', actions: ['sayCreated', 'forget'] } },
    },
    reported: {
      description: 'Some accounts are missing. Shows rejected lines, and lines not tried.',
      on: {
        ...open.on,
        retry: { target: 'sending', actions: 'queueAgain' },
        dismiss: { target: 'open', actions: 'forget' },
      },
    },
  },
})

export type UserCreationView =
  /** `unsure`: the server could not be asked what becomes of the lines. */
  | { kind: 'open'; preview: ImportPreview; check: 'resting' | 'asking' | 'unsure' }
  | {
      kind: 'busy'
      doing: 'sending' | 'waiting' | 'stopping' | 'refreshing'
      done: number
      failed: number
      total: number
    }
  /** All of them are there. */
  | { kind: 'finished'; made: readonly UserLine[] }
  | {
      kind: 'reported'
      made: readonly UserLine[]
      failures: readonly UserFailure[]
      left: readonly UserLine[]
      problem: Problem | null
    }
export function toUserCreationView(snapshot: SnapshotFrom<typeof userCreationMachine>): UserCreationView {
  const { queue, made, failures, problem, stops } = snapshot.context
  if (snapshot.matches('open')) {
    const { preview } = snapshot.context
    const isAsking = snapshot.matches({ open: 'typed' }) || snapshot.matches({ open: 'asking' })
    return {
      kind: 'open',
      preview,
      check: isAsking ? 'asking' : snapshot.matches({ open: 'failed' }) ? 'unsure' : 'resting',
    }
  }
  if (snapshot.matches('finished')) return { kind: 'finished', made }
  if (snapshot.matches('reported')) return { kind: 'reported', made, failures, left: linesIn(queue), problem }
  const failed = failures.reduce((sum, { unit }) => sum + unit.length, 0)
  const doing = snapshot.matches('heldOff')
    ? 'waiting'
    : snapshot.matches('refreshing')
      ? 'refreshing'
      : stops
        ? 'stopping'
        : 'sending'
  const done = made.length
  return { kind: 'busy', doing, done, failed, total: linesIn(queue).length + done + failed }
}

/** The lines whose accounts are not known to be there. */
export const remainingIn = ({
  failures,
  left,
}: Pick<Extract<UserCreationView, { kind: 'reported' }>, 'failures' | 'left'>): readonly UserLine[] => [
  ...failures.flatMap(({ unit }) => unit),
  ...left,
]

export const hasMadePassword = ({ password }: UserLine): boolean => password === 'made'

const isKept = ({ line }: UserLine, preview: ImportPreview, existing: ExistingAccounts) =>
  existing === 'Keep' && preview?.get(line)?.account === 'Exists'

/**
 * A password that is not stored is not handed on; one is sent all the same, in case the account has gone
 * meanwhile.
 */
function withPassword(line: UserLine, keptAccount: boolean, makePassword: () => string): UserLine {
  const sent = hasMadePassword(line) ? { ...line, user: { ...line.user, password: makePassword() } } : line
  return keptAccount ? { ...sent, password: 'kept' } : sent
}
