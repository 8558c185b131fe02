import { setup, type SnapshotFrom } from 'xstate'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { ClockAct, ClockActKind } from '#contract/rules/clock-acts.ts'
import { announced, SUCCEEDED, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'

interface Input {
  game: number
}
/** The facts in the dialog of an act, as the server sent them at `readAt`. */
export interface ClockFacts {
  schedule: ScheduleModel
  /** Null: the server cannot count the effects. */
  effects: EffectsModel | null
  /** The number of severe findings of the opening check. Null: the check does not apply to this act. */
  findings: number | null
  readAt: number
}
interface Press {
  act: ClockAct
  /** A notice to all players about the act. Null: none. */
  notice: string | null
  /** The word that the user typed to confirm an act that cannot be reversed. */
  word: string
}
type At =
  | { kind: 'closed' }
  | { kind: 'reading'; act: ClockActKind }
  | { kind: 'unread'; act: ClockActKind; problem: Problem }
  /**
   * `hasChanged`: the figures differ from those that the dialog showed before, so the user has to read them
   * again.
   */
  | { kind: 'asking'; act: ClockActKind; facts: ClockFacts; hasChanged: boolean; problem: Problem | null }
  | { kind: 'checking'; act: ClockActKind; facts: ClockFacts; press: Press }
  | { kind: 'doing'; act: ClockActKind; facts: ClockFacts; press: Press }
interface Context extends Input {
  at: At
}
type Command =
  | { type: 'choose'; act: ClockActKind }
  | ({ type: 'press' } & Press)
  | { type: 'cancel' | 'retry' }

/** The word that the user must type before an act that cannot be reversed. */
export const WORDS: { readonly [Kind in ClockActKind]?: string } = {
  start: 'START',
  end: 'END',
  reveal: 'REVEAL',
  reopen: 'REOPEN',
}
/** Ignores case and blanks around the word. Acts without a word need none. */
export const isWord = (act: ClockActKind, typed: string): boolean =>
  WORDS[act] === undefined || typed.trim().toUpperCase() === WORDS[act]

export const clockActEffects = {
  readFacts: effect<{ game: number; act: ClockActKind }, Outcome<ClockFacts>>('readFacts'),
  /** Resolves after the data of the screens was read again. */
  carryOut: effect<{ game: number; act: ClockAct; notice: string | null }, Outcome<null>>('carryOut'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Command,
    emitted: {} as Emission,
  },
  actors: clockActEffects,
})

const CLOSED = { at: { kind: 'closed' } } as const
const closing = { to: 'closed', put: () => CLOSED } as const
const ask = (
  act: ClockActKind,
  facts: ClockFacts,
  more: { hasChanged?: boolean; problem?: Problem } = {},
) => ({
  at: {
    kind: 'asking',
    act,
    facts,
    hasChanged: more.hasChanged ?? false,
    problem: more.problem ?? null,
  } as const,
})
/** The figures that the dialog of this act shows. A change of other figures needs no second question. */
function figuresOf(act: ClockActKind, { schedule, effects, findings }: ClockFacts): unknown {
  const { teams, containers, hiddenSolves, waitingTeams, practiceSolves } = effects ?? {}
  switch (act) {
    case 'start':
      return [schedule, teams, waitingTeams, findings]
    case 'pause':
    case 'resume':
    case 'end':
      return [schedule, teams, containers]
    case 'extend':
    case 'freeze':
      return [schedule, teams]
    case 'reveal':
      return [schedule, hiddenSolves]
    case 'reopen':
      return [schedule, teams, practiceSolves]
    default:
      return act satisfies never
  }
}
const isSame = (act: ClockActKind, before: ClockFacts, after: ClockFacts) =>
  JSON.stringify(figuresOf(act, before)) === JSON.stringify(figuresOf(act, after))

/**
 * Reads the figures before it asks, and again at the press, because the game continues while the dialog is
 * open. After a change of the figures, the next press does not read them again.
 */
export const clockActMachine = machine.createMachine({
  id: 'clock act',
  description: 'Says what an act on the clock of a game does, and carries it out.',
  context: ({ input: { game } }) => ({ game, ...CLOSED }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      on: { choose: arrows({ to: 'reading', put: ({ act }) => ({ at: { kind: 'reading', act } }) }) },
    },
    reading: {
      description: 'Waits for the figures of the dialog.',
      invoke: {
        src: 'readFacts',
        input: ({ context: { game, at } }) => ({ game, act: only(at, 'reading').act }),
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'asking',
            put: (answer, { at }) => (answer.ok ? ask(only(at, 'reading').act, answer.value) : {}),
          },
          {
            to: 'unread',
            put: (answer, { at }) =>
              answer.ok
                ? {}
                : { at: { kind: 'unread', act: only(at, 'reading').act, problem: answer.problem } },
          },
        ),
      },
      on: { cancel: choices(closing) },
    },
    unread: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: {
        retry: choices({
          to: 'reading',
          put: ({ at }) => ({ at: { kind: 'reading', act: only(at, 'unread').act } }),
        }),
        cancel: choices(closing),
      },
    },
    asking: {
      description: 'Shows what happens. Waits for the user.',
      on: {
        press: arrows(
          {
            when: ({ act, word }, { at }) => only(at, 'asking').hasChanged && isWord(act.kind, word),
            to: 'doing',
            put: (press, { at }) => {
              const { act, facts } = only(at, 'asking')
              return { at: { kind: 'doing', act, facts, press } }
            },
          },
          {
            when: ({ act, word }) => isWord(act.kind, word),
            to: 'checking',
            put: (press, { at }) => {
              const { act, facts } = only(at, 'asking')
              return { at: { kind: 'checking', act, facts, press } }
            },
          },
        ),
        cancel: choices(closing),
      },
    },
    checking: {
      description: 'Reads the figures again: they may have changed since.',
      invoke: {
        src: 'readFacts',
        input: ({ context: { game, at } }) => ({ game, act: only(at, 'checking').act }),
        onDone: answers(
          {
            when: (answer, { at }) => {
              const { act, facts } = only(at, 'checking')
              return answer.ok && !isSame(act, facts, answer.value)
            },
            to: 'asking',
            put: (answer, { at }) =>
              answer.ok ? ask(only(at, 'checking').act, answer.value, { hasChanged: true }) : {},
          },
          {
            when: ({ ok }) => ok,
            to: 'doing',
            put: (_, { at }) => ({ at: { ...only(at, 'checking'), kind: 'doing' } }),
          },
          {
            to: 'asking',
            put: (answer, { at }) => {
              const { act, facts } = only(at, 'checking')
              return answer.ok ? {} : ask(act, facts, { problem: answer.problem })
            },
          },
        ),
      },
      on: { cancel: choices(closing) },
    },
    doing: {
      description: 'Waits for the server to carry out the act.',
      invoke: {
        src: 'carryOut',
        input: ({ context: { game, at } }) => {
          const { act, notice } = only(at, 'doing').press
          return { game, act, notice }
        },
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'closed',
            tell: (_, { at }) => [announced({ kind: 'clock-acted', act: only(at, 'doing').act }), SUCCEEDED],
            put: () => CLOSED,
          },
          {
            to: 'asking',
            put: (answer, { at }) => {
              const { act, facts } = only(at, 'doing')
              return answer.ok ? {} : ask(act, facts, { problem: answer.problem })
            },
          },
        ),
      },
    },
  },
})

export type ClockActView =
  | { kind: 'closed' }
  | { kind: 'reading'; act: ClockActKind }
  | { kind: 'unread'; act: ClockActKind; problem: Problem }
  | {
      kind: 'asking'
      act: ClockActKind
      facts: ClockFacts
      hasChanged: boolean
      isBusy: boolean
      problem: Problem | null
    }
export function toClockActView({ context: { at } }: SnapshotFrom<typeof clockActMachine>): ClockActView {
  switch (at.kind) {
    case 'asking':
      return { ...at, isBusy: false }
    case 'checking':
    case 'doing':
      return { kind: 'asking', act: at.act, facts: at.facts, hasChanged: false, isBusy: true, problem: null }
    default:
      return at
  }
}
