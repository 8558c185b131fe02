import fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { boundBodies } from '#server/http/body-budget.ts'
import { openCallers } from '#server/http/callers.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { handClock } from '#tests/server/hand-clock.ts'
import { exchange, openRaw, type RawSocket } from './raw-socket.ts'

const BUDGETS = { memory: { inTotal: 10_000, ofCaller: 4000 }, forms: { inTotal: 3, ofCaller: 2 } }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function anApp(): Promise<number> {
  const app = fastify({ bodyLimit: 3000 })
  boundBodies(app, openCallers(proxiesOf(['127.0.0.1']), handClock()), BUDGETS)
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.addContentTypeParser('multipart/form-data', (_, body, done) => {
    body.resume()
    body.on('end', () => done(null))
  })
  app.post('/', async () => 'taken')
  closing.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
interface Sent {
  from?: string
  length?: number | 'chunked'
  type?: string
}
const head = ({ from = '203.0.113.1', length = 2000, type = 'text/plain' }: Sent) =>
  `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\n` +
  `${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n`
/**
 * Sends the headers without the body, because the server must not keep a place for a body that never comes.
 */
async function hold(port: number, sent: Sent = {}): Promise<RawSocket> {
  const held = await openRaw(port)
  held.socket.write(`${head(sent)}\r\n`)
  return held
}
const whole = (port: number, sent: Sent = {}) =>
  exchange(port, `${head({ ...sent, length: 100 })}Connection: close\r\n\r\n${'x'.repeat(100)}`)
const refusal = async ({ closed, heard }: RawSocket) => {
  await closed
  return heard().split('\r\n')[0]
}

describe('bodies that are held back', () => {
  test('of one network are limited by their possible size, and other networks are not affected', async () => {
    const port = await anApp()
    const two = [await hold(port), await hold(port)]
    expect(await refusal(await hold(port))).toBe('HTTP/1.1 429 Too Many Requests')
    expect(await whole(port)).toContain('429')
    expect(await whole(port, { from: '203.0.113.2' })).toContain('taken')
    for (const { socket } of two) socket.destroy()
    await expect.poll(() => whole(port)).toContain('taken')
  })
  test('of all networks together are limited, too', async () => {
    const port = await anApp()
    const held = await Promise.all(
      Array.from({ length: 5 }, (_, nth) => hold(port, { from: `203.0.113.${nth}` })),
    )
    await expect
      .poll(() => whole(port, { from: '203.0.113.99' }))
      .toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 1/)
    for (const { socket } of held) socket.destroy()
    await expect.poll(() => whole(port, { from: '203.0.113.99' })).toContain('taken')
  })
  test('without a length count as the largest that the call allows', async () => {
    const port = await anApp()
    const held = await hold(port, { length: 'chunked' })
    expect(await refusal(await hold(port, { length: 'chunked' }))).toContain('429')
    held.socket.destroy()
  })
  test('that exceed the limit of the call are answered 413 immediately', async () => {
    const port = await anApp()
    expect(await refusal(await hold(port, { length: 1_000_000 }))).toContain('413')
  })
  test('of forms have their own limit of each network and of all', async () => {
    const port = await anApp()
    const form = { length: 1_000_000, type: 'multipart/form-data; boundary=b' }
    const two = [await hold(port, form), await hold(port, form)]
    expect(await refusal(await hold(port, form))).toContain('429')
    const third = await hold(port, { ...form, from: '203.0.113.2' })
    await expect
      .poll(async () => refusal(await hold(port, { ...form, from: '203.0.113.3' })))
      .toContain('503')
    expect(await whole(port)).toContain('taken')
    for (const { socket } of [...two, third]) socket.destroy()
  })
})
