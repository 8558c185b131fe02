import { setup, type SnapshotFrom } from 'xstate'
import type {
  TakeOverFault,
  TakeOverProgress,
  TakeOverReport,
  TakeOverSource,
  TakeOverState,
} from '#contract/models/take-over.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { readSourceAddress } from '#contract/rules/source-address.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { isLost } from '../kit/retrying.ts'

/** How the last trial or take-over ended. */
export type TakeOverEnd =
  | { kind: 'tried'; report: TakeOverReport }
  | { kind: 'failed'; isTrial: boolean; fault: TakeOverFault }
export interface TakeOverForm {
  /** Null: nothing has ended since the fields were edited. */
  last: TakeOverEnd | null
  hasKey: boolean
  problem: Problem | null
}
export type TakeOverView =
  | { kind: 'reading' }
  | { kind: 'unread'; problem: Problem }
  /** Only administrators may see it, and the one who began the last take-over. */
  | { kind: 'closed' }
  /** Several processes share the platform, or it has something in it. */
  | { kind: 'shared' | 'filled' }
  | ({ kind: 'open' } & TakeOverForm)
  | ({ kind: 'sending'; isTrial: boolean } & TakeOverForm)
  /** `isAway`: the server does not answer, because it stops and starts again. */
  | { kind: 'running'; isTrial: boolean; progress: TakeOverProgress; isAway: boolean }
  | { kind: 'done'; report: TakeOverReport }

export type TakeOverCommand =
  | { type: 'try' | 'take'; form: TakeOverSource }
  /** The user edited a field, so the last result is not of these values. */
  | { type: 'edit' }
  | { type: 'retry' }

interface Context {
  at: TakeOverView
}
interface Sent extends TakeOverSource {
  isTrial: boolean
}

const POLL_MS = 1000

export const takeOverEffects = {
  readState: effect<object, Outcome<TakeOverState>>('readState'),
  send: effect<Sent, Outcome<null>>('send'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as TakeOverCommand },
  actors: takeOverEffects,
  delays: { untilNext: POLL_MS },
})

export type SourceFlaws = Record<keyof TakeOverSource, 'missing' | 'misshapen' | null>
export function sourceFlaws({ from, folder }: TakeOverSource): SourceFlaws {
  const flaw = (text: string, isRight: boolean) =>
    text.trim() === '' ? 'missing' : isRight ? null : 'misshapen'
  return {
    from: flaw(from, readSourceAddress(from) !== null),
    folder: flaw(folder, folder.trim().startsWith('/')),
  }
}

const isSound = ({ form }: { form: TakeOverSource }) => hasNoFlaws(sourceFlaws(form))
const formOf = ({ at }: Context): TakeOverForm => {
  const { last, hasKey, problem } = only(at, 'open', 'sending')
  return { last, hasKey, problem }
}
/** A new trial forgets how the last one ended. */
const sending = ({ type }: { type: 'try' | 'take' }, context: Context): Context => {
  const { last, hasKey } = formOf(context)
  const isTrial = type === 'try'
  return { at: { kind: 'sending', isTrial, last: isTrial ? null : last, hasKey, problem: null } }
}
/** The progress until the first one is read. The server may stop before it answers. */
const begun = ({ at }: Context): Context => {
  const { isTrial } = only(at, 'sending')
  const progress = {
    phase: isTrial ? 'Connecting' : 'Stopping',
    done: 0,
    total: 0,
    secondsLeft: null,
  } as const
  return { at: { kind: 'running', isTrial, progress, isAway: false } }
}

function viewOf(state: TakeOverState): TakeOverView {
  const { stage, isTrial, hasKey, progress, report, fault } = state
  const open = (last: TakeOverEnd | null) => ({ kind: 'open', last, hasKey, problem: null }) as const
  switch (stage) {
    case 'Filled':
    case 'Shared':
      return { kind: stage === 'Filled' ? 'filled' : 'shared' }
    case 'Running':
      return progress === null ? open(null) : { kind: 'running', isTrial, progress, isAway: false }
    case 'Done':
      if (report === null) return open(null)
      return isTrial ? open({ kind: 'tried', report }) : { kind: 'done', report }
    case 'Failed':
      return open(fault && { kind: 'failed', isTrial, fault })
    case 'Open':
      return open(null)
    default:
      return stage satisfies never
  }
}

/** Null: the response has no state. */
const seen = (answer: Outcome<TakeOverState>) => (answer.ok ? viewOf(answer.value) : null)
const isShut = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'forbidden' || answer.problem.kind === 'signed-out')
/** The transitions after the state was read. */
const settled = [
  {
    when: (answer: Outcome<TakeOverState>) => seen(answer)?.kind === 'running',
    to: 'waiting',
    put: (answer: Outcome<TakeOverState>): Partial<Context> => ({ at: seen(answer) ?? { kind: 'reading' } }),
  },
  {
    when: (answer: Outcome<TakeOverState>) => seen(answer)?.kind === 'open',
    to: 'open',
    put: (answer: Outcome<TakeOverState>): Partial<Context> => ({ at: seen(answer) ?? { kind: 'reading' } }),
  },
  {
    when: (answer: Outcome<TakeOverState>) => answer.ok,
    to: 'over',
    put: (answer: Outcome<TakeOverState>): Partial<Context> => ({ at: seen(answer) ?? { kind: 'reading' } }),
  },
  { when: isShut, to: 'over', put: (): Partial<Context> => ({ at: { kind: 'closed' } }) },
]

/** The server may stop and start again in between, so a lost response is no end while it runs. */
export const takeOverMachine = machine.createMachine({
  id: 'takeOver',
  description: 'Fills the empty platform from a GZCTF server: first a dry run, then the take-over.',
  context: { at: { kind: 'reading' } },
  initial: 'reading',
  states: {
    reading: {
      description: 'Reads how it stands.',
      invoke: {
        src: 'readState',
        input: {},
        onDone: answers(...settled, {
          to: 'unread',
          put: (answer) => (answer.ok ? {} : { at: { kind: 'unread', problem: answer.problem } }),
        }),
      },
    },
    unread: {
      description: 'The state did not load. The user may try again.',
      on: { retry: choices({ to: 'reading', put: () => ({ at: { kind: 'reading' } }) }) },
    },
    open: {
      description: 'Shows the form, and how the last try ended.',
      on: {
        try: arrows({ when: isSound, to: 'sending', put: sending }),
        take: arrows({
          when: (event, context) => isSound(event) && formOf(context).last?.kind === 'tried',
          to: 'sending',
          put: sending,
        }),
        edit: choices({
          put: (context) => ({ at: { kind: 'open', ...formOf(context), last: null, problem: null } }),
        }),
      },
    },
    sending: {
      description: 'Asks the server to begin.',
      invoke: {
        src: 'send',
        input: ({ event }) => {
          if (event.type !== 'try' && event.type !== 'take') throw new Error('Nothing was typed.')
          return { ...event.form, isTrial: event.type === 'try' }
        },
        onDone: answers(
          { when: ({ ok }) => ok, to: 'following', put: (_, context) => begun(context) },
          // A lost request may have begun it, so the state tells.
          {
            when: (answer) => !answer.ok && isLost(answer.problem),
            to: 'reading',
            put: () => ({ at: { kind: 'reading' } }),
          },
          { when: isShut, to: 'over', put: () => ({ at: { kind: 'closed' } }) },
          {
            to: 'open',
            put: (answer, context) => ({
              at: { kind: 'open', ...formOf(context), problem: answer.ok ? null : answer.problem },
            }),
          },
        ),
      },
    },
    waiting: {
      description: 'Shows the progress until it is read again.',
      after: { untilNext: 'following' },
    },
    following: {
      description: 'Reads the progress.',
      invoke: {
        src: 'readState',
        input: {},
        onDone: answers(...settled, {
          to: 'waiting',
          put: (_, { at }) => ({ at: { ...only(at, 'running'), isAway: true } }),
        }),
      },
    },
    over: { description: 'Nothing can be begun here: done, not empty, shared, or for others.' },
  },
})

export const toTakeOverView = ({ context }: SnapshotFrom<typeof takeOverMachine>): TakeOverView => context.at
