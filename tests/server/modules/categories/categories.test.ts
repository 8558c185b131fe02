import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { CATEGORY_COLOURS, MAX_CATEGORY_LABEL } from '#contract/models/category-names.ts'
import type { OwnCategories, OwnCategory } from '#contract/models/category.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { archiveWorld, rewritten, textIn, type ArchiveWorld } from '../archive/archive.world.ts'
import { leftBy } from '../audit/audit.world.ts'
import { expectRefusal } from '../edit/edit.world.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: ArchiveWorld
beforeAll(async () => {
  world = await archiveWorld()
})
afterAll(() => world.close())

const NET: OwnCategory = { tag: 'Web', label: 'Net', colour: 'gray' }
const WARM_UP: OwnCategory = { tag: 'Misc', label: 'Warm up', colour: 'green' }
const save = (id: number, categories: unknown) => world.say('PUT', `/games/${id}/categories`, { categories })
const toEdit = async (id: number) =>
  (await world.said('GET', `/games/${id}/categories`)).json<OwnCategories>().categories
const asShown = (id: number, cookie?: string) =>
  world.server.ask('GET', `/api/game/${id}/categories`, {
    headers: { 'accept-language': 'zh', ...(cookie ? { cookie } : {}) },
  })

describe('the categories of a game', () => {
  test('are the built-in ones until an organiser sets labels and colours, in the order of the tags', async () => {
    const { id } = await world.game()
    expect((await asShown(id)).json()).toEqual({ categories: [] })
    expect((await save(id, [NET, { ...WARM_UP, label: ' Warm up ' }])).json()).toEqual({
      categories: [WARM_UP, NET],
    })
    expect((await asShown(id)).json()).toEqual({ categories: [WARM_UP, NET] })
    expect(await toEdit(id)).toEqual([WARM_UP, NET])
    expect((await save(id, [])).json()).toEqual({ categories: [] })
    expect(await toEdit(id)).toEqual([])
  })
  test('are those of a hidden game only for monitors and members', async () => {
    const { id } = await world.game({ hidden: true })
    await save(id, [NET])
    await world.server.user('looker')
    await world.server.user('watcher', 'Monitor')
    expectRefusal(await asShown(id), 404, 'gameMissing')
    expectRefusal(await asShown(id, await world.server.signIn('looker')), 404, 'gameMissing')
    expect((await asShown(id, await world.server.signIn('watcher'))).json()).toEqual({ categories: [NET] })
  })
  test('of a game that is not there are 404', async () => {
    const nowhere = 2_147_483_647
    expectRefusal(await asShown(nowhere), 404, 'gameMissing')
    expectRefusal(await world.say('GET', `/games/${nowhere}/categories`), 404, 'gameMissing')
    expectRefusal(await save(nowhere, []), 404, 'gameMissing')
  })
})

describe('an invalid save is refused, and changes nothing,', () => {
  test.each([
    ['without a list', {}, 'fieldRequired', { field: 'categories' }],
    ['with a tag twice', { categories: [NET, { ...NET, label: 'Other' }] }, 'categoryTwice', { tag: 'Web' }],
    [
      'with a label twice',
      { categories: [NET, { ...WARM_UP, label: 'ＮＥＴ' }] },
      'categoryLabelTaken',
      { label: 'Net' },
    ],
    [
      'with the name of another',
      { categories: [{ ...NET, label: 'pwn' }] },
      'categoryLabelTaken',
      { label: 'pwn' },
    ],
    ['with a blank label', { categories: [{ ...NET, label: ' ' }] }, 'fieldRequired', { field: 'label' }],
    [
      'with a long label',
      { categories: [{ ...NET, label: 'x'.repeat(MAX_CATEGORY_LABEL + 1) }] },
      'fieldTooLong',
      { field: 'label', limit: 20 },
    ],
  ] as const)('%s', async (_, body, title, fill) => {
    const { id } = await world.game()
    await save(id, [WARM_UP])
    expectRefusal(await world.say('PUT', `/games/${id}/categories`, body), 400, title, 'zh', fill)
    expect(await toEdit(id)).toEqual([WARM_UP])
  })
  test('with a line break or an unknown colour', async () => {
    const { id } = await world.game()
    for (const wrong of [
      { label: 'a\nb' },
      { label: 'a\u202eb' },
      { colour: '#ff0000' },
      { colour: 'gold' },
      { tag: 'Net' },
    ]) {
      expect((await save(id, [{ ...NET, ...wrong }])).statusCode).toBe(400)
    }
    expect(await toEdit(id)).toEqual([])
  })
  test('while all colours and two swapped labels are accepted', async () => {
    const { id } = await world.game()
    for (const colour of CATEGORY_COLOURS) expect((await save(id, [{ ...NET, colour }])).statusCode).toBe(200)
    const swapped = [
      { tag: 'Pwn', label: 'Web', colour: 'red' },
      { tag: 'Web', label: 'Pwn', colour: 'blue' },
    ]
    expect((await save(id, swapped)).statusCode).toBe(200)
  })
})

test('a save is logged with the values before, and one without a change is not', async () => {
  const { id } = await world.game()
  await save(id, [WARM_UP])
  const change = {
    field: 'categories',
    before: 'Misc: Warm up (green)',
    after: 'Misc: Warm up (green)\nWeb: Net (gray)',
  }
  const left = await leftBy(world.server, () => save(id, [NET, WARM_UP]))
  expect(left).toMatchObject([{ act: 'CategoriesChanged', changes: [{ ...change, isHidden: false }] }])
  expect(await leftBy(world.server, () => save(id, [WARM_UP, NET]))).toEqual([])
})

test('own categories change no response of the base wire', async () => {
  const played = await freezeWorld()
  try {
    const { gameId, ann, first } = await played.aGame()
    const organiser = await played.enter((await played.server.user('second', 'Admin')).id)
    const base = Object.entries(ALL_CALLS).filter(
      ([, call]) =>
        call.method === 'GET' &&
        call.rules.extension === undefined &&
        call.path.includes('{id}') &&
        SERVED_CALLS.has(call),
    )
    const seen = async () => {
      const answers: Record<string, { status: number; etag: unknown; body: string }> = {}
      for (const [name, { path }] of base) {
        const url = path
          .replaceAll('{id}', String(gameId))
          .replaceAll(/\{c(hallenge)?id\}/gi, String(first.challengeId))
        for (const cookie of [ann.cookie, organiser]) {
          const { statusCode, body, headers } = await played.server.ask(
            'GET',
            url.replaceAll(/\{.*?\}/g, '0'),
            { headers: { cookie } },
          )
          answers[`${name} ${cookie === organiser ? 'organiser' : 'player'}`] = {
            status: statusCode,
            etag: headers['etag'],
            body,
          }
        }
      }
      return answers
    }
    const before = await seen()
    for (const name of ['getGame', 'getScoreboard', 'getGameDetails', 'getChallenge']) {
      expect([name, before[`${name} player`]?.status]).toEqual([name, 200])
    }
    const own = await played.edit('PUT', `${gameId}/categories`, { categories: [WARM_UP, NET] })
    expect(own.statusCode).toBe(200)
    expect(await seen()).toEqual(before)
  } finally {
    await played.close()
  }
}, 60_000)

describe('the archive of a game', () => {
  test('keeps them across an export and an import, and a clone has them', async () => {
    const { id } = await world.game()
    await save(id, [NET, WARM_UP])
    const archive = await world.take(id)
    expect(textIn(archive).categories).toEqual([WARM_UP, NET])
    const back = await world.put(archive)
    expect(await toEdit(back.id)).toEqual([WARM_UP, NET])
    expect(textIn(await world.take(back.id))).toEqual({
      ...textIn(archive),
      game: { ...textIn(archive).game, hidden: true },
    })
    const cloned = (await world.said('POST', `/games/${id}/clone`, { title: 'Next' })).json<GameInfoModel>()
    expect(await toEdit(cloned.id)).toEqual([WARM_UP, NET])
  })
  test('from before own categories has none, and one with a repeated label is rejected', async () => {
    const { id } = await world.game()
    const archive = await world.take(id)
    const old = rewritten(archive, (text) => ({ ...text, categories: undefined }))
    expect(await toEdit((await world.put(old)).id)).toEqual([])
    const wrong = rewritten(archive, (text) => ({ ...text, categories: [NET, { ...WARM_UP, label: 'net' }] }))
    expectRefusal(await world.send(wrong), 400, 'categoryLabelTaken', 'zh', { label: 'Net' })
  })
})
