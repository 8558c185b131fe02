import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { expect } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import type { TestServer } from './a-server.ts'

/**
 * Runs `work`, and checks that it closes the admin's connection permanently. The connection of another admin
 * must stay open.
 */
export async function expectCut(
  server: TestServer,
  cookie: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const other = `w-${randomIds.bytes(5).toString('hex')}`
  await server.user(other, 'Admin')
  const ends: string[] = []
  const line = await listening(server, cookie)
  line.onclose((error) => ends.push(error?.message ?? ''))
  const witness = await listening(server, await server.signIn(other))
  await line.start()
  await witness.start()

  await work()
  await expect.poll(() => ends, { timeout: 10_000 }).toHaveLength(1)
  await line.start()
  await expect.poll(() => ends[1], { timeout: 10_000 }).toContain('signed-out')
  expect(witness.state).toBe('Connected')
  await witness.stop()
}

async function listening({ app }: TestServer, cookie: string): Promise<HubConnection> {
  const address = app.server.address()
  const origin =
    typeof address === 'object' && address
      ? `http://127.0.0.1:${address.port}`
      : await app.listen({ host: '127.0.0.1', port: 0 })
  return new HubConnectionBuilder()
    .withUrl(`${origin}/hub/admin`, { headers: { cookie } })
    .configureLogging(LogLevel.None)
    .build()
}
