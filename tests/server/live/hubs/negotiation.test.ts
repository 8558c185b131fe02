import { newTicket, readTicket, signTicket, TOKEN_LIFE_MS } from '#server/live/hubs/connection-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHubServer, type World } from './hubs.world.ts'
import { negotiate, openRaw, PATH } from './raw-line.world.ts'

let world: World
beforeAll(async () => {
  world = await aHubServer()
})
afterAll(() => world.stop())

describe('negotiation', () => {
  test('offers three transports, text only, to every caller', async () => {
    const { status, body } = await negotiate(world, '/HUB/user?game=x')
    expect(status).toBe(200)
    const { connectionId, connectionToken, ...rest } = body
    expect(rest).toEqual({
      negotiateVersion: 1,
      availableTransports: ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
        transport,
        transferFormats: ['Text'],
      })),
    })
    expect([typeof connectionId, typeof connectionToken]).toEqual(['string', 'string'])
    expect(connectionToken).not.toBe(connectionId)
  })

  test('in version 0 the connection id opens the connection', async () => {
    const { body } = await negotiate(world, PATH, 0)
    expect(body).toMatchObject({ negotiateVersion: 0 })
    expect(body.connectionToken).toBeUndefined()
    const line = openRaw(world, `${PATH}&id=${body.connectionId}`)
    await line.opened()
    line.webSocket.close()
  })

  test('a token opens one connection, on its own hub, until it expires', async () => {
    const { body } = await negotiate(world)
    const elsewhere = openRaw(world, `/hub/admin?id=${body.connectionToken}`, { cookie: 'who=root' })
    await elsewhere.closed()
    expect(elsewhere.status()).toBe(404)
    const line = openRaw(world, `${PATH}&id=${body.connectionToken}`)
    await line.opened()
    const again = openRaw(world, `${PATH}&id=${body.connectionToken}`)
    await again.closed()
    expect(again.status()).toBe(409)
    line.webSocket.close()
    await line.closed()
    const late = openRaw(world, `${PATH}&id=${body.connectionToken}`)
    await late.closed()
    expect(late.status()).toBe(404)
  })

  test('a token is valid only unchanged, for its own hub and with its own key', () => {
    const key = Buffer.from('key')
    const ticket = newTicket(1000)
    const token = signTicket(key, 'user', ticket)
    expect(ticket.expiresAt).toBe(1000 + TOKEN_LIFE_MS)
    expect(readTicket(key, 'user', token)).toEqual(ticket)
    expect(readTicket(Buffer.from('other'), 'user', token)).toBeNull()
    expect(readTicket(key, 'monitor', token)).toBeNull()
    for (let at = 0; at < token.length; at++) {
      const other = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readTicket(key, 'user', other)).toBeNull()
    }
    for (const junk of ['', '.', '..', '...', `${token}.`, `${token}x`, 'é.é.é'])
      expect(readTicket(key, 'user', junk)).toBeNull()
  })
})
