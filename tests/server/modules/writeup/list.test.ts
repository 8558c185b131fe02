import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WriteupInfoModel } from '#contract/models/writeup.ts'
import { aForm } from '../asset/asset.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import { pdf, writeupWorld, type WriteupWorld } from './writeup.world.ts'

let world: WriteupWorld
beforeAll(async () => {
  world = await writeupWorld()
}, 60_000)
afterAll(() => world.close())

describe('the list of writeups', () => {
  test('has each team that handed in, the latest first, with its file and without its members', async () => {
    const gameId = await world.game()
    const [ann, ben, idle] = [
      await world.player(gameId),
      await world.player(gameId),
      await world.player(gameId),
    ]
    await world.server.store.participations.setOrganization(ben.participationId, 'Harbour College')
    const first = await world.handIn(ann, gameId, pdf('ann'))
    world.server.clock.advance(60_000)
    const second = await world.handIn(ben, gameId, pdf('by ben'))
    const list = (await world.list(gameId)).json<WriteupInfoModel[]>()
    const stored = (teamId: number, minute: string) =>
      `Writeup-${gameId}-${teamId}-20260101-00.${minute}.00Z.pdf`
    expect(list).toEqual([
      {
        id: ben.participationId,
        team: { id: ben.teamId, name: ben.team, bio: null, avatar: null, locked: false, members: null },
        url: `/assets/${second}/${stored(ben.teamId, '01')}`,
        uploadTimeUTC: '2026-01-01T00:01:00+00:00',
        organization: 'Harbour College',
        fileName: stored(ben.teamId, '01'),
        fileSize: 15,
      },
      expect.objectContaining({
        id: ann.participationId,
        url: `/assets/${first}/${stored(ann.teamId, '00')}`,
        organization: null,
      }) as object,
    ])
    expect(list.map(({ id }) => id)).not.toContain(idle.participationId)
    // A repeated upload must become the latest.
    world.server.clock.advance(60_000)
    await world.handIn(ann, gameId, pdf('ann again'))
    expect((await world.list(gameId)).json<WriteupInfoModel[]>().map(({ id }) => id)).toEqual([
      ann.participationId,
      ben.participationId,
    ])
  })
  test('has those of every status, since organisers may still need them', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    await world.handIn(player, gameId, pdf('before'))
    await world.setStatus(player, 'Suspended')
    expect((await world.list(gameId)).json<WriteupInfoModel[]>()).toHaveLength(1)
  })
  test('is empty without uploads, and for another game', async () => {
    const [empty, other] = [await world.game(), await world.game()]
    await world.handIn(await world.player(other), other, pdf('other'))
    expect((await world.list(empty)).json()).toEqual([])
  })
  test('leaves out those that an admin deleted', async () => {
    const gameId = await world.game()
    const hash = await world.handIn(await world.player(gameId), gameId, pdf('deleted'))
    await world.server.ask('DELETE', `/api/assets/${hash}`, { headers: { cookie: world.admin } })
    expect((await world.list(gameId)).json()).toEqual([])
  })
  test('of a missing game is 404, and only admins get it', async () => {
    expectRefusal(await world.list(2_147_483_647), 404, 'gameMissing')
    const gameId = await world.game()
    const player = await world.player(gameId)
    await world.server.user('watch', 'Monitor')
    for (const ask of [world.list, world.take]) {
      expect((await ask(gameId, player.cookie)).statusCode).toBe(403)
      expect((await ask(gameId, await world.server.signIn('watch'))).statusCode).toBe(403)
      expect((await ask(gameId, '')).statusCode).toBe(401)
    }
  })
})

describe('the document', () => {
  const dispositionOf = async (hash: string, cookie: string | null, name?: string) =>
    String((await world.download(hash, cookie, name)).headers['content-disposition']).split(';')[0]

  test('is shown to admins inside of a page, where nothing in it may run', async () => {
    const gameId = await world.game()
    const hash = await world.handIn(await world.player(gameId), gameId, pdf('shown'))
    const { headers } = await world.download(hash, world.admin, 'Writeup-1.pdf')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Writeup-1.pdf"; filename*=UTF-8''Writeup-1.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })
  test('requested under another name is a download', async () => {
    const gameId = await world.game()
    const hash = await world.handIn(await world.player(gameId), gameId, pdf('named'))
    for (const name of ['w.html', 'w.svg', 'w', 'w.txt', 'w.png'])
      expect(await dispositionOf(hash, world.admin, name)).toBe('attachment')
  })
  test('that is a challenge’s file, too, is shown to admins, a download for all others, and no cache mixes the two', async () => {
    const { payload, headers } = aForm([{ name: 'task.pdf', content: pdf('both') }])
    await world.server.ask('POST', '/api/assets', { payload, headers: { ...headers, cookie: world.admin } })
    const gameId = await world.game()
    const player = await world.player(gameId)
    const hash = await world.handIn(player, gameId, pdf('both'))
    expect(await dispositionOf(hash, world.admin)).toBe('inline')
    expect((await world.download(hash, world.admin)).headers['cache-control']).toBe('private, no-store')
    for (const cookie of [null, player.cookie]) {
      expect(await dispositionOf(hash, cookie)).toBe('attachment')
      expect((await world.download(hash, cookie)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      )
    }
  })
  test('that is no writeup is a download for admins, too', async () => {
    const { payload, headers } = aForm([{ name: 'only.pdf', content: pdf('only a file') }])
    const uploaded = await world.server.ask('POST', '/api/assets', {
      payload,
      headers: { ...headers, cookie: world.admin },
    })
    expect(await dispositionOf(uploaded.json<{ hash: string }[]>()[0]?.hash ?? '', world.admin)).toBe(
      'attachment',
    )
  })
})
