import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aServer, cookieOf, ELSEWHERE, NO_MAIL, type TestServer } from '../../a-server.ts'
import {
  BY_MAIL,
  changeLink,
  HOUR_MS,
  newestEntry,
  post,
  profileOf,
  put,
  said,
  sessions,
  set,
  statuses,
} from './account.world.ts'
import { expectRefusal } from '../team/team.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await server.user('rival')
})
beforeEach(() => set(server, { ...BY_MAIL, EmailDomainList: '' }))
afterAll(() => server.close())

const BAD_LINK = [400, 'linkInvalid']
const change = (cookie: string, newMail: string, more = {}) =>
  put(server, cookie, 'changeemail', { newMail }, more)
const confirm = (cookie: string, sent: { token: string; email: string }, more = {}) =>
  post(
    server,
    'mailchangeconfirm',
    { token: sent.token, email: sent.email },
    { headers: { cookie, 'accept-language': 'en' }, ...more },
  )

describe('requesting another address', () => {
  test('sends an email to the new one, and changes nothing yet', async () => {
    await server.user('ann')
    const cookie = await server.signIn('ann')
    const answer = await change(cookie, ' Ann@new.example ', { remoteAddress: ELSEWHERE })
    expect(answer.json()).toMatchObject({ data: true, status: 200 })
    expect(server.emails.at(-1)).toMatchObject({
      kind: 'change-email',
      to: 'Ann@new.example',
      userName: 'ann',
      language: 'en',
    })
    const link = new URL(server.emails.at(-1)?.link ?? '')
    expect([link.pathname, Buffer.from(link.searchParams.get('email') ?? '', 'base64').toString()]).toEqual([
      '/account/confirm',
      'Ann@new.example',
    ])
    expect((await profileOf(server, cookie)).json()).toMatchObject({ email: 'ann@test.example' })
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Pending',
      name: 'ann',
      ip: ELSEWHERE,
    })
  })
  test('is refused in the order of the contract', async () => {
    await server.user('bob')
    const cookie = await server.signIn('bob')
    const before = server.emails.length
    await set(server, { EmailConfirmationRequired: 'False', EmailDomainList: 'a.edu' })
    for (const own of ['RIVAL@test.example', 'bob@test.example']) {
      expectRefusal(await change(cookie, own), 400, 'emailTaken', 'en')
    }
    expect((await change(cookie, 'bob@b.edu')).json()).toMatchObject({ data: false, status: 400 })
    await set(server, { EmailConfirmationRequired: 'True' })
    expect(said(await change(cookie, 'bob@b.edu'))).toEqual([400, 'domainNotAllowed (a.edu)'])
    expect(said(await change(cookie, 'b b@a.edu'))).toEqual([400, 'emailInvalid'])
    expect(server.emails).toHaveLength(before)
  })
  test('is refused if no email can be sent', async () => {
    const mute = await aServer({ mail: NO_MAIL })
    await set(mute, BY_MAIL)
    await mute.user('ann')
    const answer = await put(mute, await mute.signIn('ann'), 'changeemail', { newMail: 'ann@new.example' })
    expectRefusal(answer, 400, 'mailImpossible', 'en')
    await mute.close()
  })
})

describe('confirming it', () => {
  test('replaces the address, keeps this session and ends the others', async () => {
    await server.user('cid')
    const [here = '', there = ''] = await sessions(server, 'cid', 2)
    const answer = await confirm(here, await changeLink(server, here, 'cid@new.example'), {
      remoteAddress: ELSEWHERE,
    })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    const renewed = cookieOf(answer)
    for (const over of [here, there]) expect((await profileOf(server, over)).statusCode).toBe(401)
    expect((await profileOf(server, renewed)).json()).toMatchObject({ email: 'cid@new.example' })
    expect(await server.store.users.byEmail('cid@test.example')).toBeNull()
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Success',
      name: 'cid',
      ip: ELSEWHERE,
    })
  })
  test('a second time, with another address or after three hours is refused', async () => {
    await server.user('dan')
    const cookie = await server.signIn('dan')
    const sent = await changeLink(server, cookie, 'dan@new.example')
    for (const email of ['dan@other.example', 'DAN@new.example']) {
      expect(said(await confirm(cookie, { ...sent, email: Buffer.from(email).toString('base64') }))).toEqual(
        BAD_LINK,
      )
    }
    const renewed = cookieOf(await confirm(cookie, sent))
    expect(said(await confirm(renewed, sent))).toEqual(BAD_LINK)
    const late = await changeLink(server, renewed, 'dan@late.example')
    server.clock.advance(3 * HOUR_MS)
    expect(said(await confirm(renewed, late))).toEqual(BAD_LINK)
  })
  test('after an administrator has changed the address is refused', async () => {
    const { id } = await server.user('lou')
    await server.user('chief', 'Admin')
    const cookie = await server.signIn('lou')
    const sent = await changeLink(server, cookie, 'lou@late.example')
    const saved = await server.ask('PUT', `/api/admin/users/${id}`, {
      headers: { cookie: await server.signIn('chief') },
      payload: { email: 'lou@school.example' },
    })
    expect(saved.statusCode).toBe(200)
    expect(said(await confirm(cookie, sent))).toEqual(BAD_LINK)
    expect((await profileOf(server, cookie)).json()).toMatchObject({ email: 'lou@school.example' })
  })
  test('is for the user who requested it alone', async () => {
    await server.user('eve')
    await server.user('fay')
    const sent = await changeLink(server, await server.signIn('eve'), 'eve@new.example')
    expect(said(await confirm(await server.signIn('fay'), sent))).toEqual(BAD_LINK)
    expect((await confirm('', sent)).statusCode).toBe(401)
  })
  test('is refused if another user has taken the address in the meantime', async () => {
    await server.user('gus')
    const cookie = await server.signIn('gus')
    const sent = await changeLink(server, cookie, 'wanted@new.example')
    await server.user('hal', 'User', { email: 'Wanted@new.example' })
    expect(said(await confirm(cookie, sent))).toEqual(BAD_LINK)
    expect((await profileOf(server, cookie)).json()).toMatchObject({ email: 'gus@test.example' })
  })
  test("an address that is another user's name is refused, on request and on confirmation", async () => {
    await server.user('lea')
    await server.user('ned@n.io')
    const cookie = await server.signIn('lea')
    expect(said(await change(cookie, 'NED@n.io'))).toEqual([400, 'emailTaken'])
    const sent = await changeLink(server, cookie, 'pat@n.io')
    await server.user('pat@n.io')
    expect(said(await confirm(cookie, sent))).toEqual(BAD_LINK)
    const own = await server.signIn('ned@n.io')
    expect((await confirm(own, await changeLink(server, own, 'ned@n.io'))).statusCode).toBe(200)
  })
  test('of many at the same time one gets an address', async () => {
    const wishes: { cookie: string; sent: { token: string; email: string } }[] = []
    for (const name of ['ida', 'jon', 'kim']) {
      await server.user(name)
      const cookie = await server.signIn(name)
      wishes.push({ cookie, sent: await changeLink(server, cookie, 'one@new.example') })
    }
    const answers = await Promise.all(wishes.map(({ cookie, sent }) => confirm(cookie, sent)))
    expect(statuses(answers)).toEqual([200, 400, 400])
  })
})
