import type { Server, Socket } from 'node:net'
import { plain, type Proxies } from '../forwarded.ts'
import type { Flooders } from './flooders.ts'
import { networkOfSocket } from './network-of-socket.ts'

interface Bound {
  proxies: Proxies
  most: number
  flooders: Pick<Flooders, 'has'>
  onRefused: (address: string) => void
}

/**
 * Closes connections of a network beyond its bound, or while it floods. Trusted proxies and this machine
 * connect for many clients, so they are not counted.
 */
export function countConnections(server: Server, { proxies, most, flooders, onRefused }: Bound): void {
  const counts = new Map<string, number>()
  const counted = new WeakSet<Socket>()
  server.on('connection', (socket) => {
    const network = networkOfSocket(socket, proxies)
    // Node announces a connection again after an ignored upgrade.
    if (counted.has(socket) || network === null) return
    counted.add(socket)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
    if (count <= most && !flooders.has(network)) return
    socket.destroy()
    onRefused(plain(socket.remoteAddress ?? ''))
  })
}
