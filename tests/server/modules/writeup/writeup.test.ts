import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BasicWriteupInfoModel } from '#contract/models/writeup.ts'
import { aForm } from '../asset/asset.world.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../submission/submission.world.ts'
import { expectRefusal } from '../team/team.world.ts'

const DAY_MS = 24 * 3_600_000
let world: SubmissionWorld
let admin: string
beforeAll(async () => {
  world = await submissionWorld()
  await world.server.user('root', 'Admin')
  admin = await world.server.signIn('root')
}, 60_000)
afterAll(() => world.close())

interface Sent {
  name?: string
  type?: string
  field?: string
}
const pdf = (text: string | number) => Buffer.from(`%PDF-1.7\n${text}`)
function send(
  { cookie }: Pick<Player, 'cookie'>,
  gameId: number,
  content: Buffer,
  { name = 'my.pdf', type = 'application/pdf', field = 'file' }: Sent = {},
) {
  const { payload, headers } = aForm([{ field, name, content, type }])
  return world.server.ask('POST', `/api/game/${gameId}/writeup`, {
    payload,
    headers: { ...headers, cookie, 'accept-language': 'zh' },
  })
}
async function sent(player: Player, gameId: number, content: Buffer): Promise<string> {
  const answer = await send(player, gameId, content)
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  return hashOf(player)
}
const read = ({ cookie }: Pick<Player, 'cookie'>, gameId: number) =>
  world.server.ask('GET', `/api/game/${gameId}/writeup`, { headers: { cookie, 'accept-language': 'zh' } })
const hashOf = async ({ participationId }: Player) =>
  (await world.server.store.participations.writeupOf(participationId))?.fileHash ?? ''
const refs = async (hash: string) => (await world.server.store.files.find(hash))?.refs ?? null
const download = (hash: string, cookie: string | null, name = 'w.pdf') =>
  world.server.ask('GET', `/assets/${hash}/${name}`, { headers: cookie === null ? {} : { cookie } })
const mate = async (gameId: number, { participationId }: Player) => {
  const other = await world.player(await world.game())
  await world.server.store.participations.addMember({ participationId, gameId, userId: other.id })
  return other
}

describe('a writeup', () => {
  test('is stored under the name of the game and the team, and returned to its players', async () => {
    const gameId = await world.game({ wpNote: 'PDF, *please*' })
    const player = await world.player(gameId)
    expect((await read(player, gameId)).json()).toEqual({
      submitted: false,
      name: '#',
      fileSize: 0,
      note: 'PDF, *please*',
    })
    await sent(player, gameId, pdf('one'))
    const name = `Writeup-${gameId}-${player.teamId}-20260101-00.00.00Z.pdf`
    expect((await read(await mate(gameId, player), gameId)).json()).toEqual({
      submitted: true,
      name,
      fileSize: 12,
      note: 'PDF, *please*',
    })
    await expect
      .poll(async () =>
        (await world.server.store.logs.list(null, { count: 50, skip: 0 })).find(({ message }) =>
          message.includes(name),
        ),
      )
      .toMatchObject({ level: 'Information', status: 'Success', name: player.name })
  })
  test('may be replaced by any player of the team, and the one before is deleted', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const first = await sent(player, gameId, pdf('first'))
    expect((await send(await mate(gameId, player), gameId, pdf('second'))).statusCode).toBe(200)
    const second = await hashOf(player)
    expect([await refs(first), await refs(second)]).toEqual([null, 1])
    expect((await download(first, admin)).statusCode).toBe(404)
    expect((await download(second, admin)).rawPayload.toString()).toBe('%PDF-1.7\nsecond')
  })
  test('may be uploaded again unchanged, and by two teams', async () => {
    const gameId = await world.game()
    const [ann, ben] = [await world.player(gameId), await world.player(gameId)]
    const hash = await sent(ann, gameId, pdf('alike'))
    await sent(ann, gameId, pdf('alike'))
    expect(await refs(hash)).toBe(1)
    await sent(ben, gameId, pdf('alike'))
    expect(await refs(hash)).toBe(2)
    expect((await download(hash, null)).statusCode).toBe(404)
    await sent(ben, gameId, pdf('own'))
    expect([await refs(hash), (await download(hash, admin)).statusCode]).toEqual([1, 200])
  })
  test('of ten uploaded at the same time one stays, and no file is left over', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const players = [player, await mate(gameId, player), await mate(gameId, player)]
    const before = (await world.server.store.files.list({ count: 1000, skip: 0 })).length
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => send(players[at % 3] ?? player, gameId, pdf(`race ${at}`))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect((await world.server.store.files.list({ count: 1000, skip: 0 })).length).toBe(before + 1)
    expect(await refs(await hashOf(player))).toBe(1)
  })
  test('may be uploaded after the end until the deadline, also without practice', async () => {
    const now = world.server.clock.now()
    const gameId = await world.game({ endAt: now - 1, wpddlAt: now, practiceMode: false })
    await sent(await world.player(gameId), gameId, pdf('late'))
    const closed = await world.game({ endAt: now - 2, wpddlAt: now - 1 })
    const player = await world.player(closed)
    expectRefusal(await send(player, closed, pdf('too late')), 400, 'writeupTooLate')
    expect((await read(player, closed)).json<BasicWriteupInfoModel>().submitted).toBe(false)
  })
})

describe('is refused and leaves nothing', () => {
  const leftovers = async () => (await world.server.store.files.list({ count: 1000, skip: 0 })).length
  test.each([
    ['an empty file', Buffer.alloc(0), {}, 'writeupEmpty', {}],
    ['a form without the part', pdf('x'), { field: 'files' }, 'fieldRequired', { field: 'file' }],
    [
      'a file that is too large',
      Buffer.concat([pdf(''), Buffer.alloc(20 * MEBIBYTE)]),
      {},
      'writeupTooLarge',
      {},
    ],
    ['too large and no PDF', Buffer.alloc(20 * MEBIBYTE + 1), { name: 'x.zip' }, 'writeupTooLarge', {}],
    ['another type', pdf('x'), { type: 'application/octet-stream' }, 'writeupNotPdf', {}],
    ['another name', pdf('x'), { name: 'my.PDF' }, 'writeupNotPdf', {}],
    ['a file that only claims to be a PDF', Buffer.from('PK\u0003\u0004'), {}, 'writeupNotPdf', {}],
  ] as const)('%s', async (_, content, how, title, fill) => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const before = await leftovers()
    expectRefusal(await send(player, gameId, content, how), 400, title, 'zh', fill)
    expect([await leftovers(), await hashOf(player)]).toEqual([before, ''])
  })
  test('exactly 20 MiB is fine', async () => {
    const gameId = await world.game()
    const head = pdf('')
    await sent(
      await world.player(gameId),
      gameId,
      Buffer.concat([head, Buffer.alloc(20 * MEBIBYTE - head.length)]),
    )
  })
  test('an invalid file before an invalid sender', async () => {
    const gameId = await world.game()
    const stranger = await world.player(await world.game())
    expectRefusal(await send(stranger, gameId, Buffer.alloc(0)), 400, 'writeupEmpty')
    expectRefusal(await send(stranger, gameId, pdf('x')), 400, 'notPlaying')
    expectRefusal(await send(stranger, 2_147_483_647, pdf('x')), 404, 'gameMissing')
  })
  test('users who do not play', async () => {
    const now = world.server.clock.now()
    const before = await leftovers()
    for (const status of ['Pending', 'Rejected', 'Suspended'] as const) {
      const gameId = await world.game({ startAt: now + 1, endAt: now + DAY_MS })
      const player = await world.player(gameId, status)
      expectRefusal(await send(player, gameId, pdf('x')), 400, 'notAccepted')
      expectRefusal(await read(player, gameId), 400, 'notAccepted')
    }
    const coming = await world.game({ startAt: now + 1, endAt: now + DAY_MS })
    const player = await world.player(coming)
    expectRefusal(await send(player, coming, pdf('x')), 400, 'notStarted')
    expectRefusal(await read(player, coming), 400, 'notStarted')
    expect(await leftovers()).toBe(before)
  })
})

describe('the file of a writeup', () => {
  test('is returned to admins alone, and cached nowhere', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const hash = await sent(player, gameId, pdf('secret'))
    await world.server.user('watch', 'Monitor')
    const others = [
      null,
      player.cookie,
      (await world.player(gameId)).cookie,
      await world.server.signIn('watch'),
    ]
    for (const cookie of others) {
      for (const name of ['w.pdf', 'avatar', 'x'])
        expectRefusal(await download(hash, cookie, name), 404, 'fileMissing')
    }
    const answer = await download(hash, admin)
    expect([answer.statusCode, answer.headers['cache-control'], answer.rawPayload.toString()]).toEqual([
      200,
      'private, no-store',
      '%PDF-1.7\nsecret',
    ])
    const known = await world.server.ask('GET', `/assets/${hash}/w.pdf`, {
      headers: { cookie: player.cookie, 'if-none-match': `"${hash}"` },
    })
    expect(known.statusCode).toBe(404)
  })
  test('that is public elsewhere stays public: uploading it takes it from no one', async () => {
    const { payload, headers } = aForm([{ name: 'task.pdf', content: pdf('task') }])
    const uploaded = await world.server.ask('POST', '/api/assets', {
      payload,
      headers: { ...headers, cookie: admin },
    })
    const [{ hash = '' } = {}] = uploaded.json<{ hash?: string }[]>()
    const gameId = await world.game()
    expect(await sent(await world.player(gameId), gameId, pdf('task'))).toBe(hash)
    const answer = await download(hash, null)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })
  test('that an admin deletes no longer counts as submitted', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const hash = await sent(player, gameId, pdf('deleted'))
    expect(
      (await world.server.ask('DELETE', `/api/assets/${hash}`, { headers: { cookie: admin } })).statusCode,
    ).toBe(200)
    expect((await read(player, gameId)).json<BasicWriteupInfoModel>()).toMatchObject({
      submitted: false,
      name: '#',
      fileSize: 0,
    })
    await sent(player, gameId, pdf('again'))
  })
  test('is deleted with the game', async () => {
    const gameId = await world.game()
    const hash = await sent(await world.player(gameId), gameId, pdf('with the game'))
    await world.server.ask('DELETE', `/api/edit/games/${gameId}`, { headers: { cookie: admin } })
    expect([await refs(hash), (await download(hash, admin)).statusCode]).toEqual([null, 404])
  })
  test.each(['leaves', 'deletes the team'])(
    'is deleted with the participation when its last player %s',
    async (way) => {
      const gameId = await world.game()
      const player = await world.player(gameId)
      const hash = await sent(player, gameId, pdf(way))
      await world.setStatus(player, 'Rejected')
      const [method, url] =
        way === 'leaves'
          ? (['DELETE', `/api/game/${gameId}`] as const)
          : (['DELETE', `/api/team/${player.teamId}`] as const)
      const answer = await world.server.ask(method, url, { headers: { cookie: player.cookie } })
      expect([answer.statusCode, await refs(hash), (await download(hash, admin)).statusCode]).toEqual([
        200,
        null,
        404,
      ])
    },
  )
})
