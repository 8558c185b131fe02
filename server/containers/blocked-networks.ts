/** Addresses of sites and of links: what 10.0.0.0/8 and 169.254.0.0/16 are to IPv4. */
const PRIVATE_IPV6 = ['fc00::/7', 'fe80::/10'] as const

const isIpv6 = (network: string) => network.includes(':')

/**
 * The networks that containers must not reach. A list that only names IPv4 closes private IPv6 too: operators
 * who wrote it meant their own networks, and a container that has both would reach them the other way. An
 * empty list closes nothing.
 */
export function blockedNetworks(blocked: readonly string[]): {
  ipv4: readonly string[]
  ipv6: readonly string[]
} {
  const ipv6 = blocked.filter(isIpv6)
  return {
    ipv4: blocked.filter((network) => !isIpv6(network)),
    ipv6: ipv6.length > 0 || blocked.length === 0 ? ipv6 : PRIVATE_IPV6,
  }
}
