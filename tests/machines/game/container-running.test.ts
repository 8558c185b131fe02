import { describe, expect, test } from 'vitest'
import {
  cut,
  HOUR,
  MINUTE,
  no,
  NOTHING,
  openContainer,
  refusal,
  runningFor,
  aReport,
  tooOften,
  yes,
} from './container.world.ts'

describe('a running container', () => {
  test('can be prolonged only in its last ten minutes, counted from its old end', async () => {
    const { send, passes, asked, view } = openContainer(aReport(runningFor(2 * HOUR)), {
      prolongs: [yes(runningFor(4 * HOUR))],
    })
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
  test('reports a prolongation whose response was lost, and a failed one with its reason', async () => {
    const lost = openContainer(aReport(runningFor(5 * MINUTE)), {
      prolongs: [cut],
      reads: [yes(aReport(runningFor(2 * HOUR)))],
    })
    await lost.send({ type: 'prolong' })
    expect(lost.view()).toMatchObject({ kind: 'running', problem: null, stopsAt: 2 * HOUR })
    const refused = openContainer(aReport(runningFor(5 * MINUTE)), {
      prolongs: [no(refusal)],
      reads: [yes(aReport(runningFor(5 * MINUTE)))],
    })
    await refused.send({ type: 'prolong' })
    expect(refused.view()).toMatchObject({ kind: 'running', problem: refusal })
  })
  test('is destroyed after a confirmation that names its challenge, and the next start has to wait', async () => {
    const { send, passes, asked, questions, view } = openContainer(aReport(runningFor(2 * HOUR)), {
      destroys: [yes(null)],
    })
    await send({ type: 'destroy' })
    expect(questions).toEqual([{ kind: 'destroy-container', challenge: 'Warm up' }])
    expect(view()).toEqual({ kind: 'absent', gone: 'Destroyed', problem: null, allowedAt: 10_000 })
    await send({ type: 'start' })
    await passes(10_000)
    expect(view()).toMatchObject({ allowedAt: null })
    expect(asked).toEqual(['destroy'])
  })
  test('stays after a cancel', async () => {
    const { send, asked, view } = openContainer(aReport(runningFor(2 * HOUR)), { decision: 'cancelled' })
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'running' })
    expect(asked).toEqual([])
  })
  test('is gone after a destruction whose response was lost', async () => {
    const { send, view } = openContainer(aReport(runningFor(2 * HOUR)), {
      destroys: [cut],
      reads: [yes(NOTHING)],
    })
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'absent', gone: 'Destroyed', problem: null })
  })
  test('cannot be destroyed soon after its start, and shows the wait', async () => {
    const { send, passes, view } = openContainer(aReport(runningFor(2 * HOUR)), { destroys: [no(tooOften)] })
    await send({ type: 'destroy' })
    expect(view()).toMatchObject({ kind: 'running', allowedAt: 8_000 })
    await passes(8_000)
    expect(view()).toMatchObject({ kind: 'running', allowedAt: null, problem: null })
  })
  test.each([
    [aReport(null, { end: 'Died' }), 'Died'],
    [aReport(null, { end: 'Replaced' }), 'Replaced'],
    [aReport(null, { end: 'Destroyed' }), 'Destroyed'],
    [aReport(null), 'Vanished'],
  ])('is gone when the server reports it: %j', async (report, gone) => {
    const { send, view } = openContainer(aReport(runningFor(2 * HOUR)))
    await send({ type: 'server.reported', report })
    expect(view()).toMatchObject({ kind: 'absent', gone })
  })
  test('shows the reason of its end, even if that arrives later', async () => {
    const { reports, view } = openContainer(aReport(runningFor(2 * HOUR)))
    await reports(null)
    await reports(null, { end: 'Closed' })
    expect(view()).toMatchObject({ gone: 'Closed' })
    await reports(null, { end: 'Died' })
    expect(view()).toMatchObject({ gone: 'Closed' })
  })
  test("follows a team-mate's action, and ignores a report without news", async () => {
    const { reports, send, view } = openContainer(aReport(runningFor(5 * MINUTE)))
    await reports(runningFor(2 * HOUR))
    expect(view()).toMatchObject({ stopsAt: 2 * HOUR, isLastCall: false })
    await send({ type: 'destroy' })
    await reports(runningFor(2 * HOUR))
    expect(view()).toMatchObject({ doing: 'destroying' })
  })
})
