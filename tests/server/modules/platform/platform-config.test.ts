import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../../a-server.ts'

let server: TestServer
let cookie = ''
beforeAll(async () => {
  server = await aServer()
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
})
afterAll(() => server.close())

const read = async () =>
  (await server.ask('GET', '/api/admin/config', { headers: { cookie } })).json<Record<string, unknown>>()
const save = (payload: object) => server.ask('PUT', '/api/admin/config', { headers: { cookie }, payload })

const POLICY = {
  allowRegister: true,
  activeOnRegister: true,
  useGoogleRecaptcha: false,
  emailConfirmationRequired: false,
  emailDomainList: '',
}

describe('settings that admins change at run time', () => {
  test('begins with the defaults of the wire', async () => {
    expect(await read()).toEqual({
      accountPolicy: POLICY,
      globalConfig: { title: 'GZ', slogan: 'Hack for fun not for profit', beianInfo: null },
      gamePolicy: { autoDestroyOnLimitReached: false },
    })
  })
  test('are stored by whole sections, and apply immediately', async () => {
    const answer = await save({
      accountPolicy: { activeOnRegister: false, emailDomainList: 'a.example' },
      globalConfig: { title: 'Autumn' },
    })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(await read()).toMatchObject({
      accountPolicy: { ...POLICY, activeOnRegister: false, emailDomainList: 'a.example' },
      globalConfig: { title: 'Autumn', slogan: 'Hack for fun not for profit' },
    })
    expect((await server.ask('GET', '/api/config')).json()).toMatchObject({ title: 'Autumn' })
    // Fields that are missing in a sent section must get their defaults.
    await save({ accountPolicy: { allowRegister: false } })
    expect(await read()).toMatchObject({
      accountPolicy: { ...POLICY, allowRegister: false },
      globalConfig: { title: 'Autumn' },
    })
  })
  test('null keeps an optional text, an empty one clears it', async () => {
    await save({ globalConfig: { beianInfo: 'ICP 1' } })
    await save({ globalConfig: { beianInfo: null } })
    expect(await read()).toMatchObject({ globalConfig: { beianInfo: 'ICP 1' } })
    await save({ globalConfig: { beianInfo: '' } })
    expect(await read()).toMatchObject({ globalConfig: { beianInfo: '' } })
  })
  test('a section of null, or a missing one, changes nothing', async () => {
    const before = await read()
    expect((await save({ accountPolicy: null, globalConfig: null, gamePolicy: null })).statusCode).toBe(200)
    expect((await save({})).statusCode).toBe(200)
    expect(await read()).toEqual(before)
  })
  test.each([
    { globalConfig: { title: null } },
    { accountPolicy: { allowRegister: 'perhaps' } },
    { accountPolicy: 7 },
    { globalConfig: { title: 'x'.repeat(256) } },
    { globalConfig: { slogan: 'x'.repeat(256) } },
    { globalConfig: { beianInfo: 'x'.repeat(256) } },
    { accountPolicy: { emailDomainList: 'x'.repeat(25_401) } },
    { globalConfig: { customTheme: 'teal' } },
    { globalConfig: { customTheme: '#12345' } },
    { globalConfig: { customTheme: '#123456;--x:url(//evil.example)' } },
  ])('refuses %j and stores nothing of it', async (payload) => {
    const before = await read()
    expect((await save({ gamePolicy: { autoDestroyOnLimitReached: true }, ...payload })).statusCode).toBe(400)
    expect(await read()).toEqual(before)
  })
})

describe('the colour', () => {
  const theme = async () => (await read())['globalConfig']
  test('is kept by a client that does not know it, and cleared by an empty one', async () => {
    await save({ globalConfig: { title: 'Cup', customTheme: '#7C3AED' } })
    expect(await theme()).toMatchObject({ customTheme: '#7c3aed' })
    await save({ globalConfig: { title: 'Cup' } })
    await save({ globalConfig: { title: 'Cup', customTheme: null } })
    expect((await server.ask('GET', '/api/config')).json()).toMatchObject({ customTheme: '#7c3aed' })
    await save({ globalConfig: { title: 'Cup', customTheme: '' } })
    expect(await theme()).not.toHaveProperty('customTheme')
    expect((await server.ask('GET', '/api/config')).json()).not.toHaveProperty('customTheme')
  })
})

describe('two organisers at the same time', () => {
  const see = async () =>
    (await server.ask('GET', '/api/admin/config', { headers: { cookie } })).headers['etag']
  const saveSeen = (version: unknown, payload: object) =>
    server.ask('PUT', '/api/admin/config', { headers: { cookie, 'if-match': String(version) }, payload })
  test('the later one gets a conflict, and overwrites nothing', async () => {
    const version = await see()
    expect((await saveSeen(version, { globalConfig: { title: 'First' } })).statusCode).toBe(200)
    const late = await saveSeen(version, { globalConfig: { title: 'Second' } })
    expect([late.statusCode, late.json<{ title: string }>().title]).toEqual([
      409,
      '内容已被他人修改，请先比较双方的修改',
    ])
    expect(await read()).toMatchObject({ globalConfig: { title: 'First' } })
    expect((await saveSeen(await see(), { globalConfig: { title: 'Second' } })).statusCode).toBe(200)
  })
  test('of many with the same version one saves', async () => {
    const version = await see()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => saveSeen(version, { globalConfig: { title: `Of ${nth}` } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
  })
  test('the save of a base server on the same database is noticed, too', async () => {
    const version = await see()
    await server.store.settings.save(new Map([['GamePolicy:AutoDestroyOnLimitReached', 'True']]))
    expect((await saveSeen(version, { globalConfig: { title: 'Third' } })).statusCode).toBe(409)
  })
})

test('another process on the same database returns it immediately', async () => {
  const other = await aServer({ beside: server })
  await save({ globalConfig: { title: 'Of both', customTheme: '#0ea5e9' } })
  expect((await other.ask('GET', '/api/config')).json()).toMatchObject({
    title: 'Of both',
    customTheme: '#0ea5e9',
  })
  await other.close()
})
