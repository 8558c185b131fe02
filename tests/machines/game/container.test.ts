import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Decision, Question } from '#machines/app/question.ts'
import { containerEffects } from '#machines/game/container-effects.ts'
import type { ContainerTold, KnownContainer } from '#machines/game/container-facts.ts'
import { toContainerView } from '#machines/game/container-view.ts'
import { containerMachine } from '#machines/game/container.machine.ts'
import type { NetworkHeard } from '#machines/live/connection.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const yes = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })
const no = (problem: Problem): Outcome<never> => ({ ok: false, problem })
const cut = no({ kind: 'unreachable' })
const refusal: Problem = { kind: 'refused', title: 'At most 3 at once' }
const tooOften: Problem = { kind: 'too-often', retryAfterMs: 8_000, title: null }
const queued: KnownContainer = { phase: 'Queued', ahead: 3, user: 'grace' }
const runningFor = (ms: number): KnownContainer => ({ phase: 'Running', entry: '192.0.2.7:31337', stopsAt: ms, user: 'grace' })
const told = (container: KnownContainer | null, more: Partial<ContainerTold> = {}): ContainerTold => ({
  container,
  end: null,
  hasRuntime: true,
  ...more,
})
const NOTHING = told(null)
const facts = { game: 1, challenge: 7, title: 'Warm up' }

let at = 0
const model = modelOf(
  containerMachine,
  [
    ...(['start', 'prolong', 'destroy', 'retry', 'solved'] as const).map((type) => ({ type })),
    { type: 'page.woke' },
    { type: 'network.found' },
    ...[
      NOTHING,
      told(queued),
      told(runningFor(2 * HOUR)),
      told(runningFor(5 * MINUTE)),
      told(runningFor(-1)),
      told(null, { end: 'Died' }),
      told(null, { hasRuntime: false }),
    ].map((each) => ({ type: 'server.reported', told: each })),
    ...[yes(runningFor(2 * HOUR)), yes(queued), no(refusal), no(tooOften)].map((answer) => answerOf('container.starting', answer)),
    ...[yes(NOTHING), yes(told(queued)), yes(told(runningFor(2 * HOUR))), cut].flatMap((answer) =>
      ['starting.looking', 'waiting.looking', 'checking'].map((state) => answerOf(`container.${state}`, answer)),
    ),
    answerOf('container.checking', no({ kind: 'missing', title: null })),
    ...[yes(runningFor(4 * HOUR)), no(refusal), no(tooOften)].map((answer) => answerOf('container.prolonging', answer)),
    ...[yes(null), no(refusal), no(tooOften)].flatMap((answer) => ['destroying', 'clearing'].map((state) => answerOf(`container.${state}`, answer))),
    answerOf('container.confirming', 'confirmed'),
    answerOf('container.confirming', 'cancelled'),
    ...['starting.pausing', 'waiting.pausing'].map((state) => elapsed('untilNextLook', `container.${state}`)),
    ...['absent', 'gone', 'waiting', 'running', 'lastCall'].map((state) => elapsed('untilAllowed', `container.${state}`)),
    elapsed('untilLastCall', 'container.running'),
    elapsed('untilExpiry', 'container.lastCall'),
    elapsed('untilNextTry', 'container.cut'),
  ],
  {
    input: { ...facts, told: NOTHING, now: () => at },
    contextOf: ({ container, allowedAt }) => [container, allowedAt !== null],
    most: 20_000,
  },
)

test('every arrow is walked', { timeout: 30_000 }, () => {
  const paths = model.getShortestPaths()
  const missed = missedBy(paths, containerMachine)
  // Somebody looks again when it is long over.
  at = 9 * HOUR
  const missedLater = new Set(missedBy(paths, containerMachine))
  expect(missed.filter((arrow) => missedLater.has(arrow))).toEqual([])
})

/** A server that answers in turn what it is given, and nothing once that is used up. */
interface Answers {
  starts?: Outcome<KnownContainer>[]
  prolongs?: Outcome<KnownContainer>[]
  destroys?: Outcome<null>[]
  reads?: Outcome<ContainerTold>[]
  decision?: Decision
}
function open(first: ContainerTold, { starts = [], prolongs = [], destroys = [], reads = [], decision = 'confirmed' }: Answers = {}) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const questions: Question[] = []
  const network: { say: (heard: NetworkHeard) => void } = { say: () => {} }
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
    { clock, input: { ...facts, told: first, now: () => clock.now() } },
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
    reports: (container: KnownContainer | null, more: Partial<ContainerTold> = {}) => send({ type: 'server.reported', told: told(container, more) }),
    async hears(type: NetworkHeard['type']) {
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

describe('a start', () => {
  test('is asked for once, shows how it goes, and ends at the address', async () => {
    const { send, asked, passes, view } = open(NOTHING, {
      reads: [yes(NOTHING), yes(told(queued)), yes(told({ ...queued, ahead: 1 })), yes(told(runningFor(2 * HOUR)))],
    })
    await send({ type: 'start' })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'starting', step: 'Sent' })
    await passes(2_000)
    expect(view()).toMatchObject({ kind: 'starting', step: 'Sent' })
    await passes(2_000)
    expect(view()).toMatchObject({ kind: 'starting', step: 'Queued', ahead: 3, user: 'grace' })
    await passes(2_000)
    expect(view()).toMatchObject({ step: 'Queued', ahead: 1 })
    await passes(2_000)
    expect(view()).toMatchObject({ kind: 'running', entry: '192.0.2.7:31337', stopsAt: 2 * HOUR, isLastCall: false })
    expect(asked).toEqual(['start', 'read', 'read', 'read', 'read'])
  })
  test('goes by what is pushed as well, and a report from before it ends nothing', async () => {
    const { send, reports, view } = open(NOTHING)
    await send({ type: 'start' })
    await reports(null)
    expect(view()).toMatchObject({ kind: 'starting' })
    await reports({ phase: 'Pulling', ahead: 0, user: 'ada' })
    await reports(null)
    expect(view()).toMatchObject({ kind: 'starting', step: 'Pulling', user: 'ada' })
    await reports(runningFor(2 * HOUR))
    expect(view()).toMatchObject({ kind: 'running' })
  })
  test('that the server has noted only is waited for', async () => {
    const { send, reports, passes, asked, view } = open(NOTHING, {
      starts: [yes({ phase: 'Queued', ahead: 0, user: null })],
      reads: [yes(told(runningFor(2 * HOUR)))],
    })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'starting', step: 'Queued', canCancel: true })
    await reports({ phase: 'Creating', ahead: 0, user: 'ada' })
    await passes(4_999)
    expect(asked).toEqual(['start'])
    await passes(1)
    expect(view()).toMatchObject({ kind: 'running' })
  })
  test('that is refused is held against how it stands: a team-mate may have been quicker', async () => {
    const quicker = open(NOTHING, { starts: [no({ kind: 'refused', title: 'It runs already' })], reads: [yes(told(runningFor(2 * HOUR)))] })
    await quicker.send({ type: 'start' })
    expect(quicker.view()).toMatchObject({ kind: 'running', problem: null })
    const limited = open(NOTHING, { starts: [no(refusal)], reads: [yes(NOTHING)] })
    await limited.send({ type: 'start' })
    expect(limited.view()).toEqual({ kind: 'absent', gone: null, problem: refusal, allowedAt: null })
  })
  test('whose answer got lost is asked about until it is known', async () => {
    const { send, passes, hears, asked, view } = open(NOTHING, {
      starts: [cut],
      reads: [cut, no({ kind: 'broken', status: 502, title: null }), yes(told(queued))],
    })
    await send({ type: 'start' })
    expect(view()).toEqual({ kind: 'unsure', problem: { kind: 'unreachable' } })
    await passes(1_000)
    expect(view()).toMatchObject({ kind: 'unsure' })
    await hears('network.found')
    expect(view()).toMatchObject({ kind: 'starting', step: 'Queued', problem: null })
    expect(asked).toEqual(['start', 'read', 'read', 'read'])
  })
  test('that never arrived is said to have failed, and never tried again by itself', async () => {
    const { send, passes, asked, view } = open(NOTHING, { starts: [cut], reads: [yes(NOTHING)] })
    await send({ type: 'start' })
    await passes(MINUTE)
    expect(view()).toMatchObject({ kind: 'absent', problem: { kind: 'unreachable' } })
    expect(asked).toEqual(['start', 'read'])
  })
  test('during which the line went and came is asked about at once', async () => {
    const { send, hears, view } = open(NOTHING, { reads: [yes(NOTHING)] })
    await send({ type: 'start' })
    await hears('network.found')
    expect(view()).toMatchObject({ kind: 'absent', problem: { kind: 'unreachable' } })
  })
  test('that comes too soon counts down, and may be tried again only then', async () => {
    const { send, passes, asked, view } = open(NOTHING, { starts: [no(tooOften)] })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'absent', allowedAt: 8_000 })
    await passes(7_999)
    await send({ type: 'start' })
    expect(asked).toEqual(['start'])
    await passes(1)
    expect(view()).toMatchObject({ kind: 'absent', allowedAt: null, problem: null })
    await send({ type: 'start' })
    expect(asked).toEqual(['start', 'start'])
  })
  test('waits ten seconds where the server does not say how long', async () => {
    const { send, view } = open(NOTHING, { starts: [no({ ...tooOften, retryAfterMs: null })] })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ allowedAt: 10_000 })
  })
  test.each<Problem>([
    { kind: 'game-over', title: '已结束' },
    { kind: 'missing', title: null },
    { kind: 'signed-out', title: null },
  ])('is over with %j, which nobody need be asked about', async (problem) => {
    const { send, asked, view } = open(NOTHING, { starts: [no(problem)] })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'absent', problem })
    expect(asked).toEqual(['start'])
  })
  test('is taken back as long as it waits, without a question', async () => {
    const { send, reports, asked, questions, view } = open(NOTHING, { destroys: [yes(null)] })
    await send({ type: 'start' })
    await send({ type: 'destroy' })
    expect(asked).toEqual(['start'])
    await reports(queued)
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Destroyed', allowedAt: 10_000 })
    expect(asked).toEqual(['start', 'destroy'])
    expect(questions).toEqual([])
  })
})

describe('one that runs', () => {
  test('can be prolonged in its last ten minutes and not before, from its old end on', async () => {
    const { send, passes, asked, view } = open(told(runningFor(2 * HOUR)), { prolongs: [yes(runningFor(4 * HOUR))] })
    await send({ type: 'prolong' })
    await passes(110 * MINUTE - 1)
    await send({ type: 'prolong' })
    expect(asked).toEqual([])
    await passes(1)
    expect(view()).toMatchObject({ kind: 'running', isLastCall: true })
    await send({ type: 'prolong' })
    expect(view()).toMatchObject({ kind: 'running', isLastCall: false, stopsAt: 4 * HOUR })
    await passes(2 * HOUR + 9 * MINUTE)
    expect(view()).toMatchObject({ kind: 'running', isLastCall: true })
  })
  test('that was prolonged though the answer got lost says so, and one that was not says what failed', async () => {
    const lost = open(told(runningFor(5 * MINUTE)), { prolongs: [cut], reads: [yes(told(runningFor(2 * HOUR)))] })
    await lost.send({ type: 'prolong' })
    expect(lost.view()).toMatchObject({ kind: 'running', problem: null, stopsAt: 2 * HOUR })
    const refused = open(told(runningFor(5 * MINUTE)), { prolongs: [no(refusal)], reads: [yes(told(runningFor(5 * MINUTE)))] })
    await refused.send({ type: 'prolong' })
    expect(refused.view()).toMatchObject({ kind: 'running', problem: refusal })
  })
  test('is destroyed after a question that names its challenge, and then a start has to wait', async () => {
    const { send, passes, asked, questions, view } = open(told(runningFor(2 * HOUR)), { destroys: [yes(null)] })
    await send({ type: 'destroy' })
    expect(questions).toEqual([{ kind: 'destroy-container', challenge: 'Warm up' }])
    expect(view()).toEqual({ kind: 'absent', gone: 'Destroyed', problem: null, allowedAt: 10_000 })
    await send({ type: 'start' })
    await passes(10_000)
    expect(view()).toMatchObject({ allowedAt: null })
    expect(asked).toEqual(['destroy'])
  })
  test('stays when the question is answered with no', async () => {
    const { send, asked, view } = open(told(runningFor(2 * HOUR)), { decision: 'cancelled' })
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'running' })
    expect(asked).toEqual([])
  })
  test('that was destroyed though the answer got lost is gone', async () => {
    const { send, view } = open(told(runningFor(2 * HOUR)), { destroys: [cut], reads: [yes(NOTHING)] })
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Destroyed', problem: null })
  })
  test('cannot be destroyed so soon after its start, and says for how long', async () => {
    const { send, passes, view } = open(told(runningFor(2 * HOUR)), { destroys: [no(tooOften)] })
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'running', allowedAt: 8_000 })
    await passes(8_000)
    expect(view()).toMatchObject({ kind: 'running', allowedAt: null, problem: null })
  })
  test.each([
    [told(null, { end: 'Died' }), 'Died'],
    [told(null, { end: 'Replaced' }), 'Replaced'],
    [told(null, { end: 'Destroyed' }), 'Destroyed'],
    [told(null), 'Vanished'],
  ])('is gone when the server says so: %j', async (report, gone) => {
    const { send, view } = open(told(runningFor(2 * HOUR)))
    await send({ type: 'server.reported', told: report })
    expect(view()).toMatchObject({ kind: 'absent', gone })
  })
  test('is told why it is gone when the reason comes after the fact', async () => {
    const { reports, view } = open(told(runningFor(2 * HOUR)))
    await reports(null)
    await reports(null, { end: 'Closed' })
    expect(view()).toMatchObject({ gone: 'Closed' })
    await reports(null, { end: 'Died' })
    expect(view()).toMatchObject({ gone: 'Closed' })
  })
  test('takes up what a team-mate did, and a report that says nothing new disturbs nothing', async () => {
    const { reports, send, view } = open(told(runningFor(5 * MINUTE)))
    await reports(runningFor(2 * HOUR))
    expect(view()).toMatchObject({ stopsAt: 2 * HOUR, isLastCall: false })
    await send({ type: 'destroy' })
    await reports(runningFor(2 * HOUR))
    expect(view()).toMatchObject({ doing: 'destroying' })
  })
})

describe('its end', () => {
  test('is asked about when the clock says that it has come', async () => {
    const { passes, asked, view } = open(told(runningFor(5 * MINUTE)), { reads: [yes(NOTHING)] })
    await passes(5 * MINUTE)
    expect(asked).toEqual(['read'])
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Expired', problem: null })
  })
  test('is not believed when a team-mate has prolonged it meanwhile', async () => {
    const { passes, view } = open(told(runningFor(5 * MINUTE)), { reads: [yes(told(runningFor(2 * HOUR)))] })
    await passes(5 * MINUTE)
    expect(view()).toMatchObject({ kind: 'running', stopsAt: 2 * HOUR })
  })
  test('while the line is cut is not known, and the address is not shown as if it were', async () => {
    const { passes, hears, view } = open(told(runningFor(5 * MINUTE)), { reads: [cut, cut, yes(NOTHING)] })
    await passes(5 * MINUTE)
    expect(view()).toMatchObject({ kind: 'unsure' })
    await passes(1_000)
    expect(view()).toMatchObject({ kind: 'unsure' })
    await hears('page.woke')
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Expired' })
  })
  test('of one that a server still lists is the clock’s to say', async () => {
    const { passes, view } = open(told(runningFor(5 * MINUTE)), { reads: [yes(told(runningFor(5 * MINUTE)))] })
    await passes(5 * MINUTE)
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Expired' })
  })
  test('is tried to be found out less and less often, and never less than every fifteen seconds', async () => {
    const { passes, asked } = open(told(runningFor(MINUTE)), { reads: Array.from({ length: 50 }, () => cut) })
    await passes(MINUTE)
    for (let second = 0; second < 31; second += 1) await passes(1_000)
    expect(asked).toHaveLength(6)
    for (let second = 0; second < 30; second += 1) await passes(1_000)
    expect(asked).toHaveLength(8)
  })
})

describe('of a challenge that was solved', () => {
  test('it is destroyed by itself, once and without a question', async () => {
    const { send, asked, questions, view } = open(told(runningFor(2 * HOUR)), { destroys: [yes(null)] })
    await send({ type: 'solved' })
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Solved' })
    expect([asked, questions]).toEqual([['destroy'], []])
  })
  test.each([no(tooOften), no(refusal), cut])('nobody is told that it was not: %j', async (answer) => {
    const { send, passes, asked, view } = open(told(runningFor(2 * HOUR)), { destroys: [answer] })
    await send({ type: 'solved' })
    await passes(MINUTE)
    expect(view()).toMatchObject({ kind: 'running', problem: null, allowedAt: null })
    expect(asked).toEqual(['destroy'])
  })
  test('it is destroyed as soon as it is up, if it was being started; another one that is started later stays', async () => {
    const { send, passes, asked, view } = open(NOTHING, { starts: [yes(runningFor(2 * HOUR)), yes(runningFor(2 * HOUR))], destroys: [yes(null)] })
    const started = send({ type: 'start' })
    await send({ type: 'solved' })
    await started
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Solved' })
    await passes(10_000)
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'running' })
    expect(asked).toEqual(['start', 'destroy', 'start'])
  })
  test('without one there is nothing to do', async () => {
    const { send, asked } = open(NOTHING)
    await send({ type: 'solved' })
    expect(asked).toEqual([])
  })
})

describe('without a runtime', () => {
  test('nothing is started, until there is one', async () => {
    const { send, reports, asked, view } = open(told(null, { hasRuntime: false }))
    await send({ type: 'start' })
    expect([view(), asked]).toEqual([{ kind: 'unavailable' }, []])
    await reports(null, { hasRuntime: true })
    expect(view()).toMatchObject({ kind: 'absent' })
  })
  test('a server that does not say so is tried', () => {
    expect(open(told(null, { hasRuntime: null })).view()).toMatchObject({ kind: 'absent' })
  })
})
