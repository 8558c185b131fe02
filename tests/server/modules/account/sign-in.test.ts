import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '#server/store/sql.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { aServer, cookieOf, ELSEWHERE, PASSWORD, type TestServer } from '../../a-server.ts'
import { expectCut } from '../../listener.ts'

const DAY_MS = 24 * 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await aServer()
  await server.user('ann')
  await server.user('bea', 'Banned')
  await server.user('cid', 'User', { emailConfirmed: false })
})
afterAll(() => server.close())

const login = (userName: string, password = PASSWORD, more = {}) =>
  server.ask('POST', '/api/account/login', { payload: { userName, password }, ...more })
const profile = (cookie: string) => server.ask('GET', '/api/account/profile', { headers: { cookie } })

describe('signing in', () => {
  test.each(['ann', 'ANN', 'Ann@Test.Example'])(
    'by %s is answered with the cookie and an empty body',
    async (name) => {
      const answer = await login(name)
      expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', undefined])
      expect((await profile(cookieOf(answer))).json()).toMatchObject({
        userName: 'ann',
        email: 'ann@test.example',
        role: 'User',
        avatar: null,
        bio: '',
        phone: null,
      })
    },
  )
  test('the cookie is hidden from scripts and other sites, for a week', async () => {
    const [cookie] = (await login('ann')).cookies
    expect(cookie).toMatchObject({ name: COOKIE, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.expires?.getTime()).toBe(server.clock.now() + 7 * DAY_MS)
    expect(cookie?.secure).toBeUndefined()
  })
  test.each([
    ['nobody', PASSWORD, 401, '用户名或密码错误'],
    ['ann', 'Wr0ngPass', 401, '用户名或密码错误'],
    ['cid', PASSWORD, 401, '用户名或密码错误'],
    ['bea', PASSWORD, 401, '你的账号已被禁用'],
    ['bea', 'Wr0ngPass', 401, '用户名或密码错误'],
    [' ', PASSWORD, 400, '用户名为必填项'],
    ['ann', 'short', 400, '密码至少需要 6 个字符'],
  ])('%s with %s is refused with %i', async (name, password, status, title) => {
    const answer = await login(name, password)
    expect([answer.statusCode, answer.json()]).toEqual([status, { title, status }])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })
  test('ends the session of its request, even if it fails', async () => {
    for (const password of [PASSWORD, 'Wr0ngPass']) {
      const before = await server.signIn('ann')
      const answer = await login('ann', password, { headers: { cookie: before } })
      expect((await profile(before)).statusCode).toBe(401)
      expect(answer.cookies.filter(({ name }) => name === COOKIE)).toHaveLength(1)
      expect(answer.cookies[0]?.value === '').toBe(password !== PASSWORD)
    }
  })
  test.each(['nobody', 'cid', 'bea'])(
    'also for %s: a cookie that stays would reveal known users',
    async (name) => {
      const before = await server.signIn('ann')
      const answer = await login(name, PASSWORD, { headers: { cookie: before } })
      expect(answer.cookies[0]).toMatchObject({ name: COOKIE, value: '' })
      expect((await profile(before)).statusCode).toBe(401)
    },
  )
  test('is logged, only on success', async () => {
    await login('ann', PASSWORD, { remoteAddress: ELSEWHERE })
    await login('ann', 'Wr0ngPass')
    const [entry] = await server.store.logs.list(null, { count: 1, skip: 0 })
    expect(entry).toMatchObject({ level: 'Information', status: 'Success', name: 'ann', ip: ELSEWHERE })
  })
  test('an unknown user costs as much work as a known one', async () => {
    const time = async (name: string) => {
      const rounds: number[] = []
      for (let round = 0; round < 5; round++) {
        const startedAt = performance.now()
        await login(name, 'Wr0ngPass')
        rounds.push(performance.now() - startedAt)
      }
      // The shortest time counts, because other load only adds.
      return Math.min(...rounds)
    }
    const [known, unknown] = [await time('ann'), await time('nobody')]
    expect(unknown).toBeGreaterThan(known / 3)
  })
})

describe('a session', () => {
  test('is extended after more than half of its time, and ends a week after the last extension', async () => {
    const cookie = await server.signIn('ann')
    server.clock.advance(3 * DAY_MS)
    expect((await profile(cookie)).cookies).toEqual([])
    server.clock.advance(DAY_MS)
    const slid = await profile(cookie)
    expect(cookieOf(slid)).toBe(cookie)
    expect(slid.cookies[0]?.expires?.getTime()).toBe(server.clock.now() + 7 * DAY_MS)
    server.clock.advance(7 * DAY_MS - 1)
    expect((await profile(cookie)).statusCode).toBe(200)
    server.clock.advance(7 * DAY_MS)
    expect((await profile(cookie)).statusCode).toBe(401)
  })
  test('ends when the stamp of its user changes', async () => {
    const user = await server.user('dan')
    const cookie = await server.signIn('dan')
    await server.store.users.setPassword(user.id, {
      passwordHash: user.passwordHash,
      stamp: 'another',
      before: user.stamp,
    })
    expect((await profile(cookie)).statusCode).toBe(401)
  })
  test('has the role that its user has now', async () => {
    const user = await server.user('eve')
    const cookie = await server.signIn('eve')
    await server.store.users.setRole(user.id, 'Monitor')
    expect((await profile(cookie)).json<{ role: string }>().role).toBe('Monitor')
    await server.store.users.setRole(user.id, 'Banned')
    expect((await profile(cookie)).json()).toEqual({ title: '你没有访问权限', status: 403 })
  })
  test.each([
    ['a letter changed', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['empty', () => ''],
    ['a hash from the database', () => 'a'.repeat(64)],
    ['very long', () => 'A'.repeat(7_000)],
    ['hostile', () => "' or 1=1 --"],
  ])('is not found by a token that is %s', async (_, change) => {
    const [name, token = ''] = (await server.signIn('ann')).split('=')
    const answer = await profile(`${name}=${change(token)}`)
    expect([answer.statusCode, answer.json()]).toEqual([401, { title: '请先登录', status: 401 }])
  })
  test('stores the visit, at most every five seconds', async () => {
    const user = await server.user('fay')
    const cookie = await server.signIn('fay')
    const visit = async (ip: string) => {
      await server.ask('GET', '/api/account/profile', { headers: { cookie }, remoteAddress: ip })
      const { lastIp, lastVisitAt } = (await server.store.users.byId(user.id)) ?? user
      return [lastIp, server.clock.now() - lastVisitAt]
    }
    server.clock.advance(5_000)
    expect(await visit(ELSEWHERE)).toEqual(['127.0.0.1', 5_000])
    server.clock.advance(1)
    expect(await visit(ELSEWHERE)).toEqual([ELSEWHERE, 0])
  })
  test('stores no token in the database', async () => {
    const token = (await server.signIn('ann')).split('=')[1] ?? ''
    const found = await server.store.sql.many(statement('test.sessions', 'select * from sessions'))
    expect(found.length).toBeGreaterThan(0)
    expect(JSON.stringify(found)).not.toContain(token)
  })
})

describe('signing out', () => {
  test('ends this session alone and deletes the cookie', async () => {
    const [here, there] = [await server.signIn('ann'), await server.signIn('ann')]
    const answer = await server.ask('POST', '/api/account/logout', { headers: { cookie: here } })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.cookies[0]).toMatchObject({ name: COOKIE, value: '', path: '/' })
    expect(answer.cookies[0]?.expires?.getTime()).toBe(0)
    expect((await profile(here)).statusCode).toBe(401)
    expect((await profile(there)).statusCode).toBe(200)
  })
  test('closes the connections of the session', async () => {
    await server.user('mona', 'Admin')
    const cookie = await server.signIn('mona')
    await expectCut(server, cookie, () => server.ask('POST', '/api/account/logout', { headers: { cookie } }))
  })
  test('without a session is refused', async () => {
    expect((await server.ask('POST', '/api/account/logout')).statusCode).toBe(401)
  })
  test('is refused for banned users', async () => {
    const user = await server.user('gus')
    const cookie = await server.signIn('gus')
    await server.store.users.setRole(user.id, 'Banned')
    const answer = await server.ask('POST', '/api/account/logout', { headers: { cookie } })
    expect([answer.statusCode, answer.cookies]).toEqual([403, []])
  })
  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('accepts any content type: %s', async (type) => {
    const cookie = await server.signIn('ann')
    expect(
      (await server.ask('POST', '/api/account/logout', { headers: { cookie, 'content-type': type } }))
        .statusCode,
    ).toBe(200)
  })
})
