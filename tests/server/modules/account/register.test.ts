import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REGISTER_STATUSES } from '#contract/models/registration.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, cookieOf, ELSEWHERE, NO_MAIL, PASSWORD, type TestServer } from '../../a-server.ts'
import {
  BY_MAIL,
  login,
  newestEntry,
  profileOf,
  register,
  said,
  sentBack,
  set,
  statuses,
} from './account.world.ts'

const BY_ADMIN = { ActiveOnRegister: 'False', EmailConfirmationRequired: 'False' }
const BY_NOBODY = { ActiveOnRegister: 'True', EmailConfirmationRequired: 'False' }
const ENGLISH = { headers: { 'accept-language': 'en' } }
let server: TestServer
const servers: TestServer[] = []
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  servers.push(server)
})
beforeEach(async () => {
  await set(server, { ...BY_NOBODY, AllowRegister: 'True', EmailDomainList: '' })
  await server.store.sql.run(statement('test.nobody', 'delete from users'))
  server.emails.length = 0
})
afterAll(async () => {
  for (const one of servers) await one.close()
})

describe('a new account', () => {
  test('is signed in immediately if no confirmation is required', async () => {
    const answer = await register(
      server,
      'Ann',
      {},
      { remoteAddress: ELSEWHERE, headers: { 'user-agent': 'Lynx' } },
    )
    expect(answer.json()).toEqual({ title: '注册成功', data: 'LoggedIn', status: 200 })
    const { userId, ...profile } = (await profileOf(server, cookieOf(answer))).json<{ userId: string }>()
    expect(profile).toMatchObject({
      userName: 'Ann',
      email: 'ann@test.example',
      role: 'User',
      bio: '',
      phone: null,
      avatar: null,
    })
    const now = server.clock.now()
    expect(await server.store.users.byId(userId)).toMatchObject({
      emailConfirmed: true,
      registeredAt: now,
      lastVisitAt: now,
      lastIp: ELSEWHERE,
    })
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Success',
      name: 'Ann',
      ip: ELSEWHERE,
    })
    expect((await login(server, 'ann')).statusCode).toBe(200)
  })
  test('waits for the confirmation of an admin, if the platform requires it', async () => {
    await set(server, BY_ADMIN)
    const answer = await register(server, 'ann')
    expect([answer.json<{ data: string }>().data, answer.cookies]).toEqual(['AdminConfirmationRequired', []])
    expect((await login(server, 'ann')).statusCode).toBe(401)
    expect(newestEntry(server)).toMatchObject({ status: 'Success', name: 'ann' })
  })
  test('gets an email, and is signed in by its link', async () => {
    await set(server, BY_MAIL)
    const answer = await register(
      server,
      'ann',
      {},
      { headers: { 'accept-language': 'ja', host: 'ctf.example:8080' } },
    )
    expect([answer.json<{ data: string }>().data, answer.cookies]).toEqual(['EmailConfirmationRequired', []])
    const [first, ...more] = server.emails
    expect(more).toEqual([])
    expect(first).toMatchObject({ kind: 'verify', to: 'ann@test.example', userName: 'ann', language: 'ja' })
    const { link, page, email } = sentBack(first)
    expect([link.origin, page, Buffer.from(email, 'base64').toString()]).toEqual([
      'http://ctf.example:8080',
      '/account/verify',
      'ann@test.example',
    ])
    expect(newestEntry(server)).toMatchObject({ level: 'Information', status: 'Pending', name: 'ann' })
    expect((await login(server, 'ann')).statusCode).toBe(401)
  })
  test('ends the session of the browser that creates it', async () => {
    await server.user('old')
    const before = await server.signIn('old')
    const answer = await register(server, 'ann', {}, { headers: { cookie: before } })
    expect((await profileOf(server, before)).statusCode).toBe(401)
    expect((await profileOf(server, cookieOf(answer))).json()).toMatchObject({ userName: 'ann' })
  })
  test.each(REGISTER_STATUSES)('is reported in three languages: %s', async (status) => {
    await set(
      server,
      { LoggedIn: BY_NOBODY, AdminConfirmationRequired: BY_ADMIN, EmailConfirmationRequired: BY_MAIL }[
        status
      ],
    )
    const answers = await Promise.all(
      ['zh', 'en', 'ja'].map((language, at) =>
        register(server, `ann${at}`, {}, { headers: { 'accept-language': language } }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.json<{ title: string }>().title)).size).toBe(3)
  })
})

describe('a name in another script', () => {
  test.each(['Вовочка', '小龙abc', 'ひらがな', 'محمد', 'Ελένη'])(
    '%s signs in with it, in any case',
    async (name) => {
      expect((await register(server, name)).statusCode).toBe(200)
      for (const typed of [name, name.toUpperCase()])
        expect((await server.store.users.byLogin(typed))?.name).toBe(name)
    },
  )
  test('that looks like a name in use counts as taken', async () => {
    await server.user('coco')
    const answer = await register(server, 'сосо', { email: 'other@test.example' }, ENGLISH)
    expect(said(answer)).toEqual([400, 'nameTaken'])
  })
})

describe('refused', () => {
  test.each([
    ['a name that is too short', { userName: 'ab' }, 'fieldTooShort (The username, 3)'],
    ['an address that is none', { email: 'ann' }, 'fieldNotEmail (The email address)'],
    ['a password without a digit', { password: 'Password' }, 'passwordNeedsDigit'],
    ['a password without a small letter', { password: 'PASSW0RD' }, 'passwordNeedsLower'],
    ['a password without a capital', { password: 'passw0rd' }, 'passwordNeedsUpper'],
    ['a name with a blank', { userName: 'an n' }, 'nameCharacters'],
    ['a name in use, in any case', { userName: 'BOB' }, 'nameTaken'],
    ['an address that can carry a header', { email: 'ann\r\nbcc:x@test.example' }, 'emailInvalid'],
    ['an address in use, in any case', { email: 'BOB@test.example' }, 'accountExists'],
    ["an address that is somebody's name", { email: 'Bob@Name.io' }, 'emailTaken'],
    ["a name that is somebody's address", { userName: 'bob@b.io' }, 'nameTaken'],
  ])('%s', async (_, more, title) => {
    await server.user('bob')
    await server.user('rob', 'User', { email: 'bob@b.io' })
    await server.user('bob@name.io')
    expect(said(await register(server, 'ann', more, ENGLISH))).toEqual([400, title])
    expect(await server.store.users.byLogin('ann')).toBeNull()
  })
  test('only the first problem is reported: password, name, name in use, address', async () => {
    await server.user('bob')
    const tell = async (more: Record<string, unknown>) =>
      said(await register(server, 'ann', more, ENGLISH))[1]
    const wrong = { password: 'password', userName: 'b b', email: 'a b@c' }
    expect(await tell(wrong)).toBe('passwordNeedsDigit')
    expect(await tell({ ...wrong, password: PASSWORD })).toBe('nameCharacters')
    expect(await tell({ ...wrong, password: PASSWORD, userName: 'bob' })).toBe('nameTaken')
    expect(await tell({ ...wrong, password: PASSWORD, userName: 'ann' })).toBe('emailInvalid')
  })
  test('while registration is closed, before any other check', async () => {
    await set(server, { AllowRegister: 'False' })
    expect(said(await register(server, 'ann', { password: 'password' }, ENGLISH))).toEqual([
      400,
      'registrationOff',
    ])
  })
  test('an address outside of the allowed domains, with the list of those', async () => {
    await set(server, { EmailDomainList: ' A.edu, b.edu ' })
    expect(said(await register(server, 'ann', {}, ENGLISH))).toEqual([
      400,
      'domainNotAllowed (a.edu or b.edu)',
    ])
    expect((await register(server, 'ann', { email: 'ann@B.EDU' })).statusCode).toBe(200)
  })
  test('without the CAPTCHA, before the domain is checked', async () => {
    const guarded = await aServer({ config: { captcha: 'proof-of-work' } })
    servers.push(guarded)
    await set(guarded, { EmailDomainList: 'a.edu', UseGoogleRecaptcha: 'True' })
    for (const gToken of [undefined, null, '', 'NOTOKEN', 'e30=']) {
      expect(said(await register(guarded, 'ann', gToken === undefined ? {} : { gToken }, ENGLISH))[1]).toBe(
        'captchaFailed',
      )
    }
  })
  test('if no email can be sent, although the account exists by then', async () => {
    const mute = await aServer({ mail: NO_MAIL })
    servers.push(mute)
    await set(mute, BY_MAIL)
    expect(said(await register(mute, 'ann', {}, ENGLISH))).toEqual([400, 'mailImpossible'])
    expect(await mute.store.users.byLogin('ann')).toMatchObject({ emailConfirmed: false })
  })
})

test('many at the same time with one name or one address create one account', async () => {
  const byName = await Promise.all(
    Array.from({ length: 8 }, (_, at) => register(server, 'ann', { email: `ann${at}@test.example` })),
  )
  expect(statuses(byName)).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
  const byAddress = await Promise.all(
    Array.from({ length: 8 }, (_, at) => register(server, `bob${at}`, { email: 'bob@test.example' })),
  )
  expect(statuses(byAddress)).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
})

describe('over an account that waits for confirmation', () => {
  const OTHER = { password: 'S0mething' }
  beforeEach(async () => {
    await server.user('ann', 'User', { emailConfirmed: false })
  })
  test('a stranger is refused, and changes nothing', async () => {
    const answer = await register(server, 'ann2', { ...OTHER, email: 'Ann@test.example' }, ENGLISH)
    expect([said(answer), answer.cookies]).toEqual([[400, 'accountExists'], []])
    expect(await server.store.users.byLogin('ann')).toMatchObject({ name: 'ann', emailConfirmed: false })
    expect((await login(server, 'ann', OTHER.password)).statusCode).toBe(401)
  })
  test('its own password does not continue it, because an admin may have set it', async () => {
    const answer = await register(server, 'ann', {}, ENGLISH)
    expect([said(answer), answer.cookies]).toEqual([[400, 'accountExists'], []])
    expect((await login(server, 'ann')).statusCode).toBe(401)
  })
  test('its own password gets "an admin has to confirm", another does not', async () => {
    await set(server, BY_ADMIN)
    expect((await register(server, 'ann', OTHER)).statusCode).toBe(400)
    expect((await register(server, 'ann')).json()).toMatchObject({ data: 'AdminConfirmationRequired' })
  })
  test.each([PASSWORD, OTHER.password, 'weak-password'])(
    'the email is sent again, to its own address, with the password %s',
    async (password) => {
      await set(server, BY_MAIL)
      const answer = await register(server, 'ann2', { password, email: 'ANN@test.example' })
      expect([answer.json<{ data: string }>().data, answer.cookies]).toEqual([
        'EmailConfirmationRequired',
        [],
      ])
      expect(server.emails).toMatchObject([{ kind: 'verify', to: 'ann@test.example', userName: 'ann' }])
      const { name, emailConfirmed } = (await server.store.users.byLogin('ann@test.example')) ?? {}
      expect([name, emailConfirmed]).toEqual(['ann', false])
    },
  )
  test('banned users are refused with any password', async () => {
    await server.user('bea', 'Banned', { emailConfirmed: false })
    for (const policy of [BY_NOBODY, BY_ADMIN, BY_MAIL]) {
      await set(server, policy)
      const answer = await register(server, 'bea')
      expect([answer.statusCode, answer.cookies]).toEqual([400, []])
    }
    expect(server.emails).toEqual([])
  })
  test('guesses of its password here are counted as at the sign-in', async () => {
    const counted = await aServer()
    servers.push(counted)
    await set(counted, BY_ADMIN)
    await counted.user('ann', 'User', { emailConfirmed: false })
    for (let at = 0; at < 10; at++) expect((await register(counted, 'ann', OTHER)).statusCode).toBe(400)
    expect((await register(counted, 'ann')).statusCode).toBe(400)
    counted.clock.advance(15 * 60_000)
    expect((await register(counted, 'ann')).statusCode).toBe(200)
  })
})
