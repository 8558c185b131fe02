import { isIPv6 } from 'node:net'
import { isLoopback } from '../forwarded.ts'
import type { Visitor } from '../visitor.ts'

/** Whose budget a request is charged to; null where the base wire sets no bounds. */
export function globalPartition(visitor: Visitor): string | null {
  return visitor.actor === null && (visitor.ip === '' || isLoopback(visitor.ip)) ? null : partitionOf(visitor)
}

export const partitionOf = ({ actor, ip }: Visitor): string => (actor ? `user:${actor.id}` : `ip:${networkOf(ip)}`)

/** One household has 2^64 addresses of IPv6: its /64 counts as one. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
