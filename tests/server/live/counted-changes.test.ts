import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { statement } from '#server/store/sql.ts'
import { inputWorld, type InputWorld } from '../input/input.world.ts'

// Open screens read a board again when its number changes. A call that changes a stored column without
// appending a fact would leave them outdated.

let world: InputWorld
beforeAll(async () => {
  world = await inputWorld()
}, 60_000)
afterAll(() => world.close())

/** Calls that have changed a board in this test. It must not be empty, or the test would prove nothing. */
const changing: string[] = []
const GAMES = statement('test.gameIds', 'select id from games order by id')
async function boards(): Promise<ReadonlyMap<number, { seq: number; content: string }>> {
  const { store } = world.server
  const found = new Map<number, { seq: number; content: string }>()
  for (const { id } of await store.sql.many<{ id: number }>(GAMES, [])) {
    const rows = await store.boards.load(id, world.server.clock.now())
    if (rows === null) continue
    const { seq, ...content } = rows
    found.set(id, { seq, content: JSON.stringify(content) })
  }
  return found
}

test.each(Object.entries(ALL_CALLS).filter(([, { method }]) => method !== 'GET'))(
  '%s counts its change of a board',
  async (name, call) => {
    const { question, answers, send } = await world.fine(name, call)
    const before = await boards()
    const answer = await send(question)
    expect(answer.statusCode).toBe(answers)
    for (const [id, { seq, content }] of await boards()) {
      const was = before.get(id)
      if (!was || was.content === content) continue
      changing.push(name)
      expect(seq).toBeGreaterThan(was.seq)
    }
  },
)

test('the tests above included calls that change boards', () => {
  expect(changing).toEqual(expect.arrayContaining(['updateGame', 'submitFlag']))
})
