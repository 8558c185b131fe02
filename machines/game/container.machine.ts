import { assign, setup } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { LAST_CALL_MS } from '#contract/rules/container.ts'
import { leftMs } from '../kit/retry-after.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { atOnce, CUT, nextTry } from '../kit/retrying.ts'
import type { NetworkEvent } from '../live/connection-events.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import type { GameRead } from './game-pause.ts'
import { containerEffects, type ContainerEvent, type ContainerReport } from './container-effects.ts'
import {
  afterCheck,
  afterDestruction,
  afterReport,
  afterAnswer,
  contextOf,
  hasExpired,
  isAllowed,
  isCut,
  isGoingOn,
  isLastCall,
  isNews,
  isRunning,
  isUp,
  pollMs,
  msUntil,
  settled,
  type ContainerAction,
  type ContainerContext,
  type ContainerInput,
  type ContainerTag,
} from './container.facts.ts'

export type ContainerCommand =
  | { type: Exclude<ContainerAction, 'start'> | 'retry' }
  /** `replaces`: the challenge whose container the start destroys. Null: none. */
  | { type: 'start'; replaces?: string | null }
type Event = ContainerCommand | ContainerEvent | GameRead | NetworkEvent

const machine = setup({
  types: {
    input: {} as ContainerInput,
    context: {} as ContainerContext,
    events: {} as Event,
    tags: {} as ContainerTag,
  },
  delays: {
    untilNextLook: ({ context }) => pollMs(context),
    untilLastCall: ({ context }) => msUntil(context, LAST_CALL_MS),
    untilExpiry: ({ context }) => msUntil(context),
    untilAllowed: ({ context }) => leftMs(context),
    untilNextTry: ({ context }) => context.waitMs,
  },
  actors: containerEffects,
})
type Now = ContainerContext
const refOf = ({ context: { game, challenge } }: { context: Now }): ChallengeRef => ({ game, challenge })
const begin = (kind: ContainerAction) => ({ act: { kind }, problem: null, isSolved: false })
const forgetAct = () => ({ act: { kind: 'none' as const }, problem: null, asked: 0 })
const applyReport = ({ report }: { report: ContainerReport }, now: Now) => afterReport(report, now)
const solve = () => ({ isSolved: true })
const mayStart = (now: Now) => isAllowed(now) && isGoingOn(now)

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
  on: {
    start: arrows(
      {
        when: ({ replaces }, now) => mayStart(now) && typeof replaces === 'string',
        to: 'replacing',
        put: ({ replaces }) => ({ act: { kind: 'replace', replaces: replaces ?? '' } }),
      },
      { when: (_, now) => mayStart(now), to: 'starting', put: () => begin('start') },
    ),
  },
})
/** During a request, reports only change the facts. The response decides the next state. */
const duringRequest = machine.createStateConfig({
  on: { 'server.reported': arrows({ put: applyReport }), solved: choices({ put: solve }) },
})
/**
 * Timers stop while the device sleeps, and another member may have prolonged the container in the meantime.
 */
const woken = machine.createStateConfig({
  on: { 'page.woke': choices({ when: hasExpired, to: 'checking', put: forgetAct }, { to: 'settling' }) },
})
/** After a pause the end has moved, so the timer is set again. */
const inGameTime = machine.createStateConfig({
  on: {
    'game.read': arrows(
      {
        when: ({ pausedAt }, now) => pausedAt === null && now.pausedAt !== null,
        to: 'checking',
        put: ({ pausedAt }) => ({ ...forgetAct(), pausedAt }),
      },
      {
        when: ({ pausedAt }, now) => pausedAt !== now.pausedAt,
        to: 'settling',
        put: ({ pausedAt }) => ({ pausedAt }),
      },
    ),
  },
})
/** Asks before the container of `challenge` is destroyed. Facts may change while the dialog is open. */
const asking = (
  challenge: (now: Now) => string,
  { isStill, act }: { isStill: (now: Now) => boolean; act: 'start' | 'destroy' },
) =>
  machine.createStateConfig({
    ...duringRequest,
    invoke: {
      src: 'askFirst',
      input: ({ context }) => ({ kind: 'destroy-container', challenge: challenge(context) }),
      onDone: answers(
        {
          when: (decision, now) => decision === 'confirmed' && isStill(now),
          to: act === 'start' ? 'starting' : 'destroying',
          put: () => begin(act),
        },
        { to: 'settling' },
      ),
    },
  })
const doubtful = machine.createStateConfig({
  on: {
    'server.reported': arrows({
      when: ({ report }, now) => isNews(report, now),
      to: 'settling',
      put: ({ report }, now) => afterCheck(report, now),
    }),
  },
})

const applyRead = (answer: Outcome<ContainerReport>, now: Now) =>
  answer.ok ? afterReport(answer.value, now) : {}
/**
 * Checks the progress at an interval until `isDone`, because the server may not know a new container
 * immediately.
 */
const polling = (isDone: (answer: Outcome<ContainerReport>) => boolean) =>
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
          input: refOf,
          onDone: answers(
            { when: isDone, to: '#container.settling', put: applyRead },
            {
              to: 'pausing',
              put: (answer, now) => (answer.ok && answer.value.container ? applyRead(answer, now) : {}),
            },
          ),
        },
      },
    },
  })

export const containerMachine = machine.createMachine({
  id: 'container',
  description: 'Starts, prolongs and destroys one container, and follows it until its end.',
  context: ({ input }) => contextOf(input),
  invoke: [
    { src: 'watchNetwork', input: {} },
    { src: 'followContainer', input: refOf },
    { src: 'followPause', input: ({ context: { game } }) => ({ game }) },
  ],
  on: {
    'server.reported': arrows({
      when: ({ report }, now) => isNews(report, now),
      to: '.settling',
      put: applyReport,
    }),
    solved: choices({ when: isUp, to: '.settling', put: solve }),
    'game.read': arrows({ put: ({ pausedAt }) => ({ pausedAt }) }),
  },
  initial: 'settling',
  states: {
    settling: {
      description: "Transient. Chooses the next state from the container's facts and the clock.",
      always: choices(
        {
          when: hasExpired,
          to: 'gone',
          put: () => ({ at: { kind: 'none', gone: 'Expired' }, isSolved: false }),
        },
        { when: (now) => now.isSolved && isUp(now), to: 'clearing' },
        { when: isLastCall, to: 'lastCall' },
        { when: isRunning, to: 'running' },
        { when: isUp, to: 'waiting' },
        { when: ({ hasRuntime }) => !hasRuntime, to: 'unavailable' },
        { when: ({ at }) => at.kind === 'none' && at.gone !== null, to: 'gone' },
        { to: 'absent' },
      ),
    },
    unavailable: { description: 'This platform cannot run containers.', tags: 'unavailable' },
    absent: { description: 'No container. It may be started, possibly after a wait.', ...startable },
    gone: {
      description: 'The container has ended. Shows the reason; it may be started again.',
      ...startable,
    },
    replacing: {
      description: 'The start destroys another container. Waits for the user to confirm.',
      ...asking(({ act }) => only(act, 'replace').replaces, { isStill: (now) => !isUp(now), act: 'start' }),
    },
    starting: {
      description: 'Waits for the server to start the container.',
      tags: ['starting', 'cancellable'],
      invoke: { src: 'startContainer', input: refOf, onDone: answers(...settled(afterAnswer)) },
      ...polling((answer) => answer.ok && answer.value.container?.phase === 'Running'),
      on: {
        // A report may overtake the response and still say that there is no container.
        'server.reported': arrows(
          {
            when: ({ report }) => report.container?.phase === 'Running',
            to: 'settling',
            put: applyReport,
          },
          { when: ({ report }) => report.container !== null, put: applyReport },
          { put: ({ report }, { hasRuntime }) => ({ hasRuntime: report.hasRuntime ?? hasRuntime }) },
        ),
        destroy: choices({
          when: (now) => isUp(now) && isAllowed(now),
          to: 'destroying',
          put: () => begin('destroy'),
        }),
        solved: choices({ put: solve }),
        // The request may have been lost with the connection.
        'network.found': choices({
          to: 'checking',
          put: () => ({ problem: { kind: 'unreachable' }, asked: 0 }),
        }),
      },
    },
    waiting: {
      description: 'The container starts or is queued, and no request waits for it.',
      tags: 'cancellable',
      ...cooling,
      ...polling(({ ok }) => ok),
      on: { destroy: choices({ when: isAllowed, to: 'destroying', put: () => begin('destroy') }) },
    },
    running: {
      description: 'The container can be reached and destroyed.',
      on: { ...woken.on, ...inGameTime.on, destroy: choices({ when: isAllowed, to: 'confirming' }) },
      after: {
        ...cooling.after,
        untilLastCall: choices({ when: isLastCall, to: 'lastCall' }, { to: 'settling' }),
      },
    },
    lastCall: {
      description: 'At most ten minutes remain. The container may be prolonged.',
      on: {
        ...woken.on,
        ...inGameTime.on,
        prolong: choices({ when: isGoingOn, to: 'prolonging', put: () => begin('prolong') }),
        destroy: choices({ when: isAllowed, to: 'confirming' }),
      },
      after: {
        ...cooling.after,
        untilExpiry: choices({ when: isGoingOn, to: 'checking', put: forgetAct }, { to: 'settling' }),
      },
    },
    confirming: {
      description: 'Waits for the user to confirm.',
      ...asking(({ title }) => title, { isStill: isUp, act: 'destroy' }),
    },
    prolonging: {
      description: 'Waits for the server to prolong the container.',
      tags: 'prolonging',
      ...duringRequest,
      invoke: { src: 'prolongContainer', input: refOf, onDone: answers(...settled(afterAnswer)) },
    },
    destroying: {
      description: 'Waits for the server to destroy the container.',
      tags: 'destroying',
      ...duringRequest,
      invoke: {
        src: 'destroyContainer',
        input: refOf,
        onDone: answers(...settled<null>((_, now) => afterDestruction(now))),
      },
    },
    // The user did not request this destruction, so a failure is not shown.
    clearing: {
      description: 'The challenge is solved. Waits for the server to destroy the container.',
      tags: 'destroying',
      ...duringRequest,
      invoke: {
        src: 'destroyContainer',
        input: refOf,
        onDone: answers(
          // No second attempt after a failure, because the container expires on its own.
          { to: 'settling', put: ({ ok }, now) => (ok ? afterDestruction(now) : { isSolved: false }) },
        ),
      },
    },
    checking: {
      description: "The last request has no clear result. Waits for the container's state.",
      tags: 'checking',
      ...doubtful,
      invoke: {
        src: 'readContainer',
        input: refOf,
        onDone: answers(
          { when: isCut, to: 'cut' },
          { to: 'settling', put: (answer, now) => (answer.ok ? afterCheck(answer.value, now) : {}) },
        ),
      },
    },
    cut: {
      description: 'The connection is lost. Retries after a wait, or when it returns.',
      tags: ['checking', 'cut'],
      entry: assign(({ context }) => nextTry(context, CUT)),
      on: { ...doubtful.on, ...atOnce('checking') },
      after: { untilNextTry: 'checking' },
    },
  },
})
