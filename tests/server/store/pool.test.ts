import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openPool } from '#server/store/pool.ts'

const message = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const IN = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const TURNED_OUT = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

test('a database that says "ready" and "go" in one packet costs a query and not the process', async () => {
  const database = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([IN, READY, TURNED_OUT])))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((listening) => database.listen(0, '127.0.0.1', listening))
  const { port } = database.address() as AddressInfo
  const unheard: unknown[] = []
  const hear = (error: unknown) => unheard.push(error)
  process.on('uncaughtException', hear)
  const pool = openPool({ host: '127.0.0.1', port, user: 'ada', database: 'vexil' }, () => {})

  const client = await pool.connect()
  await expect(client.query('select 1')).rejects.toThrow(/connection|queryable/i)
  client.release(true)

  expect(unheard).toEqual([])
  process.off('uncaughtException', hear)
  await pool.end()
  await new Promise((closed) => database.close(closed))
})
