import { expect, test } from 'vitest'
import type { Call, SentOf } from '#contract/call.ts'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import type { CallInput } from '#src/api/call-url.ts'
import { allGames } from '#src/api/use-games.ts'
import type { Request } from '#src/api/request.ts'
import { aGame } from '../../worlds/builders.ts'

const many = Array.from({ length: 230 }, (_, at) => aGame({ id: 1000 - at }))
/**
 * A server with these games. One more game of `opening` appears before each further page, which shifts the
 * pages. Request number `broken` fails.
 */
function aServer(
  list: readonly BasicGameInfoModel[],
  opening: readonly BasicGameInfoModel[] = [],
  broken = Infinity,
) {
  let asked = 0
  const answer = (sent: CallInput) => {
    asked += 1
    if (asked > broken) return { ok: false, problem: { kind: 'unreachable' } }
    const { skip, count } = sent.query ?? {}
    return {
      ok: true,
      value: [...opening.slice(0, asked - 1), ...list].slice(Number(skip), Number(skip) + Number(count)),
    }
  }
  const request = (async <C extends Call>(_: C, sent: SentOf<C>) => answer(sent)) as Request
  return { read: () => allGames({ request }), asked: () => asked }
}

test.each([0, 99, 100, 230])('all pages are read, of a list of %i', async (length) => {
  const { read, asked } = aServer(many.slice(0, length))
  expect(await read()).toEqual({ ok: true, value: many.slice(0, length) })
  expect(asked()).toBe(Math.floor(length / 100) + 1)
})
test('a game that opens during the read makes no other appear twice', async () => {
  const { read } = aServer(many, [aGame({ id: 2001 }), aGame({ id: 2002 })])
  const answer = await read()
  expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
})
test('a list with a missing page is a failure', async () => {
  expect(await aServer(many, [], 1).read()).toEqual({ ok: false, problem: { kind: 'unreachable' } })
})
