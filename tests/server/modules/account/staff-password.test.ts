import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareFirstStart } from '#server/process/first-start.ts'
import { randomIds } from '#server/base/ids.ts'
import { aServer, PASSWORD, type TestServer } from '../../a-server.ts'
import { aDatabase } from '../../database.ts'
import { BY_MAIL, post, put, register, resetLink, said, set } from './account.world.ts'

/** Eleven characters, one too few. */
const SHORT = 'Harbour-723'
const LONG = 'Harbour-7234'
let server: TestServer
let root: string
beforeAll(async () => {
  server = await aServer()
  await server.user('root', 'Admin')
  root = await server.signIn('root')
})
afterAll(() => server.close())

describe.each(['Admin', 'Monitor'] as const)('the password of the role %s', (role) => {
  test('has twelve characters when it is changed, and when it is reset by mail', async () => {
    await set(server, BY_MAIL)
    const name = role.toLowerCase()
    await server.user(name, role)
    const cookie = await server.signIn(name)
    expect(said(await put(server, cookie, 'changepassword', { old: PASSWORD, new: SHORT }))).toEqual([
      400,
      'passwordTooShortForStaff',
    ])
    const { token: rToken, email } = await resetLink(server, `${name}@test.example`)
    expect(said(await post(server, 'passwordreset', { rToken, email, password: SHORT }))).toEqual([
      400,
      'passwordTooShortForStaff',
    ])
    expect(said(await post(server, 'passwordreset', { rToken, email, password: LONG }))).toEqual([200, ''])
  })
  test('has twelve characters if an administrator sets it in a list, or generates one', async () => {
    const name = `${role.toLowerCase()}2`
    const user = await server.user(name, role)
    const add = (password: string) =>
      server.ask('POST', '/api/admin/users', {
        headers: { cookie: root, 'accept-language': 'en' },
        payload: [{ userName: name, password, email: `${name}@test.example` }],
      })
    const refused = await add(SHORT)
    expect([refused.statusCode, refused.json<{ title: string }>().title]).toEqual([
      400,
      expect.stringContaining('12'),
    ])
    expect((await add(LONG)).statusCode).toBe(200)
    const made = await server.ask('DELETE', `/api/admin/users/${user.id}/password`, {
      headers: { cookie: root },
    })
    expect(made.body.length).toBeGreaterThanOrEqual(12)
  })
})

test('players need six characters as before, but none of the most common passwords', async () => {
  await set(server, { ActiveOnRegister: 'True' })
  const choose = async (name: string, password: string) =>
    said(await register(server, name, { password }, { headers: { 'accept-language': 'en' } }))
  expect(await choose('ann', 'Passw0rd')).toEqual([400, 'passwordCommon'])
  expect(await choose('ann', 'hArb01')).toEqual([200, 'registered'])
})

test('the first start refuses a weak ADMIN_PASSWORD only where it would make the account', async () => {
  const { store, close } = await aDatabase()
  const world = { clock: server.clock, ids: randomIds }
  for (const weak of [SHORT, 'Password12345'])
    await expect(prepareFirstStart(store, weak, world)).rejects.toThrow('ADMIN_PASSWORD needs')
  expect((await prepareFirstStart(store, LONG, world)).admin.kind).toBe('created')
  expect((await prepareFirstStart(store, SHORT, world)).admin.kind).toBe('unchanged')
  await close()
})
