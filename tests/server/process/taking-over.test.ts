import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TakeOverState } from '#contract/models/take-over.ts'
import { byTcp, SOURCE_PASSWORD } from '../take-over/by-tcp.ts'
import { fillOld } from '../take-over/base-games.ts'
import { type Base, takeOverWorld, type TakeOverWorld } from '../take-over/take-over.world.ts'
import { XOR_KEY } from '../take-over/base-sample.ts'
import { CHOSEN, occupied, readied, PATIENCE, startWorld, stop, type StartWorld } from './start.world.ts'

vi.setConfig(PATIENCE)

let world: StartWorld
let bases: TakeOverWorld
let base: Base
beforeAll(async () => {
  world = await startWorld()
  bases = await takeOverWorld()
})
beforeEach(async () => {
  world.begin()
  base = await bases.base('0.15')
  await fillOld(base)
})
afterEach(async () => {
  for (const close of closers.splice(0)) close()
  await world.clear()
})
afterAll(async () => {
  world.close()
  await bases.close()
})

const closers: (() => void)[] = []

/** A server on a port that stays, so that it is found again after its restart. */
async function aServer(env: Record<string, string> = {}) {
  const { server, port } = await occupied()
  await new Promise((settle) => server.close(settle))
  const started = world.run(world.fresh, {
    ADMIN_PASSWORD: CHOSEN,
    XOR_KEY,
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...env,
  })
  const address = await started.ready
  const signIn = async (userName: string, password: string) =>
    fetch(`${address}/api/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password }),
    })
  const cookie = ((await signIn('Admin', CHOSEN)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const { url: from, close } = await byTcp(base.target)
  closers.push(close)
  const ask = (below: string, body: object = { from, folder: base.folder }) =>
    fetch(`${address}/api/admin/takeover${below}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const states: string[] = []
  const read = async (with_ = cookie) => {
    const answer = await fetch(`${address}/api/admin/takeover`, { headers: { cookie: with_ } })
    return answer.ok ? ((await answer.json()) as TakeOverState) : null
  }
  const ended = () =>
    vi.waitFor(
      async () => {
        const state = await read()
        if (state) states.push(`${state.stage} ${state.progress?.phase ?? ''}`.trim())
        if (state === null || state.stage === 'Running') throw new Error('not yet')
        return state
      },
      { timeout: 60_000, interval: 5 },
    )
  return { started, address, signIn, ask, read, ended, states, cookie }
}

test('an empty platform is filled, and the one who began it gets the report', async () => {
  const { started, address, signIn, ask, read, ended, states } = await aServer()
  expect(await read()).toMatchObject({ stage: 'Open', hasKey: true })
  expect(await read('')).toBeNull()
  expect((await ask('/trial')).status).toBe(200)
  expect(await ended()).toMatchObject({
    stage: 'Done',
    isTrial: true,
    report: { version: '0.15', file: null, files: 3, containers: 1 },
  })
  expect((await signIn('ann', 'Ann-1pw')).status).toBe(401)
  expect((await ask('')).status).toBe(200)
  const state = await ended()
  expect(state).toMatchObject({ stage: 'Done', isTrial: false, report: { version: '0.15', files: 3 } })
  expect(state.report?.changed.find(({ what }) => what === 'numbers of solves')?.examples[0]).toEqual({
    where: 'challenge 30',
    before: '3',
    after: '2',
  })
  expect(states.some((one) => /^Running (Rows|Files|Finishing|Connecting)$/.test(one))).toBe(true)
  const file = state.report?.file ?? ''
  expect(readFileSync(path.join(world.fresh, file), 'utf8')).toContain('Own:Thing')
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), 20_000)
  expect((await signIn('ann', 'Ann-1pw')).status).toBe(200)
  expect((await signIn('Admin', CHOSEN)).status).toBe(200)
  expect(await read('')).toBeNull()
  const { stdout, stderr } = await stop(started)
  expect(stdout + stderr).toContain('a take-over was asked for')
  expect(stdout + stderr).not.toContain(SOURCE_PASSWORD)
})

test('a bad row is named, nothing is changed, and the next try succeeds', async () => {
  const { ask, ended, signIn } = await aServer()
  await base.pool.query(`update "Challenges" set "Type" = 9 where "Id" = 30`)
  expect((await ask('')).status).toBe(200)
  const failed = await ended()
  expect(failed).toMatchObject({ stage: 'Failed', isTrial: false, fault: { reason: 'Refused' } })
  expect(failed.fault?.said).toMatch(/^Challenges id 30: /)
  expect((await signIn('Admin', CHOSEN)).status).toBe(200)
  expect(readdirSync(world.fresh).filter((name) => name.includes('take-over'))).toEqual([])
  await base.pool.query(`update "Challenges" set "Type" = 0 where "Id" = 30`)
  expect((await ask('')).status).toBe(200)
  expect(await ended()).toMatchObject({ stage: 'Done', isTrial: false })
})

test('another XOR key and another version are told with their own way on', async () => {
  const { ask, ended } = await aServer()
  await base.pool.query(`update "Games" set "PublicKey" = "PrivateKey"`)
  await ask('/trial')
  const { fault } = await ended()
  expect(fault?.reason).toBe('OtherKey')
  expect(fault?.said).toMatch(/^Games id 5: .* does not fit its public one$/)
  await base.pool.query(`insert into "__EFMigrationsHistory" values ('20990101000000_Future', '10')`)
  await ask('/trial')
  expect(await ended()).toMatchObject({
    fault: { reason: 'OtherVersion', said: expect.stringContaining('20990101000000_Future') as string },
  })
})

test('a database that is not there and one of another program are told apart, without a reason', async () => {
  const { ask, ended } = await aServer()
  const { server, port } = await occupied()
  await new Promise((settle) => server.close(settle))
  const begun = performance.now()
  await ask('/trial', { from: `postgres://a:secret-word@127.0.0.1:${port}/gzctf`, folder: base.folder })
  expect((await ended()).fault).toEqual({ reason: 'Unreachable', said: null })
  expect(performance.now() - begun).toBeGreaterThan(4500)
  await base.pool.query('drop table "__EFMigrationsHistory"')
  await ask('/trial')
  expect((await ended()).fault).toEqual({ reason: 'Foreign', said: null })
})

test('a filled platform refuses', async () => {
  const { address, ask, read, cookie } = await aServer()
  const made = await fetch(`${address}/api/edit/games`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'One', start: '2027-01-01T00:00:00Z', end: '2027-01-02T00:00:00Z' }),
  })
  expect(made.status).toBe(200)
  expect((await ask('/trial')).status).toBe(409)
  expect((await ask('')).status).toBe(409)
  expect(await read()).toMatchObject({ stage: 'Filled' })
})

test('a signal in the middle ends the server, and the platform is as before', async () => {
  const { started, ask } = await aServer()
  await ask('')
  await vi.waitFor(() => expect(started.printed()).toContain('stopping for a take-over'), { interval: 1 })
  started.child.kill('SIGTERM')
  expect((await started.ended).code).toBe(0)
  expect(await readied(world.run(world.fresh, { XOR_KEY })).then(() => 'ready')).toBe('ready')
})
