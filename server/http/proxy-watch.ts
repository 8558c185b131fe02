import { BlockList, isIPv6 } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from './forwarded.ts'

/**
 * Notices requests that an untrusted peer forwarded. If that peer is a proxy, all its visitors count as one
 * address.
 */
export interface ProxyWatch {
  /** Must be called for each request of a peer that is not trusted. */
  look(peer: string, headers: IncomingHttpHeaders): void
  /** The most likely proxy among them. Null: none was seen. */
  untrusted(): string | null
  /** `tell` runs for the first one, and again for a more likely one. */
  onFound(tell: (peer: string) => void): void
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4')
}
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

/**
 * Any client can send these headers, so they prove nothing. On this machine the sender is a proxy, in a
 * private network it probably is one, elsewhere hardly.
 */
function likelihood(address: string): number {
  if (isLoopback(address)) return 3
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? 2 : 1
}

export function openProxyWatch(): ProxyWatch {
  let found: string | null = null
  let best = 0
  let tell: (peer: string) => void = () => {}
  return {
    look: (peer, headers) => {
      if (peer === '' || best === 3 || FORWARDED.every((name) => headers[name] === undefined)) return
      const likely = likelihood(peer)
      if (likely <= best) return
      best = likely
      found = peer
      tell(peer)
    },
    untrusted: () => found,
    onFound: (listener) => {
      tell = listener
      if (found !== null) tell(found)
    },
  }
}
