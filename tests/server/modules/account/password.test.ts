import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, cookieOf, ELSEWHERE, PASSWORD, type TestServer } from '../../a-server.ts'
import {
  login,
  NEW_PASSWORD,
  newestEntry,
  profileOf,
  put,
  said,
  sessions,
  sessionsOf,
} from './account.world.ts'
import { expectCut } from '../../listener.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

const change = (cookie: string, wish = { old: PASSWORD, new: NEW_PASSWORD }, more = {}) =>
  put(server, cookie, 'changepassword', wish, more)

describe('changing the password', () => {
  test('keeps this session under a new token and ends all others', async () => {
    const user = await server.user('ann')
    const [here = '', there = ''] = await sessions(server, 'ann', 3)
    const answer = await change(here, undefined, { remoteAddress: ELSEWHERE })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    const renewed = cookieOf(answer)
    for (const over of [here, there]) expect((await profileOf(server, over)).statusCode).toBe(401)
    expect([(await profileOf(server, renewed)).statusCode, await sessionsOf(server, user.id)]).toEqual([
      200, 1,
    ])
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Success',
      name: 'ann',
      ip: ELSEWHERE,
    })
    expect([
      (await login(server, 'ann')).statusCode,
      (await login(server, 'ann', NEW_PASSWORD)).statusCode,
    ]).toEqual([401, 200])
  })
  test('can be followed by signing out, as clients of the base wire do', async () => {
    await server.user('bob')
    const cookie = cookieOf(await change(await server.signIn('bob')))
    expect((await server.ask('POST', '/api/account/logout', { headers: { cookie } })).statusCode).toBe(200)
  })
  test.each([
    ['a wrong old one', { old: 'Wr0ngPass', new: NEW_PASSWORD }, 'oldPasswordWrong'],
    ['a new one without a digit', { old: PASSWORD, new: 'Password' }, 'passwordNeedsDigit'],
    ['a wrong old one before a bad new one', { old: 'Wr0ngPass', new: 'password' }, 'oldPasswordWrong'],
    ['a short new one', { old: PASSWORD, new: 'aB1' }, 'fieldTooShort (The new password, 6)'],
    ['a blank old one', { old: ' ', new: NEW_PASSWORD }, 'fieldRequired (The current password)'],
  ])('%s is refused and ends nothing', async (_, wish, title) => {
    if ((await server.store.users.byLogin('cid')) === null) await server.user('cid')
    const cookie = await server.signIn('cid')
    expect(said(await change(cookie, wish))).toEqual([400, title])
    expect((await profileOf(server, cookie)).statusCode).toBe(200)
  })
  test('is not blocked by strangers who guess at the sign-in, nor does guessing here block the sign-in', async () => {
    await server.user('fay')
    const cookie = await server.signIn('fay')
    for (let at = 0; at < 11; at++) await login(server, 'fay', 'Wr0ngPass')
    expect((await login(server, 'fay')).statusCode).toBe(401)
    const renewed = cookieOf(await change(cookie))
    for (let at = 0; at < 11; at++) await change(renewed, { old: 'Wr0ngPass', new: PASSWORD })
    expect((await login(server, 'fay', NEW_PASSWORD)).statusCode).toBe(200)
  })
  test('guesses of the old one are counted as at the sign-in', async () => {
    await server.user('dan')
    const cookie = await server.signIn('dan')
    for (let at = 0; at < 10; at++) await change(cookie, { old: 'Wr0ngPass', new: NEW_PASSWORD })
    expect(said(await change(cookie))).toEqual([400, 'tooManyTries'])
    server.clock.advance(15 * 60_000)
    expect((await change(cookie)).statusCode).toBe(200)
  })
  test('of two changes at the same time one succeeds', async () => {
    await server.user('eve')
    const cookie = await server.signIn('eve')
    const answers = await Promise.all(
      [0, 1, 2].map((at) => change(cookie, { old: PASSWORD, new: `${NEW_PASSWORD}${at}` })),
    )
    const done = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []))
    expect(done).toHaveLength(1)
    expect((await login(server, 'eve', `${NEW_PASSWORD}${done[0]}`)).statusCode).toBe(200)
  })
  test('closes the connections of its sessions', async () => {
    await server.user('mona', 'Admin')
    const [here = '', there = ''] = await sessions(server, 'mona', 2)
    await expectCut(server, there, () => change(here))
  })
})
