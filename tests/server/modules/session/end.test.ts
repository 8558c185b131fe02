import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import { expectCut } from '../../listener.ts'
import { DAY_MS, sessionWorld, type SessionWorld } from './session.world.ts'

let world: SessionWorld
beforeAll(async () => {
  world = await sessionWorld()
})
afterAll(() => world.server.close())

describe('ending a session', () => {
  test('of another browser keeps this one, and is logged', async () => {
    const { name, signIn } = await world.somebody()
    const [here, there] = [await signIn(), await signIn()]
    const answer = await world.end(here, (await world.idOf(there)).toUpperCase())
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([200, '', []])
    expect([await world.isIn(here), await world.isIn(there)]).toEqual([true, false])
    await expect
      .poll(async () => (await world.server.store.logs.list(null, { count: 1, skip: 0 }))[0])
      .toMatchObject({ level: 'Information', status: 'Success', name, message: 'Ended another session' })
  })

  test('that is the current one deletes the cookie', async () => {
    const { signIn } = await world.somebody()
    const [here, there] = [await signIn(), await signIn()]
    const answer = await world.end(here, await world.idOf(here))
    expect([answer.statusCode, answer.cookies.length, answer.cookies[0]?.value]).toEqual([200, 1, ''])
    expect(answer.cookies[0]?.expires?.getTime()).toBe(0)
    expect([await world.isIn(here), await world.isIn(there)]).toEqual([false, true])
  })

  test('that was due for an extension sends no second cookie', async () => {
    const cookie = await (await world.somebody()).signIn()
    const id = await world.idOf(cookie)
    world.server.clock.advance(4 * DAY_MS)
    const answer = await world.end(cookie, id)
    expect(answer.cookies.map(({ value }) => value)).toEqual([''])
  })

  test.each([
    ['of another user', async () => world.idOf(await (await world.somebody()).signIn())],
    ['of an unknown id', async () => randomIds.guid()],
    ['that is no GUID', async () => 'abcdef01'],
    ['that is hostile', async () => encodeURIComponent("' or 1=1 --")],
  ])('%s is 404', async (_, idFrom) => {
    const cookie = await (await world.somebody()).signIn()
    const answer = await world.end(cookie, await idFrom())
    expect([answer.statusCode, answer.json()]).toEqual([404, { title: '该会话不存在或已结束', status: 404 }])
    expect(await world.isIn(cookie)).toBe(true)
  })

  test('twice is 404 the second time, also at the same moment', async () => {
    const { signIn } = await world.somebody()
    const [here, there] = [await signIn(), await signIn()]
    const id = await world.idOf(there)
    const answers = await Promise.all([world.end(here, id), world.end(here, id), world.end(here, id)])
    expect(answers.map(({ statusCode }) => `${statusCode}`).sort()).toEqual(['200', '404', '404'])
  })

  test('all of them leaves no row, and deletes the cookie', async () => {
    const [person, other] = [await world.somebody(), await world.somebody()]
    const cookies = [await person.signIn(), await person.signIn(), await person.signIn()]
    const foreign = await other.signIn()
    const answer = await world.endAll(cookies[1] ?? '')
    expect([answer.statusCode, answer.body, answer.cookies[0]?.value]).toEqual([200, '', ''])
    expect(await Promise.all(cookies.map(world.isIn))).toEqual([false, false, false])
    expect([await world.countOf(person), await world.isIn(foreign)]).toEqual([0, true])
    await expect
      .poll(async () => (await world.server.store.logs.list(null, { count: 1, skip: 0 }))[0])
      .toMatchObject({
        level: 'Information',
        status: 'Success',
        name: person.name,
        message: 'Signed out everywhere',
      })
  })

  test.each(['one', 'all'])('%s closes its connections', async (which) => {
    const { id, signIn } = await world.somebody()
    await world.server.store.users.setRole(id, 'Admin')
    const [here, there] = [await signIn(), await signIn()]
    const thatOne = await world.idOf(there)
    await expectCut(world.server, there, () =>
      which === 'one' ? world.end(here, thatOne) : world.endAll(here),
    )
  })
})

test('for any openings and endings, each user sees and ends only their own', async () => {
  const step = fc.record({
    who: fc.nat(2),
    does: fc.constantFrom('open', 'open', 'end own', 'end of another', 'end all'),
    which: fc.nat(4),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const crowd = [await world.somebody(), await world.somebody(), await world.somebody()]
      const open = crowd.map((): string[] => [])
      const of = (index: number) => open[index] ?? []
      for (const { who, does, which } of steps) {
        const person = crowd[who] ?? expect.fail()
        const own = of(who)
        const victim = does === 'end own' ? own : of((who + 1) % 3)
        if (does === 'open') own.push(await world.open(person))
        else if (own[0] === undefined) continue
        else if (does === 'end all') {
          await world.endAll(own[0])
          own.length = 0
        } else {
          const target = victim[which % Math.max(victim.length, 1)]
          if (target === undefined) continue
          const { statusCode } = await world.end(own[0], await world.idOf(target))
          expect(statusCode).toBe(victim === own ? 200 : 404)
          if (victim === own) own.splice(own.indexOf(target), 1)
        }
      }
      for (const [index, person] of crowd.entries()) {
        expect(await world.countOf(person)).toBe(of(index).length)
        for (const cookie of of(index)) expect(await world.listed(cookie)).toHaveLength(of(index).length)
      }
    }),
    { numRuns: 15 },
  )
})
