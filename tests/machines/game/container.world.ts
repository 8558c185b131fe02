import { createActor, SimulatedClock } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import {
  containerEffects,
  type ContainerReport,
  type KnownContainer,
} from '#machines/game/container-effects.ts'
import { toContainerView } from '#machines/game/container.facts.ts'
import { containerMachine } from '#machines/game/container.machine.ts'
import type { NetworkEvent } from '#machines/live/connection-events.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const yes = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })
export const no = (problem: Problem): Outcome<never> => ({ ok: false, problem })
export const cut = no({ kind: 'unreachable' })
export const refusal: Problem = { kind: 'refused', title: 'At most 3 at once' }
export const tooOften = { kind: 'too-often', retryAfterMs: 8_000, title: null } as const satisfies Problem
export const queued = { phase: 'Queued', ahead: 3, user: 'grace' } as const satisfies KnownContainer
export const runningFor = (ms: number): KnownContainer => ({
  phase: 'Running',
  entry: '192.0.2.7:31337',
  stopsAt: ms,
  user: 'grace',
})
export const aReport = (
  container: KnownContainer | null,
  more: Partial<ContainerReport> = {},
): ContainerReport => ({
  container,
  end: null,
  hasRuntime: true,
  ...more,
})
export const NOTHING = aReport(null)
export const facts = { game: 1, challenge: 7, title: 'Warm up' }

/** A server that returns the given responses in order. Later requests stay open. */
interface Answers {
  starts?: Outcome<KnownContainer>[]
  prolongs?: Outcome<KnownContainer>[]
  destroys?: Outcome<null>[]
  reads?: Outcome<ContainerReport>[]
  decision?: Decision
}
export function openContainer(
  first: ContainerReport,
  { starts = [], prolongs = [], destroys = [], reads = [], decision = 'confirmed' }: Answers = {},
) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const questions: Question[] = []
  const network: { say: (heard: NetworkEvent) => void } = { say: () => {} }
  const next = <Value>(name: string, answers: Outcome<Value>[]) => {
    asked.push(name)
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : new Promise<never>(() => {})
  }
  const actor = createActor(
    containerMachine.provide({
      actors: {
        startContainer: containerEffects.startContainer.by(() => next('start', starts)),
        prolongContainer: containerEffects.prolongContainer.by(() => next('prolong', prolongs)),
        destroyContainer: containerEffects.destroyContainer.by(() => next('destroy', destroys)),
        readContainer: containerEffects.readContainer.by(() => next('read', reads)),
        askFirst: containerEffects.askFirst.by(async (question) => {
          questions.push(question)
          return decision
        }),
        watchNetwork: containerEffects.watchNetwork.by((_, say) => {
          network.say = say
          return () => {}
        }),
      },
    }),
    { clock, input: { ...facts, report: first, now: () => clock.now() } },
  ).start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await settled()
  }
  return {
    actor,
    asked,
    questions,
    send,
    reports: (container: KnownContainer | null, more: Partial<ContainerReport> = {}) =>
      send({ type: 'server.reported', report: aReport(container, more) }),
    async hears(type: NetworkEvent['type']) {
      network.say({ type })
      await settled()
    },
    async passes(ms: number) {
      clock.increment(ms)
      await settled()
    },
    view: () => toContainerView(actor.getSnapshot()),
  }
}
