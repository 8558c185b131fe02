import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownSession } from '#contract/models/session.ts'
import { statement } from '#server/store/sql.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { ELSEWHERE } from '../../a-server.ts'
import { DAY_MS, MINUTE_MS, sessionWorld, tokenOf, type SessionWorld } from './session.world.ts'

let world: SessionWorld
beforeAll(async () => {
  world = await sessionWorld()
})
afterAll(() => world.server.close())

describe('the list of sessions', () => {
  test('has the current one first, then by last use, with the address of each', async () => {
    const { signIn } = await world.somebody()
    const openedAt = world.server.clock.now()
    const [first, second, third] = [await signIn(), await signIn(), await signIn()]
    world.server.clock.advance(2 * MINUTE_MS)
    await world.isIn(third)
    world.server.clock.advance(2 * MINUTE_MS)
    await world.isIn(second)
    const found = await world.listed(first)
    expect(await Promise.all([first, second, third].map(world.idOf))).toEqual(found.map(({ id }) => id))
    expect(found.map(({ current }) => current)).toEqual([true, false, false])
    expect(found.map(({ seenAt }) => Date.parse(seenAt) - openedAt)).toEqual([
      4 * MINUTE_MS,
      4 * MINUTE_MS,
      2 * MINUTE_MS,
    ])
    for (const { createdAt, expiresAt, ip, agent } of found) {
      expect([Date.parse(createdAt), Date.parse(expiresAt)]).toEqual([openedAt, openedAt + 7 * DAY_MS])
      expect([ip, agent]).toEqual([ELSEWHERE, 'Browser/1'])
    }
  })

  test('has only the fields of the contract, and nothing that can be used to sign in', async () => {
    const { signIn } = await world.somebody()
    const cookie = await signIn()
    const [one] = await world.listed(cookie)
    expect(Object.keys(one ?? {}).sort()).toEqual(Object.keys(ownSession.properties).sort())
    const [row] = await world.server.store.sql.many<{ token_hash: string }>(
      statement('test.row', 'select token_hash from sessions where id::text = $1'),
      [one?.id ?? ''],
    )
    const { body } = await world.list(cookie)
    for (const secret of [tokenOf(cookie), row?.token_hash ?? '']) {
      expect(secret.length).toBeGreaterThan(40)
      expect(body).not.toContain(secret)
    }
    for (const stolen of [one?.id ?? '', row?.token_hash ?? ''])
      expect(await world.isIn(`${COOKIE}=${stolen}`)).toBe(false)
  })

  test('leaves out expired ones and those of an older stamp', async () => {
    const { id, passwordHash, stamp: before, signIn } = await world.somebody()
    const old = await signIn()
    await world.server.store.users.setPassword(id, { passwordHash, stamp: 'fresh', before })
    const current = await signIn()
    expect([await world.isIn(old), await world.isIn(current)]).toEqual([false, true])
    expect(await world.listed(current)).toHaveLength(1)
    world.server.clock.advance(4 * DAY_MS)
    const late = await signIn()
    expect(await world.listed(late)).toHaveLength(2)
    world.server.clock.advance(3 * DAY_MS)
    expect(await world.listed(late)).toHaveLength(1)
    expect(await world.countOf({ id })).toBe(3)
  })

  test('is refused for banned users and visitors', async () => {
    const { id, signIn } = await world.somebody()
    const cookie = await signIn()
    await world.server.store.users.setRole(id, 'Banned')
    expect(
      (await Promise.all([world.list(cookie), world.end(cookie, 'x'), world.endAll(cookie)])).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([403, 403, 403])
    expect(
      (await Promise.all([world.list(''), world.end('', 'x'), world.endAll('')])).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([401, 401, 401])
    expect(await world.countOf({ id })).toBe(1)
  })
})

test("only a part of the browser's name is stored", async () => {
  const person = await world.somebody()
  const cookie = await world.server.signIn(person.name, { headers: { 'user-agent': 'x'.repeat(5000) } })
  expect((await world.listed(cookie))[0]?.agent).toBe('x'.repeat(200))
})
