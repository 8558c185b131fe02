import { expect, test, vi } from 'vitest'
import { withPrefetched } from '#src/api/prefetched-transport.ts'

const GET = { method: 'GET' }
const open = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  return { asked, transport: withPrefetched(asked, ['/api/game']) }
}
const aDated = async () =>
  new Response('[]', { headers: { date: 'Sun, 22 Nov 2026 06:00:00 GMT', etag: '"1"' } })

test('the first who asks is given what was asked for already, the second asks anew', async () => {
  const { asked, transport } = open(aDated)
  expect(asked).toHaveBeenCalledTimes(1)
  const answers = await Promise.all([transport('/api/game', GET), transport('/api/game', GET)])
  expect(await Promise.all(answers.map((each) => each.text()))).toEqual(['[]', '[]'])
  expect(asked).toHaveBeenCalledTimes(2)
})
test('no clock is set by an answer that was asked for earlier', async () => {
  const { transport } = open(aDated)
  const { headers } = await transport('/api/game', GET)
  expect([headers.get('date'), headers.get('etag')]).toEqual([null, '"1"'])
})
test.each([
  ['a refusal', async () => new Response('', { status: 429 })],
  ['a cut line', () => Promise.reject(new Error('cut'))],
])('after %s the one who wants it asks itself', async (_, answer) => {
  const { asked, transport } = open(answer)
  asked.mockImplementation(aDated)
  expect((await transport('/api/game', GET)).status).toBe(200)
  expect(asked).toHaveBeenCalledTimes(2)
})
test('what was asked before something was changed is thrown away', async () => {
  const { asked, transport } = open(aDated)
  await transport('/api/account/login', { method: 'POST' })
  await transport('/api/game', GET)
  expect(asked).toHaveBeenCalledTimes(3)
})
test('nobody is given what has lain there for long', async () => {
  vi.useFakeTimers()
  const { asked, transport } = open(aDated)
  await vi.advanceTimersByTimeAsync(10_000)
  await transport('/api/game', GET)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
test('who gives up is given nothing', async () => {
  const { transport } = open(aDated)
  await expect(
    transport('/api/game', { ...GET, signal: AbortSignal.abort(new Error('left')) }),
  ).rejects.toThrow('left')
})
