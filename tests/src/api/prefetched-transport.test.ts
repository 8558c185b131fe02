import { expect, test, vi } from 'vitest'
import { withPrefetched } from '#src/api/prefetched-transport.ts'

const GET = { method: 'GET' }
const open = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  return { asked, transport: withPrefetched(asked, ['/api/game']) }
}
const aDated = async () =>
  new Response('[]', { headers: { date: 'Sun, 22 Nov 2026 06:00:00 GMT', etag: '"1"' } })

test('the first caller gets the prefetched response, the second makes a new request', async () => {
  const { asked, transport } = open(aDated)
  expect(asked).toHaveBeenCalledTimes(1)
  const answers = await Promise.all([transport('/api/game', GET), transport('/api/game', GET)])
  expect(await Promise.all(answers.map((each) => each.text()))).toEqual(['[]', '[]'])
  expect(asked).toHaveBeenCalledTimes(2)
})
test('a prefetched response does not set the clock', async () => {
  const { transport } = open(aDated)
  const { headers } = await transport('/api/game', GET)
  expect([headers.get('date'), headers.get('etag')]).toEqual([null, '"1"'])
})
test.each([
  ['a refusal', async () => new Response('', { status: 429 })],
  ['a cut line', () => Promise.reject(new Error('cut'))],
])('after %s the caller makes its own request', async (_, answer) => {
  const { asked, transport } = open(answer)
  asked.mockImplementation(aDated)
  expect((await transport('/api/game', GET)).status).toBe(200)
  expect(asked).toHaveBeenCalledTimes(2)
})
test('a prefetched response from before a change is dropped', async () => {
  const { asked, transport } = open(aDated)
  await transport('/api/account/login', { method: 'POST' })
  await transport('/api/game', GET)
  expect(asked).toHaveBeenCalledTimes(3)
})
test('an old prefetched response is dropped', async () => {
  vi.useFakeTimers()
  const { asked, transport } = open(aDated)
  await vi.advanceTimersByTimeAsync(10_000)
  await transport('/api/game', GET)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
test('a caller that aborts gets no response', async () => {
  const { transport } = open(aDated)
  await expect(
    transport('/api/game', { ...GET, signal: AbortSignal.abort(new Error('left')) }),
  ).rejects.toThrow('left')
})
