import type argon2 from '@node-rs/argon2'
import type * as crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aspnetFormOf, fromAspnet, matchesAspnet } from '#server/modules/account/aspnet-password.ts'
import { FOREIGN_PASSWORDS } from '#server/store/foreign-passwords.ts'
import { secondForm, thirdForm } from '../../take-over/base-sample.ts'
import { aServer, PASSWORD, type TestServer } from '../../a-server.ts'

const worked = vi.hoisted(() => ({ forms: [] as string[], argon2: 0 }))
vi.mock('node:crypto', async (load) => {
  const real = await load<typeof crypto>()
  const pbkdf2: typeof real.pbkdf2 = (password, salt, iterations, bytes, digest, done) => {
    worked.forms.push(`${digest}-${iterations}-${bytes}`)
    real.pbkdf2(password, salt, iterations, bytes, digest, done)
  }
  return { ...real, pbkdf2 }
})
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  const verify: typeof real.verify = (...given) => {
    worked.argon2 += 1
    return real.verify(...given)
  }
  return { ...real, verify }
})
afterAll(() => {
  vi.doUnmock('node:crypto')
  vi.doUnmock('@node-rs/argon2')
})

const stored = (base64: string) => fromAspnet(base64) ?? 'in no form'

describe('a password of ASP.NET Identity', () => {
  test('a thousand of both forms: the right one matches, another does not', async () => {
    for (let nth = 0; nth < 1000; nth += 1) {
      const password = `Pw-${nth}-漢字\u{1F6A9}`
      const digest = ([0, 1, 2] as const)[nth % 3] ?? 2
      const hash = stored(nth % 2 === 0 ? secondForm(password) : thirdForm(password, 1 + nth, digest))
      const forms = [aspnetFormOf(hash)]
      const found = [
        await matchesAspnet(hash, password, forms),
        await matchesAspnet(hash, `${password} `, forms),
      ]
      expect([nth, ...found]).toEqual([nth, true, false])
    }
  })

  test('the form of today costs a hundred thousand rounds', async () => {
    const hash = stored(thirdForm('Right-1', 100_000))
    expect(aspnetFormOf(hash)).toBe('sha512-100000-32')
    expect(await matchesAspnet(hash, 'Right-1', [])).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['another version', Buffer.alloc(49, 2).toString('base64')],
    ['a second form that is too short', Buffer.alloc(40).toString('base64')],
    ['more rounds than anyone takes', thirdForm('x', 1).replace(/^(.{6})..../, '$1/////')],
    ['no words', 'hello'],
  ])('%s is no password', (_, base64) => {
    expect(fromAspnet(base64)).toBeNull()
  })

  test('nobody signs in with a form of another', async () => {
    const hash = stored(thirdForm('Right-1', 10))
    expect(await matchesAspnet(null, 'Right-1', [aspnetFormOf(hash)])).toBe(false)
    expect(await matchesAspnet(null, '', ['sha1-1-16', 'odd'])).toBe(false)
  })
})

describe('while there are such passwords', () => {
  let server: TestServer
  const login = (userName: string, password: string) =>
    server.ask('POST', '/api/account/login', { payload: { userName, password } })
  const workOf = async (userName: string, password = 'Wrong-1pw') => {
    Object.assign(worked, { forms: [], argon2: 0 })
    const { statusCode } = await login(userName, password)
    return { statusCode, forms: [...worked.forms].sort(), argon2: worked.argon2 }
  }
  const hashOf = async (name: string) => (await server.store.users.byLogin(name))?.passwordHash ?? ''
  beforeAll(async () => {
    server = await aServer()
    const [second, third] = [stored(secondForm('Second-1')), stored(thirdForm('Third-1', 3000))]
    await server.user('ann')
    await server.user('bea', 'User', { passwordHash: second })
    await server.user('cid', 'User', { passwordHash: third })
    await server.user('dan', 'User', { passwordHash: third, emailConfirmed: false })
    await server.store.settings.save(
      new Map([[FOREIGN_PASSWORDS, [second, third].map(aspnetFormOf).sort().join()]]),
    )
  })
  afterAll(() => server.close())

  test('every failed sign-in does the same work, also one of nobody', async () => {
    const works = []
    for (const name of ['ann', 'bea', 'cid', 'dan', 'nobody']) works.push(await workOf(name))
    expect(works[0]).toEqual({
      statusCode: 401,
      forms: ['sha1-1000-32', 'sha512-3000-32'],
      argon2: 1,
    })
    expect(new Set(works.map((work) => JSON.stringify(work))).size).toBe(1)
  })

  test('an unconfirmed account stays out, and keeps its old password', async () => {
    expect((await login('dan', 'Third-1')).statusCode).toBe(401)
    expect(await hashOf('dan')).toMatch(/^\$aspnet\$/)
  })

  test('the first sign-in stores the password anew and keeps the session, the last one ends the extra work', async () => {
    const answer = await login('bea', 'Second-1')
    expect(answer.statusCode).toBe(200)
    expect(await hashOf('bea')).toMatch(/^\$argon2id\$/)
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const profile = await server.ask('GET', '/api/account/profile', { headers: { cookie } })
    expect(profile.statusCode).toBe(200)
    expect((await login('bea', 'Second-1')).statusCode).toBe(200)
    await server.store.users.setPassword((await server.store.users.byLogin('dan'))?.id ?? '', {
      passwordHash: await hashOf('ann'),
      stamp: 'new',
      before: (await server.store.users.byLogin('dan'))?.stamp ?? '',
    })
    expect((await login('cid', 'Third-1')).statusCode).toBe(200)
    expect(await workOf('ann', PASSWORD)).toEqual({ statusCode: 200, forms: [], argon2: 1 })
  })
})
