import { assign, setup } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { LAST_CALL_MS } from '#contract/rules/container.ts'
import { leftMs } from '../account/hold-off.ts'
import { output, whole } from '../params.ts'
import { containerEffects } from './container-effects.ts'
import {
  afterCheck,
  afterEnd,
  afterNo,
  afterReport,
  afterWish,
  contextOf,
  stopsAtOf,
  type ContainerAct,
  type ContainerContext,
  type ContainerEvent,
  type ContainerInput,
  type ContainerTold,
  type KnownContainer,
} from './container-facts.ts'
import { containerGuards } from './container-guards.ts'
import type { ChallengePlace } from './flag-try.ts'

/** How often it is asked how far a container is: while it waits in line, and while it is being made. */
const LOOK_MS = { Queued: 2_000, other: 5_000 }
const FIRST_TRY_MS = 1_000
const LAST_TRY_MS = 15_000

const machine = setup({
  types: { input: {} as ContainerInput, context: {} as ContainerContext, events: {} as ContainerEvent },
  guards: containerGuards,
  actions: {
    begin: assign((_, act: ContainerAct) => ({ act, problem: null, isSolved: false })),
    take: assign(({ context }, { told }: { told: ContainerTold }) => afterReport(context, told)),
    noteRuntime: assign(({ context }, { told }: { told: ContainerTold }) => ({ hasRuntime: told.hasRuntime ?? context.hasRuntime })),
    see: assign(({ context }, answer: Outcome<ContainerTold>) => (answer.ok ? afterReport(context, answer.value) : {})),
    hold: assign(({ context }, answer: Outcome<KnownContainer>) => (answer.ok ? afterWish(context, answer.value) : {})),
    lose: assign(({ context }) => afterEnd(context)),
    blame: assign(({ context }, answer: Outcome<unknown>) => (answer.ok ? {} : afterNo(context, answer.problem))),
    allow: assign(({ context: { problem } }) => ({ allowedAt: null, problem: problem?.kind === 'too-often' ? null : problem })),
    // Whatever was on its way when the line went may never have arrived.
    loseLine: assign({ problem: { kind: 'unreachable' }, asked: 0 }),
    wonder: assign({ act: null, problem: null, asked: 0 }),
    learn: assign(({ context }, told: ContainerTold | null) => (told === null ? {} : { ...afterCheck(context, told), asked: 0 })),
    planTry: assign(({ context: { asked } }) => ({ asked: asked + 1, waitMs: Math.min(LAST_TRY_MS, FIRST_TRY_MS * 2 ** asked) })),
    expire: assign({ container: null, gone: 'Expired', isSolved: false }),
    noteSolved: assign({ isSolved: true }),
    // Tried once: what stays up after that ends by itself.
    forgetSolved: assign({ isSolved: false }),
  },
  delays: {
    untilNextLook: ({ context: { container } }) =>
      container?.phase === 'Pulling' || container?.phase === 'Creating' ? LOOK_MS.other : LOOK_MS.Queued,
    untilLastCall: ({ context: { container, now } }) => Math.max(0, stopsAtOf(container) - LAST_CALL_MS - now()),
    untilExpiry: ({ context: { container, now } }) => Math.max(0, stopsAtOf(container) - now()),
    untilAllowed: ({ context }) => leftMs(context),
    untilNextTry: ({ context }) => context.waitMs,
  },
  actors: containerEffects,
})
const placeOf = ({ context: { game, challenge } }: { context: ContainerContext }): ChallengePlace => ({ game, challenge })

const cooling = machine.createStateConfig({ after: { untilAllowed: { guard: 'isHeldOff', actions: 'allow' } } })
const startable = machine.createStateConfig({
  ...cooling,
  on: { start: { guard: 'isAllowed', target: 'starting', actions: { type: 'begin', params: 'start' } } },
})
/** While an act is under way, what is reported is only kept: the answer to it decides where to rest. */
const noted = machine.createStateConfig({
  on: { 'server.reported': { actions: { type: 'take', params: whole } }, solved: { actions: 'noteSolved' } },
})
/** Timers sleep with the device, and a team-mate may have prolonged it meanwhile. */
const woken = machine.createStateConfig({
  on: { 'page.woke': [{ guard: 'hasExpired', target: 'checking', actions: 'wonder' }, { target: 'settling' }] },
})
const doubtful = machine.createStateConfig({
  on: {
    'server.reported': {
      guard: { type: 'isNews', params: whole },
      target: 'settling',
      actions: { type: 'learn', params: ({ event }) => event.told },
    },
  },
})

/** What may have come true though the answer was no, or none came, is asked about. */
const asking = (src: 'startContainer' | 'prolongContainer') =>
  machine.createStateConfig({
    invoke: {
      src,
      input: placeOf,
      onDone: [
        { guard: { type: 'isAnswered', params: output }, target: 'settling', actions: { type: 'hold', params: output } },
        { guard: { type: 'isDoubtful', params: output }, target: 'checking', actions: { type: 'blame', params: output } },
        { target: 'settling', actions: { type: 'blame', params: output } },
      ],
    },
  })

const seen = (guard: 'isSeen' | 'isSeenUp' | 'isAnswered', target: string) => ({
  guard: { type: guard, params: output<Outcome<ContainerTold>> },
  target,
  actions: { type: 'see' as const, params: output<Outcome<ContainerTold>> },
})
/** How far it is, asked again after a while where nothing of it was news. */
const looking = (...arrows: readonly ReturnType<typeof seen>[]) =>
  machine.createStateConfig({
    initial: 'pausing',
    states: {
      pausing: { after: { untilNextLook: 'looking' } },
      looking: { invoke: { src: 'readContainer', input: placeOf, onDone: [...arrows, { target: 'pausing' }] } },
    },
  })

/** The one container that a team has of a challenge, or an organiser's try of it, from the wish to its end, whoever of them acts. */
export const containerMachine = machine.createMachine({
  id: 'container',
  context: ({ input }) => contextOf(input),
  invoke: { src: 'watchNetwork', input: {} },
  on: {
    'server.reported': { guard: { type: 'isNews', params: whole }, target: '.settling', actions: { type: 'take', params: whole } },
    solved: { guard: 'hasContainer', target: '.settling', actions: 'noteSolved' },
  },
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'hasExpired', target: 'gone', actions: 'expire' },
        { guard: 'hasServed', target: 'clearing' },
        { guard: 'isLastCall', target: 'lastCall' },
        { guard: 'isRunning', target: 'running' },
        { guard: 'hasContainer', target: 'waiting' },
        { guard: 'lacksRuntime', target: 'unavailable' },
        { guard: 'hasEnded', target: 'gone' },
        { target: 'absent' },
      ],
    },
    unavailable: {},
    absent: startable,
    gone: startable,
    starting: {
      ...asking('startContainer'),
      ...looking(seen('isSeenUp', '#container.settling'), seen('isSeen', 'pausing')),
      on: {
        // A report may be quicker than the answer. That there is none yet is no news.
        'server.reported': [
          { guard: { type: 'isUp', params: whole }, target: 'settling', actions: { type: 'take', params: whole } },
          { guard: { type: 'isSome', params: whole }, actions: { type: 'take', params: whole } },
          { actions: { type: 'noteRuntime', params: whole } },
        ],
        destroy: { guard: 'mayCancel', target: 'destroying', actions: { type: 'begin', params: 'destroy' } },
        solved: { actions: 'noteSolved' },
        'network.found': { target: 'checking', actions: 'loseLine' },
      },
    },
    waiting: {
      ...cooling,
      ...looking(seen('isAnswered', '#container.settling')),
      on: { destroy: { guard: 'isAllowed', target: 'destroying', actions: { type: 'begin', params: 'destroy' } } },
    },
    running: {
      on: { ...woken.on, destroy: { guard: 'isAllowed', target: 'confirming' } },
      after: { ...cooling.after, untilLastCall: 'lastCall' },
    },
    lastCall: {
      on: {
        ...woken.on,
        prolong: { target: 'prolonging', actions: { type: 'begin', params: 'prolong' } },
        destroy: { guard: 'isAllowed', target: 'confirming' },
      },
      after: { ...cooling.after, untilExpiry: { target: 'checking', actions: 'wonder' } },
    },
    confirming: {
      ...noted,
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'destroy-container', challenge: context.title }),
        onDone: [
          { guard: { type: 'isConfirmed', params: output }, target: 'destroying', actions: { type: 'begin', params: 'destroy' } },
          { target: 'settling' },
        ],
      },
    },
    prolonging: { ...noted, ...asking('prolongContainer') },
    destroying: {
      ...noted,
      invoke: {
        src: 'destroyContainer',
        input: placeOf,
        onDone: [
          { guard: { type: 'isAnswered', params: output }, target: 'settling', actions: 'lose' },
          { guard: { type: 'isDoubtful', params: output }, target: 'checking', actions: { type: 'blame', params: output } },
          { target: 'settling', actions: { type: 'blame', params: output } },
        ],
      },
    },
    // Nobody asked for it, so nobody is told that it failed: it has come too soon after the start, or there is nothing to destroy.
    clearing: {
      ...noted,
      invoke: {
        src: 'destroyContainer',
        input: placeOf,
        onDone: [
          { guard: { type: 'isAnswered', params: output }, target: 'settling', actions: 'lose' },
          { target: 'settling', actions: 'forgetSolved' },
        ],
      },
    },
    checking: {
      ...doubtful,
      invoke: {
        src: 'readContainer',
        input: placeOf,
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'settling',
            actions: { type: 'learn', params: ({ event }) => (event.output.ok ? event.output.value : null) },
          },
          { guard: { type: 'isCut', params: output }, target: 'cut' },
          { target: 'settling' },
        ],
      },
    },
    cut: {
      entry: 'planTry',
      on: { ...doubtful.on, 'network.found': 'checking', 'page.woke': 'checking', retry: 'checking' },
      after: { untilNextTry: 'checking' },
    },
  },
})
