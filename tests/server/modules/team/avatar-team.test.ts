import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { anAvatarServer, aPhoto, hashIn, type AvatarServer } from '../account/avatar.world.ts'

let server: AvatarServer
beforeAll(async () => {
  server = await anAvatarServer()
}, 60_000)
afterAll(() => server.close())

let people = 0
async function somebody() {
  const name = `user${(people += 1)}`
  const user = await server.user(name)
  return { ...user, cookie: await server.signIn(name) }
}
async function aTeam() {
  const [captain, member] = [await somebody(), await somebody()]
  const made = await server.ask('POST', '/api/team', {
    payload: { name: 'alpha' },
    headers: { cookie: captain.cookie },
  })
  const { id } = made.json<TeamInfoModel>()
  await server.store.teams.addMember({ teamId: id, userId: member.id, joinedAt: server.clock.now() })
  return { id, captain, member }
}
const aPicture = () => aPhoto(64, 48).png().toBuffer()
const avatarOf = async (id: number) =>
  (await server.ask('GET', `/api/team/${id}`)).json<TeamInfoModel>().avatar

test("the captain sets the team's picture, and another", async () => {
  const { id, captain } = await aTeam()
  const links = [
    await server.setTeamAvatar(captain.cookie, id, await aPicture()),
    await server.setTeamAvatar(captain.cookie, id, await aPicture()),
  ].map((answer) => answer.json<string>())
  const [first = '', second = ''] = links
  expect(second).toMatch(/^\/assets\/[0-9a-f]{64}\/avatar\.webp$/)
  expect(await server.picture(second)).toMatchObject({ format: 'webp', width: 300, height: 225 })
  expect(await avatarOf(id)).toBe(`/assets/${hashIn(second)}/avatar`)
  expect([await server.refs(hashIn(first)), await server.refs(hashIn(second))]).toEqual([null, 1])
  await expect
    .poll(async () => (await server.store.logs.list(null, { count: 1, skip: 0 }))[0])
    .toMatchObject({
      level: 'Information',
      status: 'Success',
      name: captain.name,
      message: expect.stringContaining(hashIn(second).slice(0, 8)) as string,
    })
})

test('an unknown team is checked before the user, and the user before the file', async () => {
  const { id, captain, member } = await aTeam()
  const stranger = await somebody()
  const missing = await server.setTeamAvatar(stranger.cookie, 2_147_483_647, '')
  expect(missing.statusCode).toBe(400)
  expect(missing.json()).not.toMatchObject({ title: '头像文件为空' })
  for (const { cookie } of [member, stranger, { cookie: server.admin }])
    expect((await server.setTeamAvatar(cookie, id, '')).statusCode).toBe(403)
  expect((await server.setTeamAvatar(captain.cookie, id, '')).json()).toEqual({
    title: '头像文件为空',
    status: 400,
  })
  expect((await server.setTeamAvatar(captain.cookie, id, 'text')).statusCode).toBe(400)
  expect(await avatarOf(id)).toBeNull()
})

test('a user who is no longer captain when the picture is ready is refused, and nothing is stored', async () => {
  const { id, captain, member } = await aTeam()
  const { receive } = server.files
  server.files.receive = async (...args) => {
    const incoming = await receive(...args)
    await server.store.teams.setCaptain(id, member.id)
    return incoming
  }
  const answer = await server.setTeamAvatar(captain.cookie, id, await aPicture())
  server.files.receive = receive
  expect(answer.statusCode).toBe(403)
  expect(await avatarOf(id)).toBeNull()
})

test('a team that is deleted when the picture is ready leaves nothing of it', async () => {
  const { id, captain } = await aTeam()
  const { receive } = server.files
  server.files.receive = async (...args) => {
    const incoming = await receive(...args)
    await server.store.teams.delete(id)
    return incoming
  }
  const before = await server.storedHashes()
  const answer = await server.setTeamAvatar(captain.cookie, id, await aPicture())
  server.files.receive = receive
  expect(answer.statusCode).toBe(400)
  expect(await server.storedHashes()).toEqual(before)
})
