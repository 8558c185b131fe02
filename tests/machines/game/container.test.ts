import { describe, expect, test } from 'vitest'
import { containerMachine } from '#machines/game/container.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'
import {
  cut,
  facts,
  HOUR,
  MINUTE,
  no,
  NOTHING,
  openContainer,
  queued,
  refusal,
  runningFor,
  aReport,
  tooOften,
  yes,
} from './container.world.ts'

let at = 0
const model = modelOf(
  containerMachine,
  [
    ...(['start', 'prolong', 'destroy', 'retry', 'solved'] as const).map((type) => ({ type })),
    { type: 'start', replaces: 'Overflow' },
    answerOf('container.replacing', 'confirmed'),
    answerOf('container.replacing', 'cancelled'),
    { type: 'page.woke' },
    { type: 'game.read', pausedAt: 900 },
    { type: 'game.read', pausedAt: null },
    { type: 'network.found' },
    ...[
      NOTHING,
      aReport(queued),
      aReport(runningFor(2 * HOUR)),
      aReport(runningFor(5 * MINUTE)),
      aReport(runningFor(-1)),
      aReport(null, { end: 'Died' }),
      aReport(null, { hasRuntime: false }),
    ].map((each) => ({ type: 'server.reported', report: each })),
    ...[yes(runningFor(2 * HOUR)), yes(queued), no(refusal), no(tooOften)].map((answer) =>
      answerOf('container.starting', answer),
    ),
    ...[yes(NOTHING), yes(aReport(queued)), yes(aReport(runningFor(2 * HOUR))), cut].flatMap((answer) =>
      ['starting.looking', 'waiting.looking', 'checking'].map((state) =>
        answerOf(`container.${state}`, answer),
      ),
    ),
    answerOf('container.checking', no({ kind: 'missing', title: null })),
    ...[yes(runningFor(4 * HOUR)), no(refusal), no(tooOften)].map((answer) =>
      answerOf('container.prolonging', answer),
    ),
    ...[yes(null), no(refusal), no(tooOften)].flatMap((answer) =>
      ['destroying', 'clearing'].map((state) => answerOf(`container.${state}`, answer)),
    ),
    answerOf('container.confirming', 'confirmed'),
    answerOf('container.confirming', 'cancelled'),
    ...['starting.pausing', 'waiting.pausing'].map((state) => elapsed('untilNextLook', `container.${state}`)),
    ...['absent', 'gone', 'waiting', 'running', 'lastCall'].map((state) =>
      elapsed('untilAllowed', `container.${state}`),
    ),
    elapsed('untilLastCall', 'container.running'),
    elapsed('untilExpiry', 'container.lastCall'),
    elapsed('untilNextTry', 'container.cut'),
  ],
  {
    input: { ...facts, report: NOTHING, now: () => at },
    contextOf: ({ at, allowedAt, pausedAt }) => [at, allowedAt !== null, pausedAt !== null],
    most: 60_000,
    mayLapse: ['untilAllowed'],
  },
)

test('every transition is taken', { timeout: 30_000 }, () => {
  const paths = model.getShortestPaths()
  const missed = missedBy(paths, containerMachine)
  // Starts again at a later time, because some transitions need a container whose time ended long ago.
  at = 9 * HOUR
  const missedLater = new Set(missedBy(paths, containerMachine))
  expect(missed.filter((arrow) => missedLater.has(arrow))).toEqual([])
})

describe('a start that destroys another container', () => {
  test('asks first, and names the challenge of the other one', async () => {
    const { send, asked, questions } = openContainer(NOTHING)
    await send({ type: 'start', replaces: 'Overflow' })
    expect(questions).toEqual([{ kind: 'destroy-container', challenge: 'Overflow' }])
    expect(asked).toEqual(['start'])
  })
  test('does not begin after a cancel', async () => {
    const { send, asked, view } = openContainer(NOTHING, { decision: 'cancelled' })
    await send({ type: 'start', replaces: 'Overflow' })
    expect([asked, view().kind]).toEqual([[], 'absent'])
  })
})

describe('a container in the queue', () => {
  test('shows that it is being destroyed', async () => {
    const { send, asked, view } = openContainer(aReport(queued))
    expect(view()).toMatchObject({ kind: 'starting', doing: null, canCancel: true })
    await send({ type: 'destroy' })
    expect(asked).toEqual(['destroy'])
    expect(view()).toMatchObject({ kind: 'starting', doing: 'destroying', canCancel: false })
  })
})

describe('the end of a container', () => {
  test('is checked when the clock reaches it', async () => {
    const { passes, asked, view } = openContainer(aReport(runningFor(5 * MINUTE)), { reads: [yes(NOTHING)] })
    await passes(5 * MINUTE)
    expect(asked).toEqual(['read'])
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Expired', problem: null })
  })
  test('is postponed if a team-mate has prolonged it in the meantime', async () => {
    const { passes, view } = openContainer(aReport(runningFor(5 * MINUTE)), {
      reads: [yes(aReport(runningFor(2 * HOUR)))],
    })
    await passes(5 * MINUTE)
    expect(view()).toMatchObject({ kind: 'running', stopsAt: 2 * HOUR })
  })
  test('is unknown while the connection is lost, and the address is hidden', async () => {
    const { passes, hears, view } = openContainer(aReport(runningFor(5 * MINUTE)), {
      reads: [cut, cut, yes(NOTHING)],
    })
    await passes(5 * MINUTE)
    expect(view()).toMatchObject({ kind: 'unsure' })
    await passes(1_000)
    expect(view()).toMatchObject({ kind: 'unsure' })
    await hears('page.woke')
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Expired' })
  })
  test('of a container that the server still lists is decided by the clock', async () => {
    const { passes, view } = openContainer(aReport(runningFor(5 * MINUTE)), {
      reads: [yes(aReport(runningFor(5 * MINUTE)))],
    })
    await passes(5 * MINUTE)
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Expired' })
  })
  test('is checked at growing intervals, up to every fifteen seconds', async () => {
    const { passes, asked } = openContainer(aReport(runningFor(MINUTE)), {
      reads: Array.from({ length: 50 }, () => cut),
    })
    await passes(MINUTE)
    for (let second = 0; second < 31; second += 1) await passes(1_000)
    expect(asked).toHaveLength(6)
    for (let second = 0; second < 30; second += 1) await passes(1_000)
    expect(asked).toHaveLength(8)
  })
})

describe('a container of a solved challenge', () => {
  test('is destroyed automatically, once and without a confirmation', async () => {
    const { send, asked, questions, view } = openContainer(aReport(runningFor(2 * HOUR)), {
      destroys: [yes(null)],
    })
    await send({ type: 'solved' })
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Solved' })
    expect([asked, questions]).toEqual([['destroy'], []])
  })
  test.each([no(tooOften), no(refusal), cut])(
    'is destroyed without an announcement, even if that fails: %j',
    async (answer) => {
      const { send, passes, asked, view } = openContainer(aReport(runningFor(2 * HOUR)), {
        destroys: [answer],
      })
      await send({ type: 'solved' })
      await passes(MINUTE)
      expect(view()).toMatchObject({ kind: 'running', problem: null, allowedAt: null })
      expect(asked).toEqual(['destroy'])
    },
  )
  test('is destroyed as soon as it runs, if it was starting; a later start stays', async () => {
    const { send, passes, asked, view } = openContainer(NOTHING, {
      starts: [yes(runningFor(2 * HOUR)), yes(runningFor(2 * HOUR))],
      destroys: [yes(null)],
    })
    const started = send({ type: 'start' })
    await send({ type: 'solved' })
    await started
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Solved' })
    await passes(10_000)
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'running' })
    expect(asked).toEqual(['start', 'destroy', 'start'])
  })
  test('does nothing if there is none', async () => {
    const { send, asked } = openContainer(NOTHING)
    await send({ type: 'solved' })
    expect(asked).toEqual([])
  })
})

describe('without a runtime', () => {
  test('no container is started, until there is one', async () => {
    const { send, reports, asked, view } = openContainer(aReport(null, { hasRuntime: false }))
    await send({ type: 'start' })
    expect([view(), asked]).toEqual([{ kind: 'unavailable' }, []])
    await reports(null, { hasRuntime: true })
    expect(view()).toMatchObject({ kind: 'absent' })
  })
  test('a start is allowed if the server does not report a runtime', () => {
    expect(openContainer(aReport(null, { hasRuntime: null })).view()).toMatchObject({ kind: 'absent' })
  })
})

describe('while the game is paused', () => {
  test('no container is started, and nothing is sent', async () => {
    const { send, asked, view } = openContainer(NOTHING)
    await send({ type: 'game.read', pausedAt: 0 })
    await send({ type: 'start' })
    expect(asked).toEqual([])
    expect(view()).toMatchObject({ kind: 'absent', pausedAt: 0 })
  })
  test('its time stands still, it is not prolonged, and it can be destroyed', async () => {
    const { send, passes, asked, view } = openContainer(aReport(runningFor(5 * MINUTE)))
    await passes(MINUTE)
    await send({ type: 'game.read', pausedAt: MINUTE })
    await send({ type: 'prolong' })
    for (let minute = 0; minute < 10; minute += 1) await passes(MINUTE)
    expect(asked).toEqual([])
    expect(view()).toMatchObject({ kind: 'running', isLastCall: true, pausedAt: MINUTE })
    await send({ type: 'destroy' })
    expect(asked).toEqual(['destroy'])
  })
  test('it is not near its end, however long the pause lasts', async () => {
    const { send, passes, view } = openContainer(aReport(runningFor(HOUR)))
    await send({ type: 'game.read', pausedAt: 0 })
    for (let hour = 0; hour < 3; hour += 1) await passes(HOUR)
    expect(view()).toMatchObject({ kind: 'running', isLastCall: false })
  })
  test('after it the moved end is read', async () => {
    const { send, passes, asked, view } = openContainer(aReport(runningFor(5 * MINUTE)), {
      reads: [yes(aReport(runningFor(65 * MINUTE)))],
    })
    await send({ type: 'game.read', pausedAt: 0 })
    for (let minute = 0; minute < 60; minute += 1) await passes(MINUTE)
    await send({ type: 'game.read', pausedAt: null })
    expect(asked).toEqual(['read'])
    expect(view()).toMatchObject({ kind: 'running', stopsAt: 65 * MINUTE, isLastCall: true })
  })
})
