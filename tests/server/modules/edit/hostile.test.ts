import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editWorld, type EditWorld } from './edit.world.ts'

let world: EditWorld
let urls: Record<string, string>
beforeAll(async () => {
  world = await editWorld()
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id, 'DynamicContainer')
  const { id: noticeId } = (await world.said('POST', `/games/${id}/notices`, { content: 'n' })).json<{
    id: number
  }>()
  const postId = (await world.said('POST', '/posts', { title: 'News' })).json<string>()
  urls = {
    post: `/posts/${postId}`,
    game: `/games/${id}`,
    notice: `/games/${id}/notices/${noticeId}`,
    challenge: `/games/${id}/challenges/${cId}`,
  }
}, 60_000)
afterAll(() => world.close())

const FINE = {
  posts: { title: 'x', summary: 's', content: 'c', tags: ['t'], isPinned: true },
  games: {
    title: 'x',
    hidden: true,
    summary: 's',
    content: 'c',
    acceptWithoutReview: true,
    inviteCode: 'i',
    organizations: ['o'],
    teamMemberCountLimit: 1,
    containerCountLimit: 1,
    practiceMode: false,
    start: '2026-03-01T00:00:00Z',
    end: '2026-03-02T00:00:00Z',
    wpddl: '2026-03-03T00:00:00Z',
    wpNote: 'n',
    bloodBonus: 1,
  },
  notices: { content: 'c' },
  challenge: {
    title: 'x',
    content: 'c',
    flagTemplate: '[GUID]',
    tag: 'Web',
    hints: ['h'],
    isEnabled: true,
    containerImage: 'i',
    memoryLimit: 64,
    cpuCount: 1,
    storageLimit: 256,
    containerExposePort: 80,
    privilegedContainer: true,
    originalScore: 1,
    minScoreRate: 0.5,
    difficulty: 1,
    fileName: 'f',
  },
}
/** The calls of each body: POST to create, PUT to change. */
const CALLS: [keyof typeof FINE, () => ['POST' | 'PUT', string | undefined][]][] = [
  [
    'posts',
    () => [
      ['POST', '/posts'],
      ['PUT', urls['post']],
    ],
  ],
  [
    'games',
    () => [
      ['POST', '/games'],
      ['PUT', urls['game']],
    ],
  ],
  [
    'notices',
    () => [
      ['POST', `${urls['game']}/notices`],
      ['PUT', urls['notice']],
    ],
  ],
  ['challenge', () => [['PUT', urls['challenge']]]],
]
const LONG = 'x'.repeat(10_000)
const HUGE = 'x'.repeat(500_001)
const IMPOSSIBLE = [2 ** 31, -(2 ** 31) - 1, 1e308, '1e999', 0.5, 'NaN', {}, [], true]
const BAD: Record<keyof typeof FINE, Record<string, unknown[]>> = {
  posts: {
    title: [LONG, 'a\0b', 7, null, '\0'],
    summary: [HUGE, '\0', 7],
    content: [HUGE, '\0'],
    tags: [[LONG], Array(101).fill('t'), ['\0'], [null], 't'],
    isPinned: ['true', 1],
  },
  games: {
    title: [LONG, 'a\0b', 7, '', ' '],
    summary: [HUGE, '\0', null],
    content: [HUGE, '\0', null],
    wpNote: [HUGE, '\0', null],
    inviteCode: [LONG, '\0'],
    organizations: [[LONG], Array.from({ length: 1001 }, (_, n) => `o${n}`), ['\0'], [[]]],
    teamMemberCountLimit: IMPOSSIBLE,
    containerCountLimit: IMPOSSIBLE,
    start: [
      '2026-02-30T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '10000-01-01T00:00:00Z',
      '0000-12-31T00:00:00Z',
      'now',
      7,
      LONG,
    ],
    end: ['0001-01-01T00:00:00Z', '2026-03-01T00:00:00Z', 'never'],
    wpddl: ['2026-13-01T00:00:00Z', '-000001-01-01T00:00:00Z'],
    bloodBonus: [2 ** 30 - 1, 2 ** 53, -1, '1e9', {}],
    hidden: ['yes', null],
  },
  notices: { content: [HUGE, '\0', '', null, {}] },
  challenge: {
    title: [LONG, '\0', ''],
    content: [HUGE, '\0'],
    flagTemplate: ['[GUID]'.repeat(1000), '[GUID]'.repeat(20), '\0', 'weak'],
    tag: ['Nothing', 99, -1],
    hints: [Array(101).fill('h'), [HUGE], ['\0'], 'h'],
    containerImage: [LONG, '\0'],
    fileName: [LONG, '\0', ' ', ''],
    memoryLimit: [...IMPOSSIBLE, 0, 31, 1_048_577, -1],
    cpuCount: [...IMPOSSIBLE, 0, 1025],
    storageLimit: [...IMPOSSIBLE, 127, 1_048_577],
    containerExposePort: IMPOSSIBLE,
    originalScore: IMPOSSIBLE,
    minScoreRate: [-0.1, 1.1, 'x', {}],
    difficulty: ['NaN', '1e999', {}, 'x'],
    isEnabled: ['yes', 1],
  },
}

describe.each(CALLS)('%s', (kind, calls) => {
  test('a valid one is accepted', async () => {
    for (const [method, url] of calls()) await world.said(method, url ?? '', FINE[kind])
  })
  test.each(Object.entries(BAD[kind]))(
    'a bad %s is 400 with a readable message, and nothing is stored',
    async (field, values) => {
      const before = await world.snapshot()
      for (const [method, url] of calls()) {
        for (const value of values) {
          const answer = await world.say(method, url ?? '', { ...FINE[kind], [field]: value })
          expect([answer.statusCode, JSON.stringify(value)?.slice(0, 60)]).toEqual([
            400,
            JSON.stringify(value)?.slice(0, 60),
          ])
          expect(answer.json()).toEqual({
            title: expect.stringMatching(/^.{3,200}$/u) as string,
            status: 400,
          })
        }
      }
      expect(await world.snapshot()).toBe(before)
    },
  )
  test('any body gets a response, and never causes a fault', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.json().map((text) => text.slice(0, -1)),
    )
    const fields = fc
      .dictionary(fc.constantFrom(...Object.keys(FINE[kind])), fc.jsonValue({ maxDepth: 2 }))
      .map((some) => JSON.stringify({ ...FINE[kind], ...some }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, fields), async (text) => {
        for (const [method, url] of calls()) {
          const { statusCode } = await world.say(method, url ?? '', text)
          expect([200, 400]).toContain(statusCode)
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})

test('half of a surrogate pair is rejected, in any position', async () => {
  const half = 'a\ud800b'
  const before = (await world.said('GET', urls['challenge'] ?? '')).json<object>()
  for (const body of [
    { title: half },
    { content: half },
    { hints: [half] },
    { flagTemplate: `[GUID]${half}` },
    { containerImage: half },
    { fileName: half },
  ]) {
    expect((await world.say('PUT', urls['challenge'] ?? '', body)).statusCode).toBe(400)
  }
  expect(
    (await world.say('PUT', urls['game'] ?? '', { ...FINE.games, organizations: [half] })).statusCode,
  ).toBe(400)
  expect((await world.say('PUT', urls['post'] ?? '', { title: 'x', tags: [half] })).statusCode).toBe(400)
  expect((await world.said('GET', urls['challenge'] ?? '')).json()).toEqual(before)
})

test('numbers beyond 32 bits in an address are 400', async () => {
  for (const url of [
    '/games/2147483648',
    '/games/1e3',
    '/games/-',
    '/games/1/challenges/99999999999',
    '/games/%00',
  ]) {
    expect((await world.say('GET', url)).statusCode).toBe(400)
  }
  for (const query of ['count=-1', 'count=2147483648', 'skip=-1', 'count=x'])
    expect((await world.say('GET', `/games?${query}`)).statusCode).toBe(400)
  expect((await world.say('GET', '/games/-1')).statusCode).toBe(404)
  expect((await world.say('GET', '/games?count=2147483647&skip=2147483647')).statusCode).toBe(200)
})
