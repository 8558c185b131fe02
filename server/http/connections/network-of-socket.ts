import type { Socket } from 'node:net'
import { isLoopback, plain, type Proxies } from '../forwarded.ts'
import { householdOf } from '../limits/partition.ts'

/** Null for this machine and for a trusted proxy, because they connect for many clients. */
export function networkOfSocket(
  { remoteAddress = '' }: Pick<Socket, 'remoteAddress'>,
  proxies: Proxies,
): string | null {
  const address = plain(remoteAddress)
  return isLoopback(address) || proxies.trusts(address) ? null : householdOf(address)
}
