import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '#server/modules/asset/store-file.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await teamWorld()
  await world.people('ann', 'ben', 'cleo')
})
afterAll(() => world.close())

const remove = (id: number) => world.say('ann', 'DELETE', `/api/team/${id}`)
const ended = () => world.game({ endAt: world.server.clock.now() })

async function anAvatar(content: string): Promise<string> {
  const { files, store, clock } = world.server
  async function* bytes() {
    yield Buffer.from(content)
  }
  const incoming = await files.receive(bytes(), 1000)
  return (await storeFile(incoming, 'avatar.webp', { store, clock })).hash
}
const isStored = (hash: string) =>
  existsSync(path.join(world.server.dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4), hash))

describe('deleting', () => {
  test('leaves nothing of a team that never played', async () => {
    const id = await world.team('Ferry', 'ann', 'ben')
    await world.enter(await world.game(), id, ['ann', 'ben'], 'Pending')
    const answer = await remove(id)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', undefined])
    expectRefusal(await world.say(null, 'GET', `/api/team/${id}`), 404, 'teamMissing')
    expect((await world.say('ben', 'GET', '/api/team')).json()).toEqual([])
    for (const table of ['teams', 'team_members', 'participations', 'participation_members'] as const)
      expect(await world.count(table, id)).toBe(0)
    await expect
      .poll(() => world.lastEntry())
      .toMatchObject({ level: 'Information', status: 'Success', name: 'ann' })
    expectRefusal(await remove(id), 400, 'teamMissing')
  })
  test('releases the picture, which stays while another team uses it', async () => {
    const [one, other] = [await world.team('One', 'ann'), await world.team('Other', 'ann')]
    for (const id of [one, other]) await world.server.store.teams.setAvatar(id, await anAvatar('a picture'))
    const hash = (await world.server.store.teams.byId(one))?.avatarHash ?? ''
    expect([(await remove(one)).statusCode, isStored(hash)]).toEqual([200, true])
    expect([(await remove(other)).statusCode, isStored(hash)]).toEqual([200, false])
    expect(await world.server.store.files.find(hash)).toBeNull()
    const removed = {
      level: 'Information',
      status: 'Pending',
      name: 'System',
      ip: '',
      message: `The bytes of file ${hash.slice(0, 8)} were removed.`,
    }
    await expect
      .poll(async () => (await world.server.store.logs.list(null, { count: 1, skip: 0 }))[0])
      .toMatchObject(removed)
  })
  test('is done even if the picture cannot be released', async () => {
    const id = await world.team('One', 'ann')
    await world.server.store.teams.setAvatar(id, await anAvatar('stuck'))
    const { files } = world.server
    const { remove: removeBytes } = files
    files.remove = () => Promise.reject(new Error('disk gone'))
    expect((await remove(id)).statusCode).toBe(200)
    files.remove = removeBytes
    expect(world.server.logged.some((line) => line.includes('a file was not released'))).toBe(true)
    expect(await world.server.store.teams.byId(id)).toBeNull()
  })
})

describe('a team that has played', () => {
  test.each<StoredParticipationStatus>(['Accepted', 'Suspended'])(
    'is deleted, but stays in its past games: %s',
    async (status) => {
      const id = await world.team('Veterans', 'ann', 'ben')
      await world.server.store.teams.setAvatar(id, await anAvatar(`veterans ${status}`))
      const hash = (await world.server.store.teams.byId(id))?.avatarHash ?? ''
      const [old, running] = [await ended(), await world.game()]
      await world.enter(old, id, ['ann', 'ben'], status)
      await world.enter(running, id, ['ann'], 'Pending')
      const code = (await world.say('ann', 'GET', `/api/team/${id}/invite`)).json<string>()
      expect((await remove(id)).statusCode).toBe(200)

      expectRefusal(await world.say(null, 'GET', `/api/team/${id}`), 404, 'teamMissing')
      for (const name of ['ann', 'ben'])
        expect((await world.say(name, 'GET', '/api/team')).json()).toEqual([])
      expectRefusal(await remove(id), 400, 'teamMissing')
      expectRefusal(await world.say('ann', 'GET', `/api/team/${id}/invite`), 400, 'teamMissing')
      expectRefusal(
        await world.say('cleo', 'POST', '/api/team/accept', code),
        400,
        'inviteTeamMissing',
        'zh',
        { team: 'Veterans' },
      )
      expect(isStored(hash)).toBe(false)
      expect(await world.server.store.teams.setAvatar(id, hash)).toBeNull()

      const { participations } = world.server.store
      expect(await participations.ofUser(old, world.idOf('ben'))).toMatchObject({
        teamId: id,
        teamName: 'Veterans',
        status,
      })
      expect(await participations.ofUser(running, world.idOf('ann'))).toBeNull()
      expect([
        await world.count('participations', id),
        await world.count('participation_members', id),
      ]).toEqual([1, 2])
      expect((await world.say('ann', 'POST', '/api/team', { name: 'Anew' })).statusCode).toBe(200)
      const anew = (await world.say('ann', 'GET', '/api/team')).json<{ id: number }[]>()
      expect((await remove(anew[0]?.id ?? 0)).statusCode).toBe(200)
    },
  )
  test.each<StoredParticipationStatus>(['Pending', 'Rejected'])(
    'and was only %s is deleted with its participation',
    async (status) => {
      const id = await world.team('Hopefuls', 'ann')
      await world.enter(await ended(), id, ['ann'], status)
      expect((await remove(id)).statusCode).toBe(200)
      expect([await world.count('teams', id), await world.count('participations', id)]).toEqual([0, 0])
    },
  )
})
