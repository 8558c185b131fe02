import { setup } from 'xstate'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { Outcome } from '#contract/problem.ts'
import type { OwnRow } from '#contract/rules/board/solve-moment.ts'
import { leftMs } from '../kit/retry-after.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { atOnce } from '../kit/retrying.ts'
import { following } from '../live/following.ts'
import type { NetworkEvent } from '../live/connection-events.ts'
import { subscription } from '../live/subscription.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { followPause, type GameRead } from './game-pause.ts'
import {
  afterFinding,
  afterLook,
  afterProblem,
  counted,
  flagFlaw,
  judged,
  momentIn,
  nextAsk,
  resultOf,
  resumed,
  toLooking,
  verdictIn,
  type CountedSolve,
  type FlagAnswerFacts,
  type FlagAnswerContext,
  type FlagAnswerInput,
  type FlagProgress,
  type JudgedAttempt,
  type Verdict,
} from './flag-answer.facts.ts'

export type VerdictHeard = { type: 'server.reported'; submission: number; verdict: Verdict }
export type OwnRowRead = { type: 'row.read'; row: OwnRow }
export type FlagAnswerCommand = { type: 'submit'; flag: string } | { type: 'edit' | 'retry' | 'withdraw' }
type Context = FlagAnswerContext
type Event = FlagAnswerCommand | VerdictHeard | OwnRowRead | GameRead | NetworkEvent

/**
 * Longer than the interval at which the row is read from a base server. In practice mode no solve counts, so
 * no new row arrives and this time passes.
 */
const COUNTING_MS = 12_000

export const flagAnswerEffects = {
  submitFlag: effect<ChallengeRef & { flag: string; key: string }, Outcome<number>>('submitFlag'),
  readVerdict: effect<ChallengeRef & { submission: number }, Outcome<AnswerResult>>('readVerdict'),
  /** Whether the team's own row has the challenge as solved. */
  readSolved: effect<ChallengeRef, Outcome<boolean>>('readSolved'),
  /** A refusal has only a title, so this effect asks whether the team is still in the game. */
  readStanding: effect<ChallengeRef, Outcome<ParticipationStatus>>('readStanding'),
  /** Null: the challenge needs no more than one flag now. */
  readProgress: effect<ChallengeRef, Outcome<FlagProgress | null>>('readProgress'),
  /** Reports a pushed verdict, which may arrive before the next request for it. */
  followVerdict: following<{ game: number; submission: number | null }, VerdictHeard>('followVerdict'),
  /** Reports the own row, first the known one and then each newer one. */
  followRow: following<ChallengeRef, OwnRowRead>('followRow'),
  followPause,
  watchNetwork: subscription<object, NetworkEvent>('watchNetwork'),
}
const machine = setup({
  types: {
    input: {} as FlagAnswerInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as JudgedAttempt | CountedSolve,
  },
  delays: {
    untilNextAsk: ({ context: { at } }) => only(at, 'judging').waitMs,
    untilNextTry: ({ context: { at } }) => only(at, 'cut').waitMs,
    untilUncounted: COUNTING_MS,
    untilAllowed: ({ context: { at, now } }) => leftMs({ allowedAt: only(at, 'held-off').until, now }),
  },
  actors: flagAnswerEffects,
})
const idle = (): Pick<Context, 'at'> => ({ at: { kind: 'idle' } })
const is =
  (...kinds: readonly FlagAnswerFacts['kind'][]) =>
  ({ at }: Context) =>
    kinds.includes(at.kind)
const submissionIn = ({ at }: Context) => only(at, 'judging', 'cut').submission
const withPause = ({ pausedAt }: GameRead) => ({ isPaused: pausedAt !== null })
const submittable = machine.createStateConfig({
  on: {
    submit: arrows({
      when: ({ flag }) => flagFlaw(flag) === null,
      to: 'submitting',
      put: ({ flag }, { newKey, ownRow, game }) => ({
        at: { kind: 'submitting', flag: flag.trim(), key: newKey(), asked: 0, waitMs: 0 },
        before: ownRow(game),
      }),
    }),
    edit: choices({ put: idle }),
    'game.read': arrows({ to: 'settling', put: withPause }),
  },
})
const follow = machine.createStateConfig({
  invoke: {
    src: 'followVerdict',
    input: ({ context }) => ({ game: context.game, submission: submissionIn(context) }),
  },
}).invoke

export const flagAnswerMachine = machine.createMachine({
  id: 'flagAnswer',
  description: 'Submits one flag at a time, up to the verdict, despite lost connections.',
  context: ({ input }) => ({ ...input, at: { kind: 'idle' }, before: null, isPaused: false }),
  invoke: { src: 'followPause', input: ({ context: { game } }) => ({ game }) },
  on: {
    'server.reported': arrows({
      when: ({ submission }, context) =>
        is('judging', 'cut')(context) && submissionIn(context) === submission,
      to: '.settling',
      tell: ({ verdict }, context) => judged(verdict, context),
      put: ({ submission, verdict }, context) => ({ at: resultOf(verdict, submission, context) }),
    }),
    'game.read': arrows({ put: withPause }),
  },
  initial: 'open',
  states: {
    open: { description: 'A flag may be submitted. Shows the result of the last one.', ...submittable },
    submitting: {
      description: 'Waits for the server to accept the flag. A key prevents double attempts.',
      invoke: {
        src: 'submitFlag',
        input: ({ context: { game, challenge, at } }) => {
          const { flag, key } = only(at, 'submitting')
          return { game, challenge, flag, key }
        },
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'judging',
            put: (answer, { at }) =>
              answer.ok
                ? { at: { ...only(at, 'submitting'), kind: 'judging', submission: answer.value, asked: 0 } }
                : {},
          },
          { to: 'settling', put: afterProblem },
        ),
      },
    },
    judging: {
      description: 'The server has the flag. Waits for its verdict.',
      invoke: follow,
      initial: 'asking',
      states: {
        asking: {
          description: 'Waits for the server to return the verdict.',
          invoke: {
            src: 'readVerdict',
            input: ({ context: { game, challenge, at } }) => ({
              game,
              challenge,
              submission: only(at, 'judging').submission,
            }),
            onDone: answers(
              {
                when: (answer) => verdictIn(answer) !== null,
                to: '#flagAnswer.settling',
                tell: (answer, context) => judged(verdictIn(answer), context),
                put: (answer, context) => ({
                  at: resultOf(verdictIn(answer), only(context.at, 'judging').submission, context),
                }),
              },
              {
                when: (answer) => answer.ok || answer.problem.kind === 'too-often',
                to: 'waiting',
                put: (answer, { at }) => ({ at: nextAsk(answer, only(at, 'judging')) }),
              },
              { to: '#flagAnswer.settling', put: afterProblem },
            ),
          },
        },
        waiting: {
          description: 'No verdict yet. Waits a little longer before each check.',
          after: { untilNextAsk: 'asking' },
        },
      },
    },
    settling: {
      description: 'Transient. Chooses the next state from the verdict or the problem.',
      always: choices(
        { when: is('cut'), to: 'cut' },
        { when: is('held-off'), to: 'heldOff' },
        { when: is('checking'), to: 'checking' },
        { when: is('finding'), to: 'finding' },
        { when: is('accepted'), to: 'counting' },
        { when: is('over', 'gone'), to: 'closed' },
        { when: ({ isPaused }) => isPaused, to: 'paused', put: idle },
        { to: 'open' },
      ),
    },
    paused: {
      description: 'The game is paused. A typed flag is kept, and nothing is sent.',
      on: { 'game.read': arrows({ to: 'settling', put: withPause }) },
    },
    cut: {
      description: 'The connection is lost. Flag and key stay for the retry.',
      invoke: [{ src: 'watchNetwork', input: {} }, follow],
      on: { ...atOnce('resuming'), withdraw: choices({ to: 'settling', put: idle }) },
      after: { untilNextTry: 'resuming' },
    },
    // The flag may have arrived, so a retry sends the same key.
    resuming: {
      description: 'Transient. Checks an accepted flag, and sends any other again if that is safe.',
      always: choices(
        { when: (context) => submissionIn(context) !== null, to: 'judging', put: resumed },
        { when: ({ isRepeatSafe }) => isRepeatSafe(), to: 'submitting', put: resumed },
        { to: 'looking', put: toLooking },
      ),
    },
    // A base server ignores the key and would count the flag twice.
    looking: {
      description: 'Waits for the own row. It tells whether a lost flag has solved the challenge.',
      invoke: {
        src: 'readSolved',
        input: ({ context: { game, challenge } }) => ({ game, challenge }),
        onDone: answers(
          {
            when: (answer) => answer.ok && answer.value,
            to: 'closed',
            put: () => ({ at: { kind: 'solved' } }),
          },
          { when: ({ ok }) => ok, to: 'submitting', put: (_, context) => resumed(context) },
          { to: 'settling', put: afterLook },
        ),
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: choices({ to: 'settling', put: idle }) },
    },
    checking: {
      description: 'Waits for the server to return the status of the team.',
      invoke: {
        src: 'readStanding',
        input: ({ context: { game, challenge } }) => ({ game, challenge }),
        onDone: answers(
          {
            when: (answer) => answer.ok && answer.value === 'Suspended',
            to: 'closed',
            put: () => ({ at: { kind: 'suspended' } }),
          },
          { to: 'settling', put: (_, { at }) => ({ at: { ...only(at, 'checking'), kind: 'refused' } }) },
        ),
      },
    },
    finding: {
      description: 'The flag was right. Waits to know whether the challenge needs other flags too.',
      invoke: {
        src: 'readProgress',
        input: ({ context: { game, challenge } }) => ({ game, challenge }),
        onDone: answers({ to: 'settling', put: afterFinding }),
      },
    },
    counting: {
      description: 'The flag was right. Waits until the board has the solve.',
      invoke: { src: 'followRow', input: ({ context: { game, challenge } }) => ({ game, challenge }) },
      on: {
        'row.read': arrows({
          when: ({ row }, context) => momentIn(row, context) !== null,
          to: 'closed',
          tell: ({ row }, context) => counted(row, context),
          put: ({ row }, context) => ({ at: { kind: 'accepted', moment: momentIn(row, context) } }),
        }),
      },
      after: {
        untilUncounted: choices({ to: 'closed', put: () => ({ at: { kind: 'accepted', moment: null } }) }),
      },
    },
    closed: { description: 'No other flag may be submitted. Shows why.' },
  },
})
