import { isIPv6 } from 'node:net'
import { isLoopback } from '../forwarded.ts'
import type { Visitor } from '../visitor.ts'

/** The key of the budget that a request uses. Null: the base wire sets no limit. */
export function globalPartition(visitor: Caller): string | null {
  return visitor.actor === null && (visitor.ip === '' || isLoopback(visitor.ip)) ? null : partitionOf(visitor)
}

type Caller = Pick<Visitor, 'actor' | 'ip'>

export const partitionOf = ({ actor, ip }: Caller): string =>
  actor ? `user:${actor.id}` : `ip:${householdOf(ip)}`

/** The IPv4 address, or the IPv6 prefix that providers assign to a household. */
export const householdOf = (ip: string): string => networkOf(ip, HOUSEHOLD_BITS)

/** Wide, because an attacker may own neighbouring addresses: a /48 is free, and a /24 is cheap. */
export const wideNetworkOf = (ip: string): string =>
  isIPv6(ip) ? networkOf(ip, SITE_BITS) : ip.split('.').slice(0, 3).join('.')

/** An IPv6 household has 2^72 addresses, and a site 2^80 (RIPE-690). Each counts as one. */
const HOUSEHOLD_BITS = 56
const SITE_BITS = 48

function networkOf(ip: string, bits: number): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, at) =>
      (Number.parseInt(group, 16) & (0xffff << Math.max(0, 16 * (at + 1) - bits))).toString(16),
    )
    .join(':')
}
