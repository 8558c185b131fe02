import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { makeGameKeys, signTeamToken } from '#server/modules/game/signing-keys.ts'
import { saltOf, teamHash } from '#server/modules/game/team-hash.ts'
import { editWorld, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

test('a game has its own key, which verifies the tokens of its teams', async () => {
  const [one, other] = [await world.game(), await world.game()]
  expect(one.publicKey).not.toBe(other.publicKey)
  const privateKey = await world.server.store.games.privateKeyOf(one.id)
  const [, signature = ''] = signTeamToken(privateKey ?? '', 7, null).split(':')
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(one.publicKey, 'base64').toString('base64url') },
  })
  expect(verify(null, Buffer.from('GZCTF_TEAM_7'), key, Buffer.from(signature, 'base64'))).toBe(true)
  await world.said('PUT', `/games/${one.id}`, { title: 'Cup', publicKey: 'mine' })
  expect((await world.said('GET', `/games/${one.id}`)).json<GameInfoModel>().publicKey).toBe(one.publicKey)
  expect(await world.server.store.games.privateKeyOf(one.id)).toBe(privateKey)
})

describe('the private key', () => {
  const counted = {
    guid: () => '',
    bytes: (count: number) => Buffer.from(Array.from({ length: count }, (_, n) => n)),
  }
  test('is masked if the platform has a key for that', () => {
    const publicKey = 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg='
    expect(makeGameKeys(counted, null)).toEqual({
      publicKey,
      privateKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    })
    expect(makeGameKeys(counted, 'example-xor-key')).toEqual({
      publicKey,
      privateKey: 'ZXljbnRpYypwZngmZ2h3amhwf2N4cDtvd2s3cHlke2c=',
    })
  })
  test('that is stored unmasked is logged', async () => {
    const { id } = await world.game()
    const entries = async () =>
      (await world.server.store.logs.list('Warning', { count: 50, skip: 0 })).filter(
        ({ source }) => source === 'game',
      )
    const entry = {
      status: 'Pending',
      name: 'System',
      ip: '',
      message: expect.stringContaining(`game ${id} `) as string,
    }
    await expect.poll(entries).toContainEqual(expect.objectContaining(entry))
  })
})

describe('the salt', () => {
  const seed = Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('base64')
  const token = '42:eBSYQ6BvFYYU2y8I/zsXA9sOBeWHOAA5ACBfvOXMd+aKkn/wkzfA/Gz9iwP83xy/cLAminCRLUvMm5tIv6UGBA=='
  test('equals the value that external tools compute', () => {
    expect(saltOf(seed)).toBe('796b764473341ad43e83e5b3caf1ba1b772ef8b907df63b020401ec5d24466db')
    expect(teamHash(7, { token, salt: saltOf(seed) })).toBe('ba5da0c96f9d')
    expect(signTeamToken(seed, 42, null)).toBe(token)
    const masked = 'ZXljbnRpYypwZngmZ2h3amhwf2N4cDtvd2s3cHlke2c='
    expect(signTeamToken(masked, 42, 'example-xor-key')).toBe(token)
    expect(saltOf(masked)).toBe('612acbf56336ace4710930aeea9052b260f48263ad0e1c946de29b78bc88b122')
    expect(teamHash(7, { token, salt: saltOf(masked) })).toBe('09f82eaafda0')
  })
  test('is returned to organisers, and stays the same', async () => {
    const { id } = await world.game()
    const salt = (await world.said('GET', `/games/${id}/teamhashsalt`)).json<string>()
    expect(salt).toMatch(/^[0-9a-f]{64}$/)
    await world.said('PUT', `/games/${id}`, { title: 'Cup' })
    expect((await world.said('GET', `/games/${id}/teamhashsalt`)).json()).toBe(salt)
  })
})
