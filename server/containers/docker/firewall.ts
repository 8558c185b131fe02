import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { blockedNetworks } from '../blocked-networks.ts'
import type { Engine } from './engine.ts'
import { machineFilter, type FilterTool, type PacketFilter } from './packet-filter.ts'

/** Keeps containers from reaching the machine itself and the blocked networks. */
export interface Firewall {
  /**
   * Restores missing rules, because an operator or a restarted engine may have removed them. Throws if that
   * fails: a container must not reach the database.
   */
  hold(): Promise<void>
}
type Wishes = Pick<Config, 'containerFirewall' | 'containerBlockedNetworks'>

/** All interfaces of our networks have this prefix, so that one rule covers them. */
export const INTERFACE_PREFIX = 'vxl'
/** Docker checks this chain of the operator before its own rules. Podman has no such chain. */
const FORWARDED = { docker: 'DOCKER-USER', podman: 'FORWARD' }
const NEW_ONES = ['-i', `${INTERFACE_PREFIX}+`, '-m', 'conntrack', '--ctstate', 'NEW', '-j', 'REJECT']
const WITHOUT = 'CONTAINER_FIREWALL=off does without'

export interface FirewallRule {
  tool: FilterTool
  rule: string[]
}

/**
 * A container responds to its visitors, but opens no connection to the machine, to other containers or to
 * blocked networks. The engine separates containers too, but Podman 4.3 forgets it for all of them when one
 * stops.
 */
export function rulesOf(
  blocked: readonly string[],
  forwarded: Readonly<Partial<Record<FilterTool, string>>>,
): FirewallRule[] {
  const { ipv4, ipv6 } = blockedNetworks(blocked)
  const rules = (tool: FilterTool, chain: string | undefined, networks: readonly string[]) => {
    if (chain === undefined) return []
    const closed = networks.map((network) => [chain, '-d', network, ...NEW_ONES])
    return [['INPUT', ...NEW_ONES], [chain, '-o', `${INTERFACE_PREFIX}+`, ...NEW_ONES], ...closed].map(
      (rule) => ({ tool, rule }),
    )
  }
  return [...rules('iptables', forwarded.iptables, ipv4), ...rules('ip6tables', forwarded.ip6tables, ipv6)]
}

type Settled = { rules: readonly FirewallRule[] } | { why: string }

/**
 * Does nothing if the operator has turned the firewall off. If the rules cannot be set, the log says so and
 * no container starts.
 */
export async function openFirewall(
  engine: Engine,
  { containerFirewall, containerBlockedNetworks }: Wishes,
  logger: Logger,
  filter: PacketFilter = machineFilter,
): Promise<Firewall> {
  /** Null until the engine has responded, because only then it is known which engine it is. */
  let settled: Settled | null = containerFirewall ? null : { rules: [] }
  const settle = async (): Promise<Settled> => {
    const chains = await chainsOf(engine, filter)
    if (typeof chains !== 'string') return { rules: rulesOf(containerBlockedNetworks, chains) }
    const advice =
      'docs/containers.md closes the machine by hand, CONTAINER_FIREWALL=off says that it is done'
    logger.warn(
      { why: chains },
      `no container will start, for it would reach the services of its machine and private networks: ${advice}`,
    )
    return { why: chains }
  }
  // Tries now, so that the operator reads the result in the log. An engine that is down is tried again later.
  if (containerFirewall) settled = await settle().catch(() => null)
  return {
    hold: async () => {
      settled ??= await settle()
      if ('why' in settled)
        throw new Error(`the machine cannot be closed to containers: ${settled.why} (${WITHOUT})`)
      for (const { tool, rule } of settled.rules) {
        if ((await filter.run(tool, '-C', rule)) === null) continue
        const fault = await filter.run(tool, '-I', rule)
        if (fault !== null)
          throw new Error(`the machine cannot be closed to containers: ${tool} said ${fault} (${WITHOUT})`)
      }
    },
  }
}

/** The chains for forwarded packets, or the reason why this server cannot set rules. */
async function chainsOf(
  engine: Engine,
  filter: PacketFilter,
): Promise<Partial<Record<FilterTool, string>> | string> {
  const chain = FORWARDED[(await engine.isPodman()) ? 'podman' : 'docker']
  if (engine.host !== null) return 'the engine is on another machine'
  if (!filter.isOurs) return 'this server does not run as root on Linux'
  // Rules of a server inside a container would have no effect on the machine.
  if (!(await engine.isHere())) return 'the engine does not say that it is on this machine'
  if ((await filter.run('iptables', '-S', [chain])) !== null) return `iptables knows no ${chain} here`
  if (!filter.hasIpv6) return { iptables: chain }
  if ((await filter.run('ip6tables', '-S', ['FORWARD'])) !== null)
    return 'ip6tables does not work here, and the machine speaks IPv6'
  // Docker creates a chain for IPv6 only if IPv6 is enabled.
  const ip6tables = (await filter.run('ip6tables', '-S', [chain])) === null ? chain : 'FORWARD'
  return { iptables: chain, ip6tables }
}
