import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { expectRefusal } from '../team/team.world.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../submission/submission.world.ts'

const ALL = {
  gameId: null,
  below: null,
  act: null,
  kind: null,
  actor: null,
  text: null,
  since: null,
  until: null,
}
const HOUR_MS = 3_600_000
let world: SubmissionWorld
let boss: string
let gameId: number
let ids: number[]
let ann: Player
beforeAll(async () => {
  world = await submissionWorld()
  await world.server.user('boss', 'Admin')
  boss = await world.server.signIn('boss')
})
afterAll(() => world.close())
beforeEach(async () => {
  gameId = await world.game()
  ann = await world.player(gameId)
  ids = []
  for (const title of ['A', 'B', 'C']) {
    const challengeId = await world.challenge(gameId)
    await world.set({ gameId, challengeId }, { title })
    ids.push(challengeId)
  }
})

const act = (path: string, body: unknown) =>
  world.server.ask('PUT', `/api/edit/games/${gameId}/challenges${path}`, {
    headers: { cookie: boss, 'content-type': 'application/json', 'accept-language': 'zh' },
    payload: JSON.stringify(body),
  })
const list = async () =>
  (await world.server.ask('GET', `/api/edit/games/${gameId}/challenges`, { headers: { cookie: boss } })).json<
    ChallengeInfoModel[]
  >()
const audited = async () =>
  (await world.server.store.audit.list(ALL, 100)).filter(
    ({ kind, id }) => kind === 'game' && id === String(gameId),
  )
const seen = async () => {
  const read = await world.server.ask('GET', `/api/game/${gameId}/details`, {
    headers: { cookie: ann.cookie },
  })
  return Object.values(read.json<{ challenges: Record<string, { id: number }[]> }>().challenges).flatMap(
    (all) => all.map(({ id }) => id),
  )
}

describe('challenges are changed together', () => {
  test('all of them, with one entry in the audit log', async () => {
    const answer = await act(
      '',
      ids.map((id) => ({ id, isEnabled: false, tag: 'Web' })),
    )
    expect(answer.json<ChallengeInfoModel[]>()).toMatchObject(
      ids.map((id) => ({ id, isEnabled: false, tag: 'Web' })),
    )
    expect(await audited()).toMatchObject([{ act: 'ChallengesChanged' }])
    expect(await seen()).toEqual([])
  })
  test('each by its own values, so that one request takes an act back', async () => {
    const [a = 0, b = 0] = ids
    await act('', [
      { id: a, isEnabled: false },
      { id: b, tag: 'Pwn' },
    ])
    await act('', [
      { id: a, isEnabled: true },
      { id: b, tag: 'Misc' },
    ])
    expect(await list()).toMatchObject(ids.map((id) => ({ id, isEnabled: true, tag: 'Misc' })))
  })
  test('none, if one has no flag: it is named', async () => {
    const bare = await world.challenge(gameId, { flags: [], isEnabled: false })
    const answer = await act(
      '',
      [...ids, bare].map((id) => ({ id, isEnabled: id === bare, tag: 'Web' })),
    )
    expectRefusal(answer, 400, 'challengesWithoutFlag', 'zh', { names: 'Tide' })
    expect((await list()).map(({ tag, isEnabled }) => [tag, isEnabled])).toEqual([
      ['Misc', true],
      ['Misc', true],
      ['Misc', true],
      ['Misc', false],
    ])
    expect(await audited()).toEqual([])
  })
  test('none, if one is of another game or does not exist', async () => {
    const other = await world.challenge(await world.game())
    expectRefusal(
      await act(
        '',
        [...ids, other].map((id) => ({ id, tag: 'Web' })),
      ),
      404,
      'challengeMissing',
    )
    expect((await list()).map(({ tag }) => tag)).toEqual(['Misc', 'Misc', 'Misc'])
  })
  test('none, if others have changed some in the meantime: all of those are named', async () => {
    const seen = (await list()).map(({ id, version }) => ({ id, version }))
    const [a = 0, b = 0] = ids
    await act('', [
      { id: a, title: 'Anew' },
      { id: b, originalScore: 400 },
    ])
    const stale = seen.map((each) => ({ ...each, tag: 'Web' }))
    expectRefusal(await act('', stale), 409, 'challengesChanged', 'zh', { names: 'Anew, B' })
    expectRefusal(
      await act('/deleted', { challenges: seen, word: 'DELETE' }),
      409,
      'challengesChanged',
      'zh',
      {
        names: 'Anew, B',
      },
    )
    expect((await list()).map(({ tag }) => tag)).toEqual(['Misc', 'Misc', 'Misc'])
    const fresh = (await list()).map(({ id, version }) => ({ id, version, tag: 'Web' }))
    expect((await act('', fresh)).statusCode).toBe(200)
  })
  test('and open at a time, before which players do not see them', async () => {
    const opensAt = toIso(world.server.clock.now() + HOUR_MS)
    await act(
      '',
      ids.map((id) => ({ id, opensAt })),
    )
    expect(await seen()).toEqual([])
    await act(
      '',
      ids.map((id) => ({ id, opensAt: EPOCH })),
    )
    expect(await seen()).toEqual(ids)
  })
})

describe('the own order of challenges', () => {
  test('is that of the players, and survives a challenge that is added', async () => {
    const [a = 0, b = 0, c = 0] = ids
    await act('/order', [c, a, b])
    const added = await world.challenge(gameId)
    expect((await list()).map(({ id }) => id)).toEqual([c, a, b, added])
    expect(await seen()).toEqual([c, a, b, added])
  })
  test('leaves those that are not named in their order, behind the named ones', async () => {
    const [a = 0, b = 0, c = 0] = ids
    await act('/order', [c])
    expect((await list()).map(({ id }) => id)).toEqual([c, a, b])
    expect(await audited()).toMatchObject([{ act: 'ChallengesOrdered' }])
  })
  test('takes no challenge of another game', async () => {
    const other = await world.challenge(await world.game())
    expectRefusal(await act('/order', [other]), 404, 'challengeMissing')
  })
})

describe('challenges are deleted together', () => {
  test('all of them, after the word', async () => {
    expectRefusal(
      await act('/deleted', { challenges: ids.map((id) => ({ id })), word: 'delet' }),
      400,
      'deleteWordMissing',
      'zh',
      {
        word: 'DELETE',
      },
    )
    expect(await list()).toHaveLength(3)
    expect(
      (await act('/deleted', { challenges: ids.slice(1).map((id) => ({ id })), word: 'delete' })).json(),
    ).toMatchObject([{ id: ids[0] }])
    expect(await audited()).toMatchObject([{ act: 'ChallengesDeleted' }])
  })
  test('none, if one is gone', async () => {
    expectRefusal(
      await act('/deleted', { challenges: [...ids, 2_000_000].map((id) => ({ id })), word: 'DELETE' }),
      404,
      'challengeMissing',
    )
    expect(await list()).toHaveLength(3)
  })
})

test('the list counts tries, solves and those of the last hour', async () => {
  const [first = 0] = ids
  const place = { gameId, challengeId: first }
  await world.answer(ann, place, 'flag{no}')
  await world.answer(ann, place, 'flag{right}')
  expect((await list())[0]).toMatchObject({ solves: 1, tries: 2, lastHour: 1 })
  world.server.clock.advance(HOUR_MS + 1)
  expect((await list())[0]).toMatchObject({ solves: 1, tries: 2, lastHour: 0 })
})
test('the effects of several challenges are counted together', async () => {
  const [a = 0, b = 0, c = 0] = ids
  await world.answer(ann, { gameId, challengeId: a }, 'flag{right}')
  await world.answer(ann, { gameId, challengeId: b }, 'flag{right}')
  const effects = async (query: string) =>
    (
      await world.server.ask('GET', `/api/edit/games/${gameId}/effects?${query}`, {
        headers: { cookie: boss },
      })
    ).json<object>()
  expect(await effects(`challenges=${a},${b}`)).toMatchObject({ challenges: 2, solves: 2, solvers: 1 })
  expect(await effects(`challenges=${c}`)).toMatchObject({ challenges: 1, solves: 0 })
  expect(await effects('challenges=1;2')).toMatchObject({ status: 400 })
})
