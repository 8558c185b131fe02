import { BlockList, isIP } from 'node:net'

/** The hops whose report about the previous hop is trusted. */
export interface Proxies {
  trusts(address: string): boolean
}

/** `ranges` are addresses or CIDR ranges, checked by the configuration. */
export function proxiesOf(ranges: readonly string[]): Proxies {
  // A shortcut, because this runs for every request, mostly without ranges.
  if (ranges.length === 0) return { trusts: () => false }
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(net, family)
    else list.addSubnet(net, Number(bits), family)
  }
  return {
    trusts: (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  }
}

/**
 * The rightmost hop that is not a trusted proxy, because a client can invent everything to its left. A text
 * that is no address ends the search too.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, proxies: Proxies): string {
  let address = plain(peer)
  if (forwardedFor === undefined || forwardedFor === '') return address
  for (const hop of forwardedFor.split(',').reverse()) {
    if (!proxies.trusts(address)) return address
    const named = addressIn(hop.trim())
    if (named === null) return address
    address = named
  }
  return address
}

export const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/** Accepts an optional port and brackets, because proxies write both forms. */
function addressIn(hop: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
  return isIP(bare) === 0 ? null : plain(bare)
}

/** An IPv6 socket reports an IPv4 client in a mapped form, so the plain one is restored. */
export const plain = (address: string) =>
  address.startsWith('::') ? (/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address) : address
