import { assign, setup, type SnapshotFrom } from 'xstate'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { retryAfterOf, leftMs, type RetryAfter } from '../kit/retry-after.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { atOnce, CUT, isLost, nextTry, type Retrying } from '../kit/retrying.ts'
import { following } from '../live/following.ts'
import type { NetworkEvent } from '../live/connection-events.ts'
import { subscription } from '../live/subscription.ts'
import type { ChallengeRef } from './challenge-ref.ts'

export type Verdict = Exclude<AnswerResult, 'FlagSubmitted'>
interface Input extends ChallengeRef {
  now: () => number
  /** A key for each attempt. The server counts an attempt once, however often it is sent again. */
  newKey: () => string
}
/** `asked` counts the requests for the verdict, or the retries after a lost connection. */
interface Try extends RetryAfter, Retrying {
  flag: string
  key: string
  /** Null until the server has accepted the flag. */
  submission: number | null
  verdict: Verdict | null
}
export interface JudgedAttempt {
  type: 'judged'
  flag: string
  verdict: Verdict
}
export type VerdictHeard = { type: 'server.reported'; submission: number; verdict: Verdict }
export type FlagAnswerCommand = { type: 'submit'; flag: string } | { type: 'edit' | 'retry' | 'withdraw' }
type Event = FlagAnswerCommand | VerdictHeard | NetworkEvent

const NO_ATTEMPT: Try = {
  flag: '',
  key: '',
  submission: null,
  verdict: null,
  asked: 0,
  waitMs: 0,
  problem: null,
  allowedAt: null,
}
/** Frequent requests for the verdict would only slow the judge down. */
const ASKING = { firstMs: 500, mostMs: 5_000, by: 1.5 }

export const flagAnswerEffects = {
  submitFlag: effect<ChallengeRef & { flag: string; key: string }, Outcome<number>>('submitFlag'),
  readVerdict: effect<ChallengeRef & { submission: number }, Outcome<AnswerResult>>('readVerdict'),
  /** A refusal only has a title. It does not say whether the team is still in the game. */
  readStanding: effect<ChallengeRef, Outcome<ParticipationStatus>>('readStanding'),
  /** Reports a verdict that the server pushes. It may arrive before the next request. */
  followVerdict: following<{ game: number; submission: number | null }, VerdictHeard>('followVerdict'),
  watchNetwork: subscription<object, NetworkEvent>('watchNetwork'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & Try,
    events: {} as Event,
    emitted: {} as JudgedAttempt,
  },
  delays: {
    untilNextAsk: ({ context }) => context.waitMs,
    untilNextTry: ({ context }) => context.waitMs,
    untilAllowed: ({ context }) => leftMs(context),
  },
  actors: flagAnswerEffects,
})
const attempting = machine.createStateConfig({
  on: {
    submit: arrows({
      when: ({ flag }) => flagFlaw(flag) === null,
      to: 'submitting',
      put: ({ flag }, { newKey }) => ({ ...NO_ATTEMPT, flag: flag.trim(), key: newKey() }),
    }),
    edit: arrows({ to: 'idle', put: () => NO_ATTEMPT }),
  },
})
const follow = machine.createStateConfig({
  invoke: { src: 'followVerdict', input: ({ context: { game, submission } }) => ({ game, submission }) },
}).invoke

export const flagAnswerMachine = machine.createMachine({
  id: 'flagAnswer',
  description: 'Submits one flag at a time, up to the verdict, despite lost connections.',
  context: ({ input }) => ({ ...input, ...NO_ATTEMPT }),
  on: {
    'server.reported': arrows({
      when: (told, { submission, verdict }) => told.submission === submission && verdict === null,
      to: '.settling',
      put: ({ verdict }) => ({ verdict, problem: null }),
    }),
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...attempting },
    submitting: {
      description: 'Waits for the server to accept the flag. A key prevents double attempts.',
      invoke: {
        src: 'submitFlag',
        input: ({ context: { game, challenge, flag, key } }) => ({ game, challenge, flag, key }),
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'judging',
            put: (answer) => ({ submission: answer.ok ? answer.value : null, asked: 0, problem: null }),
          },
          { to: 'settling', put: (answer, { now }) => retryAfterOf(answer, now) },
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
            input: ({ context: { game, challenge, submission } }) => ({
              game,
              challenge,
              submission: notNull(submission),
            }),
            onDone: answers(
              {
                when: (answer) => verdictIn(answer) !== null,
                to: '#flagAnswer.settling',
                put: (answer) => ({ verdict: verdictIn(answer), problem: null }),
              },
              // The server does not know the submission. Another request would change nothing.
              {
                when: (answer) => !answer.ok && answer.problem.kind === 'missing',
                to: '#flagAnswer.settling',
                put: () => ({ verdict: 'NotFound', problem: null }),
              },
              {
                when: (answer) => answer.ok || answer.problem.kind === 'too-often',
                to: 'waiting',
                put: (answer, context) => nextAsk(answer, context),
              },
              { to: '#flagAnswer.settling', put: (answer, { now }) => retryAfterOf(answer, now) },
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
        { when: ({ verdict }) => verdict === 'Accepted', to: 'accepted', tell: judged },
        { when: ({ verdict }) => verdict === 'WrongAnswer', to: 'wrong', tell: judged },
        { when: ({ verdict }) => verdict !== null, to: 'unknown', tell: judged },
        { when: ({ problem }) => isLost(problem), to: 'cut' },
        { when: ({ allowedAt }) => allowedAt !== null, to: 'heldOff' },
        { when: ({ problem }) => problem?.kind === 'game-over', to: 'over' },
        { when: ({ problem }) => problem?.kind === 'signed-out', to: 'signedOut' },
        { when: ({ problem }) => problem?.kind === 'missing', to: 'gone' },
        { when: ({ problem }) => problem?.kind === 'refused', to: 'checking' },
        { to: 'refused' },
      ),
    },
    // The flag may have arrived. A retry sends the same key, or requests the verdict.
    cut: {
      description: 'The connection is lost. Flag and key stay for the retry.',
      entry: assign(({ context }) => nextTry(context, CUT)),
      invoke: [{ src: 'watchNetwork', input: {} }, follow],
      on: { ...atOnce('resuming'), withdraw: arrows({ to: 'idle', put: () => NO_ATTEMPT }) },
      after: { untilNextTry: 'resuming' },
    },
    resuming: {
      description: 'Transient. Checks an accepted flag, and sends any other again.',
      always: choices({ when: ({ submission }) => submission !== null, to: 'judging' }, { to: 'submitting' }),
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: arrows({ to: 'idle', put: () => NO_ATTEMPT }) },
    },
    checking: {
      description: 'Waits for the server to return whether the team is still in the game.',
      invoke: {
        src: 'readStanding',
        input: ({ context: { game, challenge } }) => ({ game, challenge }),
        onDone: answers(
          { when: (answer) => answer.ok && answer.value === 'Suspended', to: 'suspended' },
          { to: 'refused' },
        ),
      },
    },
    accepted: { description: 'The flag is correct.' },
    wrong: { description: 'The flag is wrong. Another may be submitted immediately.', ...attempting },
    unknown: { description: 'The verdict is unknown. An organiser must check it.', ...attempting },
    refused: { description: 'Shows why the flag was rejected, until something is edited.', ...attempting },
    signedOut: {
      description: 'The session has ended. The flag may be sent after signing in.',
      ...attempting,
    },
    over: { description: 'The game has ended.' },
    suspended: { description: 'The team is banned from the game.' },
    gone: { description: 'The challenge is closed.' },
  },
})

export type FlagAnswerView =
  | { kind: 'idle' }
  | { kind: 'busy'; doing: 'submitting' | 'judging' }
  | { kind: 'cut'; problem: Problem }
  | { kind: 'held-off'; until: number }
  | { kind: 'accepted' }
  /** An organiser can look up the number of the submission. */
  | { kind: 'wrong' | 'unknown'; submission: number }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'signed-out' | 'over' | 'suspended' | 'gone' }
export function toFlagAnswerView(snapshot: SnapshotFrom<typeof flagAnswerMachine>): FlagAnswerView {
  const { problem, allowedAt, submission } = snapshot.context
  if (snapshot.matches('judging')) return { kind: 'busy', doing: 'judging' }
  if (snapshot.matches('submitting') || snapshot.matches('checking'))
    return { kind: 'busy', doing: 'submitting' }
  if (snapshot.matches('cut')) return { kind: 'cut', problem: notNull(problem) }
  if (snapshot.matches('heldOff')) return { kind: 'held-off', until: notNull(allowedAt) }
  if (snapshot.matches('wrong')) return { kind: 'wrong', submission: notNull(submission) }
  if (snapshot.matches('unknown')) return { kind: 'unknown', submission: notNull(submission) }
  if (snapshot.matches('refused')) return { kind: 'refused', problem: notNull(problem) }
  if (snapshot.matches('signedOut')) return { kind: 'signed-out' }
  for (const kind of ['accepted', 'over', 'suspended', 'gone'] as const)
    if (snapshot.matches(kind)) return { kind }
  return { kind: 'idle' }
}

/** Null: the flag may be sent. Spaces around it come from pasting and do not count. */
export function flagFlaw(flag: string): 'missing' | 'long' | null {
  const { length } = flag.trim()
  return length === 0 ? 'missing' : length > MAX_FLAG_LENGTH ? 'long' : null
}

function judged({ flag, verdict }: Try): readonly JudgedAttempt[] {
  return [{ type: 'judged', flag, verdict: notNull(verdict) }]
}

function verdictIn(answer: Outcome<AnswerResult>): Verdict | null {
  return answer.ok && answer.value !== 'FlagSubmitted' ? answer.value : null
}

function nextAsk(answer: Outcome<unknown>, before: Retrying): Retrying {
  const next = nextTry(before, ASKING)
  const told =
    !answer.ok && answer.problem.kind === 'too-often' ? (answer.problem.retryAfterMs ?? ASKING.mostMs) : 0
  return { ...next, waitMs: Math.max(next.waitMs, told) }
}
