import { describe, expect, test } from 'vitest'
import type { Engine } from '#server/containers/docker/engine.ts'
import { openFirewall } from '#server/containers/docker/firewall.ts'
import type { PacketFilter } from '#server/containers/docker/packet-filter.ts'
import { createLogger } from '#server/log/process-log.ts'
import { QUIET } from '../a-server.ts'
import { openEngine } from '#server/containers/docker/engine.ts'

const NEW = '-i vxl+ -m conntrack --ctstate NEW -j REJECT'

async function world(
  more: Partial<PacketFilter> = {},
  chains = ['iptables DOCKER-USER', 'ip6tables FORWARD', 'ip6tables DOCKER-USER'],
) {
  const rules = new Set<string>()
  const logged: string[] = []
  const filter: PacketFilter = {
    isOurs: true,
    hasIpv6: true,
    run: async (tool, command, rule) => {
      const line = [tool, ...rule].join(' ')
      if (command === '-S') return chains.includes(line) ? null : 'no chain by that name'
      if (command === '-I') rules.add(line)
      return rules.has(line) ? null : 'bad rule'
    },
    ...more,
  }
  const engine: Engine = {
    ...(await openEngine(QUIET, 'unix:///nowhere.sock')),
    host: null,
    isPodman: async () => false,
    isHere: async () => true,
  }
  const logger = createLogger('info', { write: (line) => void logged.push(line) })
  const open = (wishes = {}) =>
    openFirewall(
      engine,
      { containerFirewall: true, containerBlockedNetworks: ['10.0.0.0/8'], ...wishes },
      logger,
      filter,
    )
  return { rules, logged, open }
}

describe('the firewall of containers', () => {
  test('closes the machine, its other containers and private networks by IPv6 as by IPv4', async () => {
    const { rules, open } = await world()
    await (await open()).hold()
    expect([...rules].sort()).toEqual(
      [
        `iptables INPUT ${NEW}`,
        `iptables DOCKER-USER -o vxl+ ${NEW}`,
        `iptables DOCKER-USER -d 10.0.0.0/8 ${NEW}`,
        `ip6tables INPUT ${NEW}`,
        `ip6tables DOCKER-USER -o vxl+ ${NEW}`,
        `ip6tables DOCKER-USER -d fc00::/7 ${NEW}`,
        `ip6tables DOCKER-USER -d fe80::/10 ${NEW}`,
      ].sort(),
    )
  })
  test("uses the general chain if Docker has none for IPv6, and the operator's blocked networks", async () => {
    const { rules, open } = await world({}, ['iptables DOCKER-USER', 'ip6tables FORWARD'])
    await (await open({ containerBlockedNetworks: ['2001:db8::/32'] })).hold()
    expect([...rules].filter((rule) => rule.includes('-d '))).toEqual([
      `ip6tables FORWARD -d 2001:db8::/32 ${NEW}`,
    ])
  })
  test('needs no IPv6 tools on a machine without IPv6', async () => {
    const { rules, open } = await world({ hasIpv6: false }, ['iptables DOCKER-USER'])
    await (await open()).hold()
    expect([...rules].every((rule) => rule.startsWith('iptables '))).toBe(true)
  })
  test.each([
    ['a server without rights', { isOurs: false }, undefined, 'does not run as root'],
    ['no chain', {}, [], 'iptables knows no DOCKER-USER'],
    ['no tool for IPv6', {}, ['iptables DOCKER-USER'], 'ip6tables does not work here'],
  ])('that cannot be set prevents every start: %s', async (_, more, chains, why) => {
    const { logged, open } = await world(more, chains)
    const firewall = await open()
    expect(logged.join()).toContain(why)
    await expect(firewall.hold()).rejects.toThrow(why)
    await expect(firewall.hold()).rejects.toThrow('CONTAINER_FIREWALL=off')
    await (await open({ containerFirewall: false })).hold()
  })
})
