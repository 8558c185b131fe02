import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_SESSIONS } from '#server/store/rows/session.ts'
import { DAY_MS, MINUTE_MS, sessionWorld, tokenOf, type SessionWorld } from './session.world.ts'

let world: SessionWorld
beforeAll(async () => {
  world = await sessionWorld()
})
afterAll(() => world.server.close())

describe('a recorded visit', () => {
  const writesOf = async (work: () => Promise<unknown>) => {
    const { seen, slide, find } = world.server.store.sessions
    const asked: string[] = []
    world.server.store.sessions.seen = (...args) => (asked.push('seen'), seen(...args))
    world.server.store.sessions.slide = (...args) => (asked.push('slide'), slide(...args))
    world.server.store.sessions.find = (...args) => (asked.push('find'), find(...args))
    try {
      await work()
    } finally {
      Object.assign(world.server.store.sessions, { seen, slide, find })
    }
    return asked
  }
  test('costs one query, and one write a minute', async () => {
    const cookie = await (await world.somebody()).signIn()
    expect(await writesOf(() => world.isIn(cookie))).toEqual(['find'])
    world.server.clock.advance(MINUTE_MS)
    expect(await writesOf(() => world.isIn(cookie))).toEqual(['find'])
    world.server.clock.advance(1)
    expect(await writesOf(() => world.isIn(cookie))).toEqual(['find', 'seen'])
    expect(await writesOf(() => world.isIn(cookie))).toEqual(['find'])
    world.server.clock.advance(4 * DAY_MS)
    expect(await writesOf(() => world.isIn(cookie))).toEqual(['find', 'slide'])
    expect(await writesOf(() => world.isIn(cookie))).toEqual(['find'])
  })
  test('never moves back', async () => {
    const { id, signIn } = await world.somebody()
    const hash = createHash('sha256')
      .update(tokenOf(await signIn()))
      .digest('hex')
    const now = world.server.clock.now()
    const { sessions } = world.server.store
    const seenAt = async () => (await sessions.ofUser(id, now))[0]?.seenAt
    await sessions.seen(hash, now - 1)
    expect(await seenAt()).toBe(now)
    await sessions.seen(hash, now + 1)
    expect(await seenAt()).toBe(now + 1)
  })
})

test('a user keeps a hundred sessions; of more, the least recently used one ends', async () => {
  const person = await world.somebody()
  const used = await person.signIn()
  const unused = await world.open(person)
  world.server.clock.advance(2 * MINUTE_MS)
  await world.isIn(used)
  for (let opened = 0; opened < MAX_SESSIONS - 1; opened++) {
    world.server.clock.advance(1000)
    await world.open(person)
  }
  expect(await world.countOf(person)).toBe(MAX_SESSIONS)
  expect([await world.isIn(unused), await world.isIn(used)]).toEqual([false, true])
  expect(await world.listed(used)).toHaveLength(MAX_SESSIONS)
})
