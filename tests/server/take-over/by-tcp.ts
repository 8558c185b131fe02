import { connect, createServer, type AddressInfo } from 'node:net'
import type { PoolTarget } from '#server/store/pool.ts'

export const SOURCE_PASSWORD = 'a-secret-word'

/** The address by TCP of a database that tests keep on a socket of the file system. */
export async function byTcp(target: PoolTarget): Promise<{ url: string; close: () => void }> {
  if (target.connectionString !== undefined) return { url: target.connectionString, close: () => {} }
  const proxy = createServer((client) => {
    const socket = connect(`${target.host}/.s.PGSQL.${target.port ?? 5432}`)
    for (const one of [client, socket]) one.on('error', () => {})
    client.pipe(socket).pipe(client)
  })
  await new Promise<void>((settle) => proxy.listen(0, '127.0.0.1', settle))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `postgres://${target.user}:${SOURCE_PASSWORD}@127.0.0.1:${port}/${target.database}`,
    close: () => void proxy.close(),
  }
}
