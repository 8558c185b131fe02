import { assign, emit, setup } from 'xstate'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { holdOffOf, leftMs } from '../account/hold-off.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'
import type { NetworkHeard } from '../live/connection.machine.ts'
import { listening } from '../live/listening.ts'
import { flagFlaw, NOTHING_YET, type ChallengePlace, type Judged, type TryContext, type TryEvent, type TryInput, type Verdict } from './flag-try.ts'

const FIRST_ASK_MS = 500
const LAST_ASK_MS = 5_000
const FIRST_TRY_MS = 1_000
const LAST_TRY_MS = 15_000

export const flagAnswerEffects = {
  submitFlag: effect<ChallengePlace & { flag: string; key: string }, Outcome<number>>('submitFlag'),
  readVerdict: effect<ChallengePlace & { submission: number }, Outcome<AnswerResult>>('readVerdict'),
  /** A refusal only has a title: whether the team is still in the game is asked for. */
  readStanding: effect<ChallengePlace, Outcome<ParticipationStatus>>('readStanding'),
  watchNetwork: listening<object, NetworkHeard>('watchNetwork'),
}
const machine = setup({
  types: { input: {} as TryInput, context: {} as TryContext, events: {} as TryEvent, emitted: {} as Judged },
  guards: {
    isFlawless: (_, { flag }: { flag: string }) => flagFlaw(flag) === null,
    isAnswered: (_, answer: Outcome<unknown>) => answer.ok,
    isJudged: (_, answer: Outcome<AnswerResult>) => answer.ok && answer.value !== 'FlagSubmitted',
    isOpen: (_, answer: Outcome<AnswerResult>) => answer.ok || answer.problem.kind === 'too-often',
    // Nobody knows of it, and asking again would change nothing.
    isMissing: (_, answer: Outcome<AnswerResult>) => !answer.ok && answer.problem.kind === 'missing',
    isSuspended: (_, answer: Outcome<ParticipationStatus>) => answer.ok && answer.value === 'Suspended',
    isAwaited: ({ context }, { submission }: { submission: number }) => submission === context.submission && context.verdict === null,
    isReceived: ({ context }) => context.submission !== null,
    isVerdict: ({ context }, verdict: Verdict) => context.verdict === verdict,
    hasVerdict: ({ context }) => context.verdict !== null,
    isProblem: ({ context }, kind: Problem['kind']) => context.problem?.kind === kind,
    isLost: ({ context: { problem } }) => problem?.kind === 'unreachable' || (problem?.kind === 'broken' && problem.status >= 500),
    mustWait: ({ context }) => context.allowedAt !== null,
  },
  actions: {
    begin: assign(({ context }, { flag }: { flag: string }) => ({ ...NOTHING_YET, flag: flag.trim(), key: context.newKey() })),
    forget: assign(NOTHING_YET),
    receive: assign((_, answer: Outcome<number>) => ({ submission: answer.ok ? answer.value : null, asked: 0, problem: null })),
    keep: assign((_, verdict: AnswerResult | null) => ({ verdict: verdict === 'FlagSubmitted' ? null : verdict, problem: null })),
    blame: assign(({ context }, answer: Outcome<unknown>) => holdOffOf(answer, context.now)),
    // The verdict is in no hurry: asking often only makes the judge slower.
    planAsk: assign(({ context: { asked } }, answer: Outcome<unknown>) => ({
      asked: asked + 1,
      waitMs: Math.max(
        Math.min(LAST_ASK_MS, FIRST_ASK_MS * 1.5 ** asked),
        answer.ok || answer.problem.kind !== 'too-often' ? 0 : (answer.problem.retryAfterMs ?? LAST_ASK_MS),
      ),
    })),
    planTry: assign(({ context: { asked } }) => ({ asked: asked + 1, waitMs: Math.min(LAST_TRY_MS, FIRST_TRY_MS * 2 ** asked) })),
    tell: emit(({ context }): Judged => ({ type: 'judged', flag: context.flag, verdict: demand(context.verdict) })),
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
    submit: {
      guard: { type: 'isFlawless', params: ({ event }) => event },
      target: 'submitting',
      actions: { type: 'begin', params: ({ event }) => event },
    },
    edit: { target: 'idle', actions: 'forget' },
  },
})
/** One flag at a time, from the press to the verdict, over whatever the line does meanwhile. */
export const flagAnswerMachine = machine.createMachine({
  id: 'flagAnswer',
  context: ({ input }) => ({ ...input, ...NOTHING_YET }),
  // A push may be quicker than the next question.
  on: {
    'server.reported': {
      guard: { type: 'isAwaited', params: ({ event }) => event },
      target: '.settling',
      actions: { type: 'keep', params: ({ event }) => event.verdict },
    },
  },
  initial: 'idle',
  states: {
    idle: attempting,
    submitting: {
      invoke: {
        src: 'submitFlag',
        input: ({ context: { game, challenge, flag, key } }) => ({ game, challenge, flag, key }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'judging',
            actions: { type: 'receive', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    judging: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'readVerdict',
            input: ({ context: { game, challenge, submission } }) => ({ game, challenge, submission: demand(submission) }),
            onDone: [
              {
                guard: { type: 'isJudged', params: ({ event }) => event.output },
                target: '#flagAnswer.settling',
                actions: { type: 'keep', params: ({ event }) => (event.output.ok ? event.output.value : null) },
              },
              {
                guard: { type: 'isMissing', params: ({ event }) => event.output },
                target: '#flagAnswer.settling',
                actions: { type: 'keep', params: 'NotFound' },
              },
              {
                guard: { type: 'isOpen', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'planAsk', params: ({ event }) => event.output },
              },
              { target: '#flagAnswer.settling', actions: { type: 'blame', params: ({ event }) => event.output } },
            ],
          },
        },
        waiting: { after: { untilNextAsk: 'asking' } },
      },
    },
    settling: {
      always: [
        { guard: { type: 'isVerdict', params: 'Accepted' }, target: 'accepted', actions: 'tell' },
        { guard: { type: 'isVerdict', params: 'WrongAnswer' }, target: 'wrong', actions: 'tell' },
        { guard: 'hasVerdict', target: 'unknown', actions: 'tell' },
        { guard: 'isLost', target: 'cut' },
        { guard: 'mustWait', target: 'heldOff' },
        { guard: { type: 'isProblem', params: 'game-over' }, target: 'over' },
        { guard: { type: 'isProblem', params: 'signed-out' }, target: 'signedOut' },
        { guard: { type: 'isProblem', params: 'missing' }, target: 'gone' },
        { guard: { type: 'isProblem', params: 'refused' }, target: 'checking' },
        { target: 'refused' },
      ],
    },
    // The flag may have arrived: the same key goes with it again, or the verdict is asked for on.
    cut: {
      entry: 'planTry',
      invoke: { src: 'watchNetwork', input: {} },
      on: {
        'network.found': 'resuming',
        'page.woke': 'resuming',
        retry: 'resuming',
        withdraw: { target: 'idle', actions: 'forget' },
      },
      after: { untilNextTry: 'resuming' },
    },
    resuming: { always: [{ guard: 'isReceived', target: 'judging' }, { target: 'submitting' }] },
    heldOff: { after: { untilAllowed: { target: 'idle', actions: 'forget' } } },
    checking: {
      invoke: {
        src: 'readStanding',
        input: ({ context: { game, challenge } }) => ({ game, challenge }),
        onDone: [{ guard: { type: 'isSuspended', params: ({ event }) => event.output }, target: 'suspended' }, { target: 'refused' }],
      },
    },
    accepted: {},
    wrong: attempting,
    // The team had not been given the challenge, or nobody knows what became of the flag.
    unknown: attempting,
    refused: attempting,
    signedOut: attempting,
    over: {},
    suspended: {},
    gone: {},
  },
})
