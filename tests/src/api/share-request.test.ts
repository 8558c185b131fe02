import { expect, test, vi } from 'vitest'
import { shareRequest } from '#src/api/share-request.ts'

const GET = { method: 'GET' }

test('simultaneous callers share a response, and each can read it; a later caller requests again', async () => {
  const asked = vi.fn(async (address: string) => new Response(address))
  const transport = shareRequest(asked, '/api/config')
  const answers = await Promise.all([transport('/api/config', GET), transport('/api/config', GET)])
  expect(await Promise.all(answers.map((each) => each.text()))).toEqual(['/api/config', '/api/config'])
  expect(asked).toHaveBeenCalledTimes(1)
  await transport('/api/config', GET)
  expect(asked).toHaveBeenCalledTimes(2)
})
test('other requests are not shared, and a failed one is repeated', async () => {
  const asked = vi.fn(async (address: string) =>
    address === '/api/config' ? Promise.reject(new Error('cut')) : new Response(''),
  )
  const transport = shareRequest(asked, '/api/config')
  await Promise.all([
    transport('/api/game', GET),
    transport('/api/game', GET),
    transport('/api/config', { method: 'PUT' }).catch(() => null),
  ])
  expect(asked).toHaveBeenCalledTimes(3)
  await expect(Promise.all([transport('/api/config', GET), transport('/api/config', GET)])).rejects.toThrow(
    'cut',
  )
  await expect(transport('/api/config', GET)).rejects.toThrow('cut')
  expect(asked).toHaveBeenCalledTimes(5)
})
test('a caller that aborts does not abort the others', async () => {
  const leaving = new AbortController()
  const transport = shareRequest(async (_, { signal }) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    signal?.throwIfAborted()
    return new Response('told')
  }, '/api/config')
  const [, stays] = [
    transport('/api/config', { ...GET, signal: leaving.signal }),
    transport('/api/config', GET),
  ]
  leaving.abort()
  expect(await (await stays).text()).toBe('told')
})
