/** Private addresses of IPv6: the counterparts of 10.0.0.0/8 and 169.254.0.0/16. */
const PRIVATE_IPV6 = ['fc00::/7', 'fe80::/10'] as const

const isIpv6 = (network: string) => network.includes(':')

/**
 * The networks that containers must not reach. A list with IPv4 only also blocks private IPv6 networks: the
 * operator meant the own networks, and a container could reach them by the other protocol. An empty list
 * blocks nothing.
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
