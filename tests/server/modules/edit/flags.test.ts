import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '#server/store/sql.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
let gameId: number
beforeAll(async () => {
  world = await editWorld()
  gameId = (await world.game()).id
}, 60_000)
afterAll(() => world.close())

const flagsOf = async (cId: number) => (await world.look(gameId, cId)).flags
const add = (cId: number, body: unknown) =>
  world.say('POST', `/games/${gameId}/challenges/${cId}/flags`, body)
const remove = async (cId: number, fId: number) =>
  (await world.said('DELETE', `/games/${gameId}/challenges/${cId}/flags/${fId}`)).json<string>()
const enable = (cId: number) => world.said('PUT', `/games/${gameId}/challenges/${cId}`, { isEnabled: true })
/** Assigns the flag as if the team had opened the challenge. */
const deal = (cId: number, fId: number) =>
  world.server.store.sql.run(
    statement('test.deal', 'update instances set is_loaded = true, flag_id = $2 where challenge_id = $1'),
    [cId, fId],
  )
const generate = async (cId: number) =>
  (
    await world.server.store.sql.one<{ id: number }>(
      statement(
        'test.generate',
        `insert into flags (challenge_id, flag, is_generated) values ($1, 'flag{made}', true) returning id`,
      ),
      [cId],
    )
  )?.id ?? 0

describe('flags that are added', () => {
  test('keep their order, over several requests, with doubles and without the blanks around them', async () => {
    const { id } = await world.challenge(gameId)
    expect((await add(id, [{ flag: ' b\r\n' }, { flag: 'a' }, { flag: 'a' }])).body).toBe('')
    await world.addFlags(gameId, id, 'flag{with space inside}', '\u3000题目\u00a0')
    expect((await flagsOf(id)).map(({ flag, attachment }) => [flag, attachment])).toEqual([
      ['b', null],
      ['a', null],
      ['a', null],
      ['flag{with space inside}', null],
      ['题目', null],
    ])
    await world.addFlags(gameId, id)
    expect(await flagsOf(id)).toHaveLength(5)
  })
  test('may be thousands, in their order and with a file for each', async () => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    const [a, b] = [await world.upload('thousands a', 'DYN'), await world.upload('thousands b', 'DYN')]
    const sent = Array.from({ length: 5000 }, (_, n) => ({
      flag: `flag{${n}}`,
      attachmentType: 'Local',
      fileHash: n % 2 === 0 ? a : b,
    }))
    await world.addFlags(gameId, id, ...sent)
    const stored = await flagsOf(id)
    expect(stored.map(({ flag, attachment }) => [flag, attachment?.url])).toEqual(
      sent.map(({ flag, fileHash }) => [flag, `/assets/${fileHash}/DYN`]),
    )
    expect([await world.refs(a), await world.refs(b)]).toEqual([2500, 2500])
    await world.said('DELETE', `/games/${gameId}/challenges/${id}`)
    expect([await world.refs(a), await world.refs(b)]).toEqual([null, null])
  })
  test('have their own attachment, of each kind', async () => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    const hash = await world.upload('one for a flag', '题 1.zip')
    const local = {
      flag: 'l',
      attachmentType: 'local',
      fileHash: hash,
      remoteUrl: 'https://ignored.example/',
    }
    const remote = {
      flag: 'r',
      attachmentType: 2,
      fileHash: 'ignored',
      remoteUrl: ' https://files.example/a ',
    }
    await world.addFlags(
      gameId,
      id,
      local,
      { flag: 'n', attachmentType: 'None', fileHash: hash, remoteUrl: 'x' },
      remote,
    )
    const number = expect.any(Number) as number
    expect((await flagsOf(id)).map(({ flag, attachment }) => ({ flag, attachment }))).toEqual([
      { flag: 'l', attachment: { id: number, type: 'Local', url: `/assets/${hash}/题 1.zip`, fileSize: 14 } },
      { flag: 'n', attachment: null },
      {
        flag: 'r',
        attachment: { id: number, type: 'Remote', url: 'https://files.example/a', fileSize: null },
      },
    ])
    expect(await world.refs(hash)).toBe(1)
  })

  const fine = { flag: 'fine' }
  const remote = (remoteUrl: unknown) => ({ flag: 'r', attachmentType: 'Remote', remoteUrl })
  const local = (fileHash: unknown) => ({ flag: 'l', attachmentType: 'Local', fileHash })
  test.each([
    ['a blank', { flag: ' \r\n' }, 'fieldRequired', { field: 'flag' }],
    ['nothing', {}, 'fieldRequired', { field: 'flag' }],
    ['too long', { flag: 'x'.repeat(126) }, 'fieldTooLong', { field: 'flag', limit: 125 }],
    ['NUL', { flag: 'a\0b' }, 'fieldMalformed', { field: 'flag' }],
    ['no hash', local(null), 'attachmentFileMissing', {}],
    ['an unknown file', local('0'.repeat(64)), 'attachmentFileMissing', {}],
    ['no hash at all', local('../../etc/passwd'), 'attachmentFileMissing', {}],
    ['no address', remote(null), 'attachmentUrlInvalid', {}],
    ['a script for an address', remote('javascript:alert(1)'), 'attachmentUrlInvalid', {}],
  ] as const)('with a wrong one (%s) are not stored at all', async (_, wrong, title, fill) => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    const hash = await world.upload('before the wrong one')
    const before = await world.snapshot()
    for (const language of ['zh', 'en', 'ja'] as const) {
      const url = `/games/${gameId}/challenges/${id}/flags`
      const answer = await world.say('POST', url, [fine, local(hash), wrong, fine], {
        'accept-language': language,
      })
      expectRefusal(answer, 400, title, language, fill)
    }
    expect(await world.snapshot()).toBe(before)
  })
  test('may be exactly this many in one request', async () => {
    const { id } = await world.challenge(gameId)
    expectRefusal(
      await add(
        id,
        Array.from({ length: 10_000 }, () => fine),
      ),
      400,
      'fieldTooMany',
      'zh',
      { field: 'flags', limit: 5000 },
    )
    for (const body of [{}, 'x', null, [null], ['flag{}'], [[fine]]])
      expect((await add(id, body)).statusCode).toBe(400)
    expect(await flagsOf(id)).toEqual([])
  })
})

describe('a flag that is removed', () => {
  test('is deleted with its file, and missing the second time', async () => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    const hash = await world.upload('removed with its flag')
    await world.addFlags(gameId, id, 'stays', { flag: 'goes', attachmentType: 'Local', fileHash: hash })
    const [, goes] = await flagsOf(id)
    expect(await remove(id, goes?.id ?? 0)).toBe('Success')
    expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual([null, false])
    expect(await remove(id, goes?.id ?? 0)).toBe('NotFound')
    expect((await flagsOf(id)).map(({ flag }) => flag)).toEqual(['stays'])
  })
  test('of another challenge is not there', async () => {
    const [{ id }, { id: other }] = [await world.challenge(gameId), await world.challenge(gameId)]
    await world.addFlags(gameId, other, 'theirs')
    const [theirs] = await flagsOf(other)
    expect(await remove(id, theirs?.id ?? 0)).toBe('NotFound')
    expect(await flagsOf(other)).toHaveLength(1)
  })
  test('disables the challenge if it was the last one', async () => {
    const { id } = await world.challenge(gameId)
    await world.addFlags(gameId, id, 'a', 'b')
    await enable(id)
    const [a, b] = await flagsOf(id)
    await remove(id, a?.id ?? 0)
    expect((await world.look(gameId, id)).isEnabled).toBe(true)
    await remove(id, b?.id ?? 0)
    expect((await world.look(gameId, id)).isEnabled).toBe(false)
  })
  test('does not disable a dynamic container, which needs none', async () => {
    const { id } = await world.challenge(gameId, 'DynamicContainer')
    await world.addFlags(gameId, id, 'a')
    await enable(id)
    const [a] = await flagsOf(id)
    await remove(id, a?.id ?? 0)
    expect((await world.look(gameId, id)).isEnabled).toBe(true)
  })
  test('is taken from its team, which is assigned another one', async () => {
    const game = await world.game()
    const { id } = await world.challenge(game.id, 'DynamicAttachment')
    const team = await world.participation(game.id)
    await world.addFlags(game.id, id, 'a', 'b')
    await world.said('PUT', `/games/${game.id}/challenges/${id}`, { isEnabled: true })
    const [a] = (await world.look(game.id, id)).flags
    await deal(id, a?.id ?? 0)
    await world.said('DELETE', `/games/${game.id}/challenges/${id}/flags/${a?.id}`)
    expect(await world.instances(id)).toEqual([{ id: team, isLoaded: false, flagId: null }])
  })
})

describe('a flag that was generated for a team', () => {
  test("is not listed, not removed, and does not count as an organiser's flag", async () => {
    const { id } = await world.challenge(gameId)
    const generated = await generate(id)
    expect(await flagsOf(id)).toEqual([])
    expectRefusal(
      await world.say('PUT', `/games/${gameId}/challenges/${id}`, { isEnabled: true }),
      400,
      'challengeWithoutFlag',
    )
    expect(await remove(id, generated)).toBe('NotFound')
  })
  test('belongs to one instance only', async () => {
    const game = await world.game()
    const { id } = await world.challenge(game.id, 'DynamicContainer')
    for (let n = 0; n < 2; n++) await world.participation(game.id)
    await world.said('PUT', `/games/${game.id}/challenges/${id}`, { isEnabled: true })
    await expect(deal(id, await generate(id))).rejects.toMatchObject({ code: '23505' })
  })
})
