import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { paceReaders } from '#server/http/reader-pacing.ts'
import { openCallers } from '#server/http/callers.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { handClock } from '../hand-clock.ts'

/** An app that records admitted requests. `waiting`: the number of requests that wait for the database. */
async function aPacedApp() {
  const clock = handClock()
  const load = { total: 10, idle: 0, waiting: 0 }
  const entered: string[] = []
  const app = fastify()
  const callers = openCallers(proxiesOf([]), clock)
  paceReaders(app, { clock, waitingListeners: 20_000, store: { load: () => load }, callers })
  app.all('*', async ({ method, url }) => void entered.push(`${method} ${url}`))
  await app.ready()
  const crowd = (size: number) =>
    Array.from({ length: size }, (_, index) => app.inject({ method: 'GET', url: `/api/${index}` }))
  return { app, clock, load, entered, crowd }
}

test('a crowd of readers is admitted a few at a time, in order, and completely', async () => {
  const { app, entered, crowd } = await aPacedApp()
  const answers = crowd(50)
  for (let turns = 0; entered.length === 0; turns++) {
    expect(turns).toBeLessThan(20)
    await turn()
  }
  expect(entered.length).toBeLessThanOrEqual(8)
  await Promise.all(answers)
  expect(entered).toEqual(Array.from({ length: 50 }, (_, index) => `GET /api/${index}`))
  await app.close()
})
test('hub connections are admitted in groups, whatever the database does, so that they share their lookups', async () => {
  const { app, load, entered } = await aPacedApp()
  load.waiting = 1
  const alone = performance.now()
  await app.inject({ method: 'GET', url: '/hub/user?game=1' })
  const answers = Array.from({ length: 150 }, (_, index) =>
    app.inject({ method: 'GET', url: `/hub/user?game=${index}` }),
  )
  await answers[0]
  expect(performance.now() - alone).toBeGreaterThan(20)
  expect(entered).toHaveLength(101)
  await Promise.all(answers)
  expect(entered).toEqual([
    'GET /hub/user?game=1',
    ...Array.from({ length: 150 }, (_, index) => `GET /hub/user?game=${index}`),
  ])
  await app.close()
})
test('writers, and requests for client files, pass them', async () => {
  const { app, load, entered, crowd } = await aPacedApp()
  load.waiting = 1
  const answers = crowd(20)
  await app.inject({ method: 'POST', url: '/api/x' })
  await app.inject({ method: 'GET', url: '/index.html' })
  expect(entered).toEqual(['POST /api/x', 'GET /index.html'])
  load.waiting = 0
  await Promise.all(answers)
  expect(entered).toHaveLength(22)
  await app.close()
})
test('a database that never answers does not block them permanently', async () => {
  const { app, clock, load, entered, crowd } = await aPacedApp()
  load.waiting = 1
  const answers = crowd(20)
  await sleep(30)
  expect(entered).toEqual([])
  clock.advance(200)
  await Promise.all(answers)
  expect(entered).toHaveLength(20)
  await app.close()
})
