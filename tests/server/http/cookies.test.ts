import { afterEach, describe, expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { COOKIE, HOST_COOKIE } from '#server/http/cookie.ts'
import { aServer, cookieOf, PASSWORD, type TestServer } from '../a-server.ts'

let server: TestServer
afterEach(() => server.close())

const login = (name: string, headers: Record<string, string> = {}) =>
  server.ask('POST', '/api/account/login', { payload: { userName: name, password: PASSWORD }, headers })
const profile = (cookie: string, host = 'ctf.example.org') =>
  server.ask('GET', '/api/account/profile', { headers: { cookie, host } })
const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)
/** Name, domain and path of the cookies that a response deletes. */
const ended = ({ cookies }: LightMyRequestResponse) =>
  cookies
    .filter(({ value }) => value === '')
    .map(({ name, domain, path }) => `${name} ${domain ?? '-'} ${path}`)

describe('a platform with an https address, behind an untrusted proxy', () => {
  const open = async () => {
    server = await aServer({ config: { publicUrl: 'https://ctf.example.org' } })
    await server.user('ann')
  }
  test('sets a secure cookie that only this host can set', async () => {
    await open()
    const answer = await login('ann')
    expect(answer.cookies.slice(0, 1)).toMatchObject([
      { name: HOST_COOKIE, secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
    expect(answer.cookies[0]).not.toHaveProperty('domain')
    expect(answer.headers['strict-transport-security']).toContain('max-age')
    expect((await profile(cookieOf(answer))).statusCode).toBe(200)
  })
  test('ignores the cookie of the old name, and deletes it', async () => {
    await open()
    const answer = await profile(`${COOKIE}=${tokenOf(cookieOf(await login('ann')))}`)
    expect(answer.statusCode).toBe(401)
    expect(ended(answer)).toEqual(
      expect.arrayContaining([`${COOKIE} - /`, `${COOKIE} - /api`, `${COOKIE} - /hub`]),
    )
  })
})

describe('over plain HTTP, where another port of the host can plant a cookie', () => {
  const open = async () => {
    server = await aServer({ config: { rateLimit: false } })
    await server.user('ann')
    await server.user('eve')
  }
  test('the cookie with a valid session wins in any position, and the others are deleted', async () => {
    await open()
    const own = cookieOf(await login('ann'))
    const planted = `${COOKIE}=${'A'.repeat(43)}`
    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`, `${COOKIE}=; ${planted}; ${own}`]) {
      const answer = await profile(cookie)
      expect(answer.json()).toMatchObject({ userName: 'ann' })
      expect(answer.cookies.filter(({ value }) => value !== '')).toMatchObject([
        { name: COOKIE, value: tokenOf(own), path: '/' },
      ])
      const names = [
        '- /api',
        '- /hub',
        '- /api/account',
        '- /api/account/profile',
        'ctf.example.org /',
        'example.org /api',
      ]
      expect(ended(answer)).toEqual(expect.arrayContaining(names.map((name) => `${COOKIE} ${name}`)))
      expect(ended(answer)).not.toContain(`${COOKIE} - /`)
    }
  })
  test('cookies of two users make the visitor anonymous, who can sign in again', async () => {
    await open()
    const [own, planted] = [cookieOf(await login('ann')), cookieOf(await login('eve'))]
    const refused = await profile(`${planted}; ${own}`)
    expect(refused.statusCode).toBe(401)
    expect(ended(refused)).toContain(`${COOKIE} - /`)
    const answer = await login('ann', { cookie: `${planted}; ${own}`, host: 'ctf.example.org' })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.filter(({ name, value }) => name === COOKIE && value !== '')).toHaveLength(1)
    expect(ended(answer)).toEqual(expect.arrayContaining([`${COOKIE} - /api`, `${COOKIE} example.org /`]))
    expect((await profile(cookieOf(answer))).json()).toMatchObject({ userName: 'ann' })
    expect((await profile(planted)).statusCode).toBe(401)
  })
  test('a single cookie is left alone', async () => {
    await open()
    const own = cookieOf(await login('ann'))
    expect((await profile(own)).cookies).toEqual([])
    expect((await profile(`other=1; ${own}`)).cookies).toEqual([])
  })
})
