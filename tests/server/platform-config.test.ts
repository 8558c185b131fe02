import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from './a-server.ts'

let server: TestServer
let cookie = ''
beforeAll(async () => {
  server = await aServer()
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
})
afterAll(() => server.close())

const read = async () => (await server.ask('GET', '/api/admin/config', { headers: { cookie } })).json<Record<string, unknown>>()
const save = (payload: object) => server.ask('PUT', '/api/admin/config', { headers: { cookie }, payload })

const POLICY = {
  allowRegister: true,
  activeOnRegister: true,
  useGoogleRecaptcha: false,
  emailConfirmationRequired: false,
  emailDomainList: '',
}

describe('what admins set while the server runs', () => {
  test('begins with the defaults of the wire', async () => {
    expect(await read()).toEqual({
      accountPolicy: POLICY,
      globalConfig: { title: 'GZ', slogan: 'Hack for fun not for profit', beianInfo: null },
      gamePolicy: { autoDestroyOnLimitReached: false },
    })
  })
  test('is stored by whole sections, and counts at once', async () => {
    const answer = await save({ accountPolicy: { activeOnRegister: false, emailDomainList: 'a.example' }, globalConfig: { title: 'Autumn' } })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(await read()).toMatchObject({
      accountPolicy: { ...POLICY, activeOnRegister: false, emailDomainList: 'a.example' },
      globalConfig: { title: 'Autumn', slogan: 'Hack for fun not for profit' },
    })
    expect((await server.ask('GET', '/api/config')).json()).toMatchObject({ title: 'Autumn' })
    // What is left out of a section that is sent falls back.
    await save({ accountPolicy: { allowRegister: false } })
    expect(await read()).toMatchObject({ accountPolicy: { ...POLICY, allowRegister: false }, globalConfig: { title: 'Autumn' } })
  })
  test('null keeps an optional text, an empty one clears it', async () => {
    await save({ globalConfig: { beianInfo: 'ICP 1' } })
    await save({ globalConfig: { beianInfo: null } })
    expect(await read()).toMatchObject({ globalConfig: { beianInfo: 'ICP 1' } })
    await save({ globalConfig: { beianInfo: '' } })
    expect(await read()).toMatchObject({ globalConfig: { beianInfo: '' } })
  })
  test('a section of null, or none at all, changes nothing', async () => {
    const before = await read()
    expect((await save({ accountPolicy: null, globalConfig: null, gamePolicy: null })).statusCode).toBe(200)
    expect((await save({})).statusCode).toBe(200)
    expect(await read()).toEqual(before)
  })
  test.each([{ globalConfig: { title: null } }, { accountPolicy: { allowRegister: 'perhaps' } }, { accountPolicy: 7 }])(
    'refuses %j and stores nothing of it',
    async (payload) => {
      const before = await read()
      expect((await save({ gamePolicy: { autoDestroyOnLimitReached: true }, ...payload })).statusCode).toBe(400)
      expect(await read()).toEqual(before)
    },
  )
})
