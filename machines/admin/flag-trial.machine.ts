import { setup } from 'xstate'
import type { FlagTrialResult } from '#contract/models/flag.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { effect } from '../effect.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'

interface Input extends ChallengeRef {
  /**
   * A text from before the screen was opened. It is judged again, because the flags of the challenge may have
   * changed.
   */
  text: string
}
export type FlagTrialView =
  /** There is nothing to judge, or the text has changed since the last result. */
  | { kind: 'open' }
  | { kind: 'judging' }
  | ({ kind: 'judged' } & FlagTrialResult)
  | { kind: 'failed'; problem: Problem }
interface Context extends ChallengeRef {
  text: string
  at: FlagTrialView
}
type Event = { type: 'edit'; text: string } | { type: 'retry' }

/** The trial waits for a pause in typing, so that not every key sends a request. */
const TYPED_MS = 300

/** No player could submit a text of this length. */
export const isTooLong = (text: string): boolean => text.trim().length > MAX_FLAG_LENGTH

const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { untilTyped: TYPED_MS },
  actors: { tryFlag: effect<ChallengeRef & { flag: string }, Outcome<FlagTrialResult>>('tryFlag') },
})

const judging = (): Pick<Context, 'at'> => ({ at: { kind: 'judging' } })

export const flagTrialMachine = machine.createMachine({
  id: 'flagTrial',
  description: 'Judges a typed flag by the rule of the server, and stores nothing.',
  context: ({ input }) => ({ ...input, at: { kind: 'open' } }),
  initial: 'open',
  on: {
    edit: arrows({ to: '.open', put: ({ text }) => ({ text, at: { kind: 'open' } }) }),
  },
  states: {
    open: {
      description: 'Nothing is typed that could be submitted.',
      always: choices({ when: ({ text }) => text.trim() !== '' && !isTooLong(text), to: 'typed' }),
    },
    typed: {
      description: 'The text has changed. It is judged when the user stops typing.',
      after: { untilTyped: choices({ to: 'judging', put: judging }) },
    },
    judging: {
      description: 'Waits for the server to return the verdict.',
      invoke: {
        src: 'tryFlag',
        input: ({ context: { game, challenge, text } }) => ({ game, challenge, flag: text.trim() }),
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'judged',
            put: (answer) => (answer.ok ? { at: { kind: 'judged', ...answer.value } } : {}),
          },
          {
            to: 'failed',
            put: (answer) => (answer.ok ? {} : { at: { kind: 'failed', problem: answer.problem } }),
          },
        ),
      },
    },
    judged: { description: 'Shows the verdict, and the flags that the text fits.' },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { retry: choices({ to: 'judging', put: judging }) },
    },
  },
})

export const toFlagTrialView = ({ context: { at } }: { context: Context }): FlagTrialView => at
