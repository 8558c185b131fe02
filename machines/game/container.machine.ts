import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { LAST_CALL_MS } from '#contract/rules/container.ts'
import { leftMs } from '../kit/retry-after.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices, type Arrow } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { atOnce, CUT, nextTry } from '../kit/retrying.ts'
import { following } from '../live/following.ts'
import type { NetworkEvent } from '../live/connection-events.ts'
import { subscription } from '../live/subscription.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import {
  afterCheck,
  afterEnd,
  afterNo,
  afterReport,
  afterWish,
  contextOf,
  hasExpired,
  isAllowed,
  isCut,
  isDoubtful,
  isNews,
  isOver,
  isRunning,
  stopsAtOf,
  type ContainerAction,
  type ContainerContext,
  type ContainerInput,
  type ContainerReport,
  type ContainerView,
  type KnownContainer,
} from './container.facts.ts'

export type ContainerHeard = { type: 'server.reported'; told: ContainerReport } | { type: 'solved' }
/** What a person may want of it. */
export interface ContainerCommand {
  type: ContainerAction | 'retry'
}
type Event = ContainerCommand | ContainerHeard | NetworkEvent

/** How often it is asked how far a container is: while it waits in line, and while it is being made. */
const LOOK_MS = { Queued: 2_000, other: 5_000 }

export const containerEffects = {
  askFirst,
  startContainer: effect<ChallengeRef, Outcome<KnownContainer>>('startContainer'),
  prolongContainer: effect<ChallengeRef, Outcome<KnownContainer>>('prolongContainer'),
  destroyContainer: effect<ChallengeRef, Outcome<null>>('destroyContainer'),
  /** How it really stands. */
  readContainer: effect<ChallengeRef, Outcome<ContainerReport>>('readContainer'),
  /** Reports the state of the container and solves of the challenge, also of other members. */
  followContainer: following<ChallengeRef, ContainerHeard>('followContainer'),
  watchNetwork: subscription<object, NetworkEvent>('watchNetwork'),
}
const machine = setup({
  types: { input: {} as ContainerInput, context: {} as ContainerContext, events: {} as Event },
  delays: {
    untilNextLook: ({ context: { container } }) =>
      container?.phase === 'Pulling' || container?.phase === 'Creating' ? LOOK_MS.other : LOOK_MS.Queued,
    untilLastCall: ({ context: { container, now } }) =>
      Math.max(0, stopsAtOf(container) - LAST_CALL_MS - now()),
    untilExpiry: ({ context: { container, now } }) => Math.max(0, stopsAtOf(container) - now()),
    untilAllowed: ({ context }) => leftMs(context),
    untilNextTry: ({ context }) => context.waitMs,
  },
  actors: containerEffects,
})
type Now = ContainerContext
const placeOf = ({ context: { game, challenge } }: { context: Now }): ChallengeRef => ({ game, challenge })
const begin = (act: ContainerAction) => ({ act, problem: null, isSolved: false })
const wonder = { act: null, problem: null, asked: 0 }
const blame = (answer: Outcome<unknown>, now: Now) => (answer.ok ? {} : afterNo(now, answer.problem))
const learnt = (told: ContainerReport, now: Now) => ({ ...afterCheck(now, told), asked: 0 })

const cooling = machine.createStateConfig({
  after: {
    untilAllowed: choices({
      when: ({ allowedAt }) => allowedAt !== null,
      put: ({ problem }) => ({ allowedAt: null, problem: problem?.kind === 'too-often' ? null : problem }),
    }),
  },
})
const startable = machine.createStateConfig({
  ...cooling,
  on: { start: choices({ when: isAllowed, to: 'starting', put: () => begin('start') }) },
})
/** While an act is under way, what is reported is only kept: the answer to it decides where to rest. */
const noted = machine.createStateConfig({
  on: {
    'server.reported': arrows({ put: ({ told }, now) => afterReport(now, told) }),
    solved: choices({ put: () => ({ isSolved: true }) }),
  },
})
/** Timers sleep with the device, and a team-mate may have prolonged it meanwhile. */
const woken = machine.createStateConfig({
  on: { 'page.woke': choices({ when: hasExpired, to: 'checking', put: () => wonder }, { to: 'settling' }) },
})
const doubtful = machine.createStateConfig({
  on: {
    'server.reported': arrows({
      when: ({ told }, now) => isNews(now, told),
      to: 'settling',
      put: ({ told }, now) => learnt(told, now),
    }),
  },
})

/** What may have come true though the answer was no, or none came, is asked about. */
const wished: readonly Arrow<Outcome<KnownContainer>, Now, never>[] = [
  {
    when: ({ ok }) => ok,
    to: 'settling',
    put: (answer, now) => (answer.ok ? afterWish(now, answer.value) : {}),
  },
  { when: isDoubtful, to: 'checking', put: blame },
  { to: 'settling', put: blame },
]

interface Sight {
  when: (answer: Outcome<ContainerReport>) => boolean
  to: string
}
/** How far it is, asked again after a while where nothing of it was news. */
const looking = (...sights: readonly Sight[]) =>
  machine.createStateConfig({
    initial: 'pausing',
    states: {
      pausing: {
        description: 'Shows the last progress until the next check.',
        after: { untilNextLook: 'looking' },
      },
      looking: {
        description: 'Waits for the server to return the progress.',
        invoke: {
          src: 'readContainer',
          input: placeOf,
          onDone: answers(
            ...sights.map((sight) => ({
              ...sight,
              put: (answer: Outcome<ContainerReport>, now: Now) =>
                answer.ok ? afterReport(now, answer.value) : {},
            })),
            { to: 'pausing' },
          ),
        },
      },
    },
  })

/**
 * The one container that a team has of a challenge, or an organiser's try of it, from the wish to its end,
 * whoever of them acts.
 */
export const containerMachine = machine.createMachine({
  id: 'container',
  description: 'Starts, prolongs and destroys one container, and follows it until its end.',
  context: ({ input }) => contextOf(input),
  invoke: [
    { src: 'watchNetwork', input: {} },
    { src: 'followContainer', input: placeOf },
  ],
  on: {
    'server.reported': arrows({
      when: ({ told }, now) => isNews(now, told),
      to: '.settling',
      put: ({ told }, now) => afterReport(now, told),
    }),
    solved: choices({
      when: ({ container }) => container !== null,
      to: '.settling',
      put: () => ({ isSolved: true }),
    }),
  },
  initial: 'settling',
  states: {
    settling: {
      description: "Transient. Chooses the next state from the container's facts and the clock.",
      always: choices(
        { when: hasExpired, to: 'gone', put: () => ({ container: null, gone: 'Expired', isSolved: false }) },
        { when: ({ isSolved, container }) => isSolved && container !== null, to: 'clearing' },
        {
          when: ({ container, now }) =>
            container?.phase === 'Running' && container.stopsAt - now() <= LAST_CALL_MS,
          to: 'lastCall',
        },
        { when: isRunning, to: 'running' },
        { when: ({ container }) => container !== null, to: 'waiting' },
        { when: ({ hasRuntime }) => !hasRuntime, to: 'unavailable' },
        { when: ({ gone }) => gone !== null, to: 'gone' },
        { to: 'absent' },
      ),
    },
    unavailable: { description: 'This platform cannot run containers.' },
    absent: { description: 'No container. It may be started, possibly after a wait.', ...startable },
    gone: {
      description: 'The container has ended. Shows the reason; it may be started again.',
      ...startable,
    },
    starting: {
      description: 'Waits for the server to start the container.',
      invoke: { src: 'startContainer', input: placeOf, onDone: answers(...wished) },
      ...looking(
        {
          when: (answer) => answer.ok && answer.value.container?.phase === 'Running',
          to: '#container.settling',
        },
        { when: (answer) => answer.ok && answer.value.container !== null, to: 'pausing' },
      ),
      on: {
        // A report may be quicker than the answer. That there is none yet is no news.
        'server.reported': arrows(
          {
            when: ({ told }) => told.container?.phase === 'Running',
            to: 'settling',
            put: ({ told }, now) => afterReport(now, told),
          },
          { when: ({ told }) => told.container !== null, put: ({ told }, now) => afterReport(now, told) },
          { put: ({ told }, { hasRuntime }) => ({ hasRuntime: told.hasRuntime ?? hasRuntime }) },
        ),
        destroy: choices({
          when: (now) => now.container !== null && isAllowed(now),
          to: 'destroying',
          put: () => begin('destroy'),
        }),
        solved: choices({ put: () => ({ isSolved: true }) }),
        // Whatever was on its way when the line went may never have arrived.
        'network.found': choices({
          to: 'checking',
          put: () => ({ problem: { kind: 'unreachable' }, asked: 0 }),
        }),
      },
    },
    waiting: {
      description: 'The container starts or is queued, and no request waits for it.',
      ...cooling,
      ...looking({ when: ({ ok }) => ok, to: '#container.settling' }),
      on: { destroy: choices({ when: isAllowed, to: 'destroying', put: () => begin('destroy') }) },
    },
    running: {
      description: 'The container can be reached and destroyed.',
      on: { ...woken.on, destroy: choices({ when: isAllowed, to: 'confirming' }) },
      after: { ...cooling.after, untilLastCall: 'lastCall' },
    },
    lastCall: {
      description: 'At most ten minutes remain. The container may be prolonged.',
      on: {
        ...woken.on,
        prolong: choices({ to: 'prolonging', put: () => begin('prolong') }),
        destroy: choices({ when: isAllowed, to: 'confirming' }),
      },
      after: { ...cooling.after, untilExpiry: choices({ to: 'checking', put: () => wonder }) },
    },
    confirming: {
      description: 'Waits for the user to confirm.',
      ...noted,
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'destroy-container', challenge: context.title }),
        onDone: answers(
          {
            when: (decision, { container }) => decision === 'confirmed' && container !== null,
            to: 'destroying',
            put: () => begin('destroy'),
          },
          { to: 'settling' },
        ),
      },
    },
    prolonging: {
      description: 'Waits for the server to prolong the container.',
      ...noted,
      invoke: { src: 'prolongContainer', input: placeOf, onDone: answers(...wished) },
    },
    destroying: {
      description: 'Waits for the server to destroy the container.',
      ...noted,
      invoke: {
        src: 'destroyContainer',
        input: placeOf,
        onDone: answers(
          { when: ({ ok }) => ok, to: 'settling', put: (_, now) => afterEnd(now) },
          { when: isDoubtful, to: 'checking', put: blame },
          { to: 'settling', put: blame },
        ),
      },
    },
    // Nobody asked for it, so nobody is told that it failed: it has come too soon after the start, or there
    // is nothing to destroy.
    clearing: {
      description: 'The challenge is solved. Waits for the server to destroy the container.',
      ...noted,
      invoke: {
        src: 'destroyContainer',
        input: placeOf,
        onDone: answers(
          { when: ({ ok }) => ok, to: 'settling', put: (_, now) => afterEnd(now) },
          // Tried once: what stays up after that ends by itself.
          { to: 'settling', put: () => ({ isSolved: false }) },
        ),
      },
    },
    checking: {
      description: "The last request has no clear result. Waits for the container's state.",
      ...doubtful,
      invoke: {
        src: 'readContainer',
        input: placeOf,
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'settling',
            put: (answer, now) => (answer.ok ? learnt(answer.value, now) : {}),
          },
          { when: isCut, to: 'cut' },
          { to: 'settling' },
        ),
      },
    },
    cut: {
      description: 'The connection is lost. Retries after a wait, or when it returns.',
      entry: assign(({ context }) => nextTry(context, CUT)),
      on: { ...doubtful.on, ...atOnce('checking') },
      after: { untilNextTry: 'checking' },
    },
  },
})

/** What the server last said no to, and until when it hears nothing of starting and destroying. */
export function toContainerView(snapshot: SnapshotFrom<typeof containerMachine>): ContainerView {
  const { container, gone, problem, allowedAt, now } = snapshot.context
  const held = { problem, allowedAt }
  const isDestroying = snapshot.matches('destroying') || snapshot.matches('clearing')
  const isChecking = snapshot.matches('checking') || snapshot.matches('cut')
  if (container?.phase === 'Running' && !(isChecking && isOver(container, now))) {
    const { entry, stopsAt, user } = container
    const doing = isDestroying
      ? 'destroying'
      : isChecking
        ? 'checking'
        : snapshot.matches('prolonging')
          ? 'prolonging'
          : null
    return {
      kind: 'running',
      entry,
      stopsAt,
      user,
      isLastCall: stopsAt - now() <= LAST_CALL_MS,
      doing,
      ...held,
    }
  }
  if (isChecking) return snapshot.matches('cut') ? { kind: 'unsure', problem } : { kind: 'checking' }
  if (container && container.phase !== 'Running') {
    const { phase, ahead, user } = container
    return {
      kind: 'starting',
      step: phase,
      ahead,
      user,
      doing: isDestroying ? 'destroying' : null,
      canCancel: snapshot.matches('starting') || snapshot.matches('waiting'),
      ...held,
    }
  }
  if (snapshot.matches('starting'))
    return { kind: 'starting', step: 'Sent', ahead: 0, user: null, doing: null, canCancel: false, ...held }
  if (snapshot.matches('unavailable')) return { kind: 'unavailable' }
  return { kind: 'absent', gone, ...held }
}
