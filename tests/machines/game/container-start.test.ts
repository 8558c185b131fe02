import { describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import {
  cut,
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

describe('a start', () => {
  test('sends one request, shows the progress, and ends with the address', async () => {
    const { send, asked, passes, view } = openContainer(NOTHING, {
      reads: [
        yes(NOTHING),
        yes(aReport(queued)),
        yes(aReport({ ...queued, ahead: 1 })),
        yes(aReport(runningFor(2 * HOUR))),
      ],
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
    expect(view()).toMatchObject({
      kind: 'running',
      entry: '192.0.2.7:31337',
      stopsAt: 2 * HOUR,
      isLastCall: false,
    })
    expect(asked).toEqual(['start', 'read', 'read', 'read', 'read'])
  })
  test('follows pushed reports, too, and ignores one from before it', async () => {
    const { send, reports, view } = openContainer(NOTHING)
    await send({ type: 'start' })
    await reports(null)
    expect(view()).toMatchObject({ kind: 'starting' })
    await reports({ phase: 'Pulling', ahead: 0, user: 'ada' })
    await reports(null)
    expect(view()).toMatchObject({ kind: 'starting', step: 'Pulling', user: 'ada' })
    await reports(runningFor(2 * HOUR))
    expect(view()).toMatchObject({ kind: 'running' })
  })
  test('that is queued is read again until it runs', async () => {
    const { send, reports, passes, asked, view } = openContainer(NOTHING, {
      starts: [yes({ phase: 'Queued', ahead: 0, user: null })],
      reads: [yes(aReport(runningFor(2 * HOUR)))],
    })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'starting', step: 'Queued', canCancel: true })
    await reports({ phase: 'Creating', ahead: 0, user: 'ada' })
    await passes(4_999)
    expect(asked).toEqual(['start'])
    await passes(1)
    expect(view()).toMatchObject({ kind: 'running' })
  })
  test('that is refused is compared with the current state, because a team-mate may have been faster', async () => {
    const quicker = openContainer(NOTHING, {
      starts: [no({ kind: 'refused', title: 'It runs already' })],
      reads: [yes(aReport(runningFor(2 * HOUR)))],
    })
    await quicker.send({ type: 'start' })
    expect(quicker.view()).toMatchObject({ kind: 'running', problem: null })
    const limited = openContainer(NOTHING, { starts: [no(refusal)], reads: [yes(NOTHING)] })
    await limited.send({ type: 'start' })
    expect(limited.view()).toEqual({ kind: 'absent', gone: null, problem: refusal, allowedAt: null })
  })
  test('whose response was lost is checked until its result is known', async () => {
    const { send, passes, hears, asked, view } = openContainer(NOTHING, {
      starts: [cut],
      reads: [cut, no({ kind: 'broken', status: 502, title: null }), yes(aReport(queued))],
    })
    await send({ type: 'start' })
    expect(view()).toEqual({ kind: 'unsure', problem: { kind: 'unreachable' } })
    await passes(1_000)
    expect(view()).toMatchObject({ kind: 'unsure' })
    await hears('network.found')
    expect(view()).toMatchObject({ kind: 'starting', step: 'Queued', problem: null })
    expect(asked).toEqual(['start', 'read', 'read', 'read'])
  })
  test('that never reached the server is shown as failed, and is not repeated automatically', async () => {
    const { send, passes, asked, view } = openContainer(NOTHING, { starts: [cut], reads: [yes(NOTHING)] })
    await send({ type: 'start' })
    await passes(MINUTE)
    expect(view()).toMatchObject({ kind: 'absent', problem: { kind: 'unreachable' } })
    expect(asked).toEqual(['start', 'read'])
  })
  test('is checked immediately after a short disconnect', async () => {
    const { send, hears, view } = openContainer(NOTHING, { reads: [yes(NOTHING)] })
    await send({ type: 'start' })
    await hears('network.found')
    expect(view()).toMatchObject({ kind: 'absent', problem: { kind: 'unreachable' } })
  })
  test('that is too soon counts down, and is allowed only then', async () => {
    const { send, passes, asked, view } = openContainer(NOTHING, { starts: [no(tooOften)] })
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
  test('waits ten seconds if the server names no wait', async () => {
    const { send, view } = openContainer(NOTHING, { starts: [no({ ...tooOften, retryAfterMs: null })] })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ allowedAt: 10_000 })
  })
  test.each<Problem>([
    { kind: 'game-over', title: '已结束' },
    { kind: 'missing', title: null },
    { kind: 'signed-out', title: null },
  ])('ends with %j, without another check', async (problem) => {
    const { send, asked, view } = openContainer(NOTHING, { starts: [no(problem)] })
    await send({ type: 'start' })
    expect(view()).toMatchObject({ kind: 'absent', problem })
    expect(asked).toEqual(['start'])
  })
  test('can be withdrawn while it waits, without a confirmation', async () => {
    const { send, reports, asked, questions, view } = openContainer(NOTHING, { destroys: [yes(null)] })
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
