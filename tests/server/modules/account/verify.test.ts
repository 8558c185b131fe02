import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, cookieOf, ELSEWHERE, type TestServer } from '../../a-server.ts'
import {
  BY_MAIL,
  HOUR_MS,
  login,
  newestEntry,
  post,
  profileOf,
  register,
  said,
  sentBack,
  set,
  statuses,
} from './account.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await set(server, BY_MAIL)
})
afterAll(() => server.close())

const BAD_LINK = [400, 'linkInvalid']
const NOT_VERIFIED = [401, 'verificationFailed']
async function registered(name: string) {
  await register(server, name)
  const { token, email } = sentBack(server.emails.at(-1))
  return { token, email }
}

describe('verifying', () => {
  test('confirms the account, signs in, and stores the time and the address of the visit', async () => {
    const sent = await registered('ann')
    server.clock.advance(HOUR_MS)
    const answer = await post(server, 'verify', sent, { remoteAddress: ELSEWHERE })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect((await profileOf(server, cookieOf(answer))).json()).toMatchObject({ userName: 'ann' })
    const now = server.clock.now()
    expect(await server.store.users.byLogin('ann')).toMatchObject({
      emailConfirmed: true,
      registeredAt: now,
      lastVisitAt: now,
      lastIp: ELSEWHERE,
    })
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Success',
      name: 'ann',
      ip: ELSEWHERE,
    })
    expect((await login(server, 'ann')).statusCode).toBe(200)
  })
  test('a second time is refused, and so is an unknown or unreadable address', async () => {
    const sent = await registered('bob')
    await post(server, 'verify', sent)
    for (const email of [sent.email, Buffer.from('no@body').toString('base64'), '%%%']) {
      const answer = await post(server, 'verify', { ...sent, email })
      expect([said(answer), answer.cookies]).toEqual([BAD_LINK, []])
    }
  })
  test('many at the same time open one session', async () => {
    const sent = await registered('cid')
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(server, 'verify', sent)))
    expect(statuses(answers)).toEqual([200, 400, 400, 400, 400, 400])
  })
  test('a wrong, foreign or old token is refused with 401', async () => {
    const [sent, foreign] = [await registered('dan'), await registered('eve')]
    for (const token of ['x', Buffer.from('x').toString('base64'), foreign.token, `${sent.token}=`]) {
      expect(said(await post(server, 'verify', { ...sent, token }))).toEqual(NOT_VERIFIED)
    }
    server.clock.advance(3 * HOUR_MS)
    expect(said(await post(server, 'verify', sent))).toEqual(NOT_VERIFIED)
    expect(await server.store.users.byLogin('dan')).toMatchObject({ emailConfirmed: false })
  })
  test('banned users get no session, and their address stays unconfirmed', async () => {
    const sent = await registered('fay')
    const { id = '' } = (await server.store.users.byLogin('fay')) ?? {}
    await server.store.users.setRole(id, 'Banned')
    const answer = await post(server, 'verify', sent)
    expect([said(answer), answer.cookies]).toEqual([[401, 'accountDisabled'], []])
    expect(await server.store.users.byLogin('fay')).toMatchObject({ emailConfirmed: false })
  })
  test('an earlier email is as valid as a later one', async () => {
    const first = await registered('gus')
    await registered('gus')
    expect((await post(server, 'verify', first)).statusCode).toBe(200)
  })
})
