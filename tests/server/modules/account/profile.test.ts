import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer } from '../../a-server.ts'
import { login, newestEntry, profileOf, put, said, statuses } from './account.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
})
afterAll(() => server.close())

async function someone(name: string) {
  await server.user(name, 'User', { bio: 'old', phone: '+1 2', realName: 'Real', stdNumber: 'S-1' })
  return server.signIn(name)
}

describe('updating', () => {
  test('null and missing fields stay, an empty text clears', async () => {
    const cookie = await someone('ann')
    expect((await put(server, cookie, 'update', { bio: null, phone: null })).statusCode).toBe(200)
    expect((await profileOf(server, cookie)).json()).toMatchObject({
      userName: 'ann',
      bio: 'old',
      phone: '+1 2',
      realName: 'Real',
      stdNumber: 'S-1',
    })
    const answer = await put(server, cookie, 'update', { bio: '', realName: '', stdNumber: '' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect((await profileOf(server, cookie)).json()).toMatchObject({
      userName: 'ann',
      bio: '',
      phone: '+1 2',
      realName: '',
      stdNumber: '',
    })
  })
  test('saves all fields, and keeps the session', async () => {
    const cookie = await someone('bob')
    const wish = {
      userName: 'Bobby',
      bio: 'b'.repeat(55),
      phone: '(03) 1234-5678',
      realName: '山田太郎',
      stdNumber: '0'.repeat(24),
    }
    expect((await put(server, cookie, 'update', wish)).statusCode).toBe(200)
    expect((await profileOf(server, cookie)).json()).toMatchObject(wish)
    // A repeated change must not be logged again.
    expect((await put(server, cookie, 'update', wish)).statusCode).toBe(200)
  })
  test.each([
    [{ phone: '' }, 'fieldNotPhone (The phone number)'],
    [{ userName: '' }, 'fieldTooShort (The username, 3)'],
    [{ bio: 'b'.repeat(56) }, 'fieldTooLong (The bio, 55)'],
    [{ realName: 'r'.repeat(33) }, 'fieldTooLong (The real name, 32)'],
    [{ stdNumber: 's'.repeat(25) }, 'fieldTooLong (The student ID, 24)'],
    [{ userName: 'an na' }, 'nameCharacters'],
    [{ userName: 'RIVAL' }, 'nameTaken'],
    [{ userName: 'riv@b.io' }, 'nameTaken'],
  ])('%j is refused, and nothing is changed', async (wish, title) => {
    if ((await server.store.users.byLogin('rival')) === null) {
      await server.user('rival')
      await server.user('riv', 'User', { email: 'riv@b.io' })
      await server.user('cid')
    }
    const cookie = await server.signIn('cid')
    const before = (await profileOf(server, cookie)).body
    expect(said(await put(server, cookie, 'update', { bio: 'new', ...wish }))).toEqual([400, title])
    expect((await profileOf(server, cookie)).body).toBe(before)
  })
  test('is logged if the name changes, and only then', async () => {
    const cookie = await someone('dan')
    const before = newestEntry(server)
    await put(server, cookie, 'update', { userName: 'dan', bio: 'new' })
    expect(newestEntry(server)).toEqual(before)
    await put(server, cookie, 'update', { userName: 'Dan' }, { remoteAddress: ELSEWHERE })
    const entry = newestEntry(server)
    expect(entry).toMatchObject({ level: 'Information', status: 'Success', name: 'dan', ip: ELSEWHERE })
    expect(entry?.message).toContain('dan → Dan')
  })
  test('of two fields at the same time keeps both, and a changed name stays changed', async () => {
    const cookie = await someone('fay')
    for (let at = 0; at < 30; at++) {
      const answers = await Promise.all(
        [{ userName: `fay${at}` }, { bio: `b${at}` }, { realName: `r${at}` }].map((wish) =>
          put(server, cookie, 'update', wish),
        ),
      )
      expect(statuses(answers)).toEqual([200, 200, 200])
      const { userName, bio, realName } = (await profileOf(server, cookie)).json<Record<string, string>>()
      expect([userName, bio, realName]).toEqual([`fay${at}`, `b${at}`, `r${at}`])
    }
    expect((await login(server, 'fay29')).statusCode).toBe(200)
    expect((await login(server, 'fay')).statusCode).toBe(401)
  })
  test('one of many concurrent requests for a name gets it', async () => {
    const cookies = await Promise.all(Array.from({ length: 6 }, (_, at) => someone(`wisher${at}`)))
    const answers = await Promise.all(
      cookies.map((cookie) => put(server, cookie, 'update', { userName: 'wanted' })),
    )
    expect(statuses(answers)).toEqual([200, 400, 400, 400, 400, 400])
  })
})
