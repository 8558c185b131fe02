import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BoardModel } from '#contract/models/board.ts'
import type { CtftimeModel } from '#contract/models/ctftime.ts'
import type { GameDetailModel, ScoreboardItem } from '#contract/models/scoreboard.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import { hubSubscriber } from '#server/live/hub-subscriber.ts'
import { openPublisher } from '#server/live/publisher.ts'
import { streamSubscriber } from '#server/live/stream-subscriber.ts'
import { toBaseNotice } from '#server/modules/notice/base-notice.ts'
import { openFlagJudge } from '#server/modules/submission/flag-judge.ts'
import { QUIET } from '../../a-server.ts'
import type { Player } from '../submission/submission.world.ts'
import { freezeWorld } from './freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
})
afterAll(() => world.close())

const now = () => world.server.clock.now()
const solvedOf = (board: BoardModel) => board.solves.count
const full = (url: string) => world.get(`${url}?full=true`, { cookie: world.monitorCookie })
const noticesOf = async (gameId: number) =>
  (await world.get(`${gameId}/notices`)).json<GameNotice[]>().map(({ type }) => type)
const detailsFor = async ({ cookie }: Player, gameId: number) =>
  (await world.get(`${gameId}/details`, { cookie })).json<GameDetailModel>()

describe('while a game is frozen', () => {
  test('no call reveals a later solve to a player', async () => {
    const { gameId, ann, bob, eve, first, second } = await world.aGame()
    await world.freeze(gameId, now())
    const lookers = [null, eve, ann]
    const lookAll = async () => {
      const seen: Record<string, unknown>[] = []
      for (const looker of lookers)
        seen.push(
          await world.seenBy(looker, second, bob.teamId),
          await world.seenBy(looker, first, bob.teamId),
        )
      return seen
    }
    const before = await lookAll()
    expect(Object.keys(before[2] ?? {})).toEqual(
      expect.arrayContaining([
        'getScoreboard',
        'getBoard',
        'getBoardTeam',
        'exportStandings',
        'getGameDetails',
        'getChallenge',
        'listNotices',
      ]),
    )
    expect(JSON.stringify(before)).toContain(ann.team)
    // A first blood, a second blood, and a later solve.
    for (const place of [second, first]) await world.answer(bob, place, 'flag{right}')
    expect(await lookAll()).toEqual(before)
    expect(await world.last('notices', gameId)).toBe(1)
  })

  test('monitors get everything, and only monitors', async () => {
    const { gameId, bob, second } = await world.aGame()
    await world.freeze(gameId, now())
    await world.answer(bob, second, 'flag{right}')
    world.server.clock.advance(1000)
    expect([
      solvedOf((await world.get(`${gameId}/board`)).json()),
      solvedOf((await full(`${gameId}/board`)).json()),
    ]).toEqual([1, 2])
    const scoreIn = async (ask: typeof full) =>
      (await ask(`${gameId}/ctftime`)).json<CtftimeModel>().standings.find(({ team }) => team === bob.team)
        ?.score
    expect([await scoreIn((url) => world.get(url)), await scoreIn(full)]).toEqual([
      0,
      expect.toSatisfy((score: number) => score > 0),
    ])
    const row = (await full(`${gameId}/board/teams/${bob.teamId}`)).json<ScoreboardItem>()
    expect([row.solvedCount, row.challenges.filter(({ type }) => type === 'FirstBlood').length]).toEqual([
      1, 1,
    ])
    for (const form of ['board', 'ctftime', `board/teams/${bob.teamId}`]) {
      expect((await world.get(`${gameId}/${form}?full=true`)).statusCode).toBe(401)
      expect((await world.get(`${gameId}/${form}?full=true`, { cookie: bob.cookie })).statusCode).toBe(403)
    }
    // Monitors receive the stored stream. What the public may not see is filtered when it is sent.
    expect(await world.told('board', gameId)).toMatchObject([
      { kind: 'solve' },
      { kind: 'change' },
      { kind: 'solve', teamId: bob.teamId },
    ])
    expect(await world.curtain(gameId)).toBe(now() - 1000)
  })

  test('a team sees its own solves, which reveal nothing of others', async () => {
    const { gameId, ann, bob, first, second } = await world.aGame()
    await world.freeze(gameId, now())
    const before = await detailsFor(bob, gameId)
    await world.answer(ann, second, 'flag{right}')
    for (const place of [second, first]) await world.answer(bob, place, 'flag{right}')
    const after = await detailsFor(bob, gameId)
    expect(after.challenges).toEqual(before.challenges)
    expect({ ...after.rank, challenges: [] }).toEqual({ ...before.rank, challenges: [] })
    expect(after.rank.challenges.map(({ type, userName }) => [type, userName])).toEqual([
      ['Normal', bob.name],
      ['Normal', bob.name],
    ])
    // A score reveals the number of solves, so it must stay at the public value.
    const worth = new Map(before.challenges.Misc?.map(({ id, score }) => [id, score]))
    for (const { id, score } of after.rank.challenges) expect(score).toBe(worth.get(id))
  })

  test('a process that follows the facts shows the same as one that reads everything again', async () => {
    const { gameId, bob, eve, second } = await world.aGame()
    await world.freeze(gameId, now())
    const followed = async () => {
      world.server.clock.advance(1000)
      return [
        (await world.get(`${gameId}/board`)).json<BoardModel>(),
        (await full(`${gameId}/board`)).json<BoardModel>(),
      ]
    }
    await followed()
    for (const player of [bob, eve]) await world.answer(player, second, 'flag{right}')
    const [shown, whole] = await followed()
    expect([shown?.solves.count, whole?.solves.count, (whole?.seq ?? 0) - (shown?.seq ?? 0)]).toEqual([
      1, 3, 2,
    ])
    // A moved freeze makes the process read the board again. Only the number and the freeze may differ then.
    await world.edit('PUT', `${gameId}/freeze`, { freezeAt: null })
    await world.freeze(gameId, now() - world.hour / 2)
    const [later] = await followed()
    expect({ ...later, freezeAt: shown?.freezeAt, seq: shown?.seq }).toEqual(shown)
  })
})

describe('the notices of hidden solves', () => {
  test('are sent to no one, on no connection', async () => {
    const { store, clock } = world.server
    const { gameId, ann, bob, second } = await world.aGame()
    const told: string[] = []
    const { judge } = openFlagJudge({
      store,
      clock,
      config: QUIET,
      publish: openPublisher(
        [
          hubSubscriber(
            {
              publish: ({ target }) => void told.push(target),
              tellUser: () => {},
              disconnectUser: () => {},
              reconnectUser: () => {},
              closeGame: () => {},
            },
            toBaseNotice,
          ),
          streamSubscriber({ append: ({ stream }) => void told.push(stream), moveStart: () => {} }),
        ],
        { error: () => {} },
      ),
      platformLog: { write: () => {} },
      logger: { warn: () => {} },
    })
    const solve = ({ id, name }: Player) =>
      judge({ ...second, actor: { id, name }, ip: '', text: 'flag{right}', at: clock.now(), key: name })
    await solve(ann)
    expect(told).toEqual(expect.arrayContaining(['ReceivedGameNotice', 'notices']))
    await world.freeze(gameId, clock.now())
    told.length = 0
    await solve(bob)
    expect(told).toEqual(['ReceivedGameEvent', 'ReceivedSubmissions', 'monitor', 'team', 'board'])
  })

  test('are sent at the reveal, once', async () => {
    const { gameId, bob, second } = await world.aGame()
    await world.freeze(gameId, now())
    await world.answer(bob, second, 'flag{right}')
    expect([await noticesOf(gameId), await world.last('notices', gameId)]).toEqual([['FirstBlood'], 1])
    await world.reveal(gameId)
    await world.reveal(gameId)
    expect(await noticesOf(gameId)).toEqual(['FirstBlood', 'FirstBlood'])
    const told = await world.told('notices', gameId, 1)
    expect(told).toMatchObject([{ kind: 'added', notice: { type: 'FirstBlood' } }])
    expect(JSON.stringify(told)).toContain(bob.team)
    world.server.clock.advance(1000)
    expect(solvedOf((await world.get(`${gameId}/board`)).json())).toBe(2)
  })

  test('disappear when a freeze is set in the past, and appear when it is moved or cleared', async () => {
    const { gameId, bob, second } = await world.aGame()
    await world.freeze(gameId, now() - world.hour)
    expect(await noticesOf(gameId)).toEqual([])
    expect(await world.told('notices', gameId)).toMatchObject([{ kind: 'removed' }, { kind: 'removed' }])
    await world.freeze(gameId, now())
    await world.answer(bob, second, 'flag{right}')
    expect([await noticesOf(gameId), await world.last('notices', gameId)]).toEqual([['FirstBlood'], 3])
    await world.freeze(gameId, null)
    expect([(await noticesOf(gameId)).length, await world.last('notices', gameId)]).toEqual([2, 4])
  })
})

describe('setting it', () => {
  test('is sent, and returned', async () => {
    const { gameId } = await world.aGame()
    expect(await world.freezeOf(gameId)).toEqual({ freezeAt: null, revealedAt: null })
    const at = now() + world.hour
    expect((await world.freeze(gameId, at)).json()).toEqual({ freezeAt: toIso(at), revealedAt: null })
    expect(await world.told('board', gameId, 1)).toEqual([{ kind: 'change' }])
    // Saving the same freeze must send nothing.
    await world.freeze(gameId, at)
    expect(await world.last('board', gameId)).toBe(2)
    world.server.clock.advance(1000)
    expect((await world.get(`${gameId}/board`)).json()).toMatchObject({
      freezeAt: toIso(at),
      revealedAt: null,
    })
    world.server.clock.advance(world.hour)
    expect((await world.reveal(gameId)).json()).toEqual({ freezeAt: toIso(at), revealedAt: toIso(now()) })
    expect(await world.curtain(gameId)).toBeNull()
    // A new freeze must hide the solves again.
    await world.freeze(gameId, at)
    expect([await world.curtain(gameId), await world.freezeOf(gameId)]).toEqual([
      at,
      { freezeAt: toIso(at), revealedAt: null },
    ])
  })

  test('is refused outside of the game, and so is a reveal without a freeze', async () => {
    const { gameId } = await world.aGame()
    const game = await world.server.store.games.byId(gameId)
    for (const at of [(game?.startAt ?? 0) - 1, game?.endAt ?? 0]) {
      expect((await world.freeze(gameId, at)).json()).toMatchObject({
        status: 400,
        title: '封榜时间须在比赛的开始与结束之间',
      })
    }
    expect((await world.reveal(gameId)).json()).toMatchObject({ status: 400, title: '排行榜当前没有封榜' })
    await world.freeze(gameId, now() + world.hour)
    expect((await world.reveal(gameId)).statusCode).toBe(400)
    expect((await world.freeze(2_147_483_647, null)).statusCode).toBe(404)
    expect((await world.edit('GET', '2147483647/freeze')).statusCode).toBe(404)
  })
})
