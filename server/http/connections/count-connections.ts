import type { Server, Socket } from 'node:net'
import { isLoopback, plain, type Proxies } from '../forwarded.ts'
import { householdOf } from '../limits/partition.ts'

interface Bound {
  proxies: Proxies
  most: number
  onRefused: (address: string) => void
}

/** Closes what one network opens beyond the bound. A trusted proxy speaks for many clients and is not counted, nor is this machine. */
export function countConnections(server: Server, { proxies, most, onRefused }: Bound): void {
  const counts = new Map<string, number>()
  const counted = new WeakSet<Socket>()
  server.on('connection', (socket) => {
    const address = plain(socket.remoteAddress ?? '')
    // A connection whose upgrade was passed over is announced again.
    if (counted.has(socket) || isLoopback(address) || proxies.trusts(address)) return
    counted.add(socket)
    const network = householdOf(address)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
    if (count <= most) return
    socket.destroy()
    onRefused(address)
  })
}
