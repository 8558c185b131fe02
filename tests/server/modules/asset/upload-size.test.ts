import { expect, test } from 'vitest'
import { aServer } from '../../a-server.ts'
import { aForm, anAssetServer } from './asset.world.ts'

test('an upload may be larger than on the base wire if the operator allows it', async () => {
  const generous = await aServer({ config: { maxUploadMb: 40 } })
  await generous.user('root', 'Admin')
  const cookie = await generous.signIn('root')
  const send = async (size: number) => {
    const { payload, headers } = aForm([{ name: 'large', content: Buffer.alloc(size, 'l') }])
    return (await generous.ask('POST', '/api/assets', { payload, headers: { ...headers, cookie } }))
      .statusCode
  }
  expect([await send(35_000_000), await send(40_000_001)]).toEqual([200, 413])
  await generous.close()
})

test('one form has at most 1,024 files, and one with more leaves nothing', async () => {
  const server = await anAssetServer()
  const send = async (files: number) => {
    const { payload, headers } = aForm(
      Array.from({ length: files }, (_, nth) => ({ name: `${nth}`, content: `${files} ${nth}` })),
    )
    const answer = await server.ask('POST', '/api/assets', {
      payload,
      headers: { ...headers, cookie: server.admin },
    })
    return answer.statusCode
  }
  expect([await send(1025), await server.storedHashes()]).toEqual([413, []])
  expect([await send(1024), (await server.storedHashes()).length]).toEqual([200, 1024])
  await server.close()
})
