import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine, type Engine } from '#server/containers/docker/engine.ts'
import { openFirewall, rulesOf } from '#server/containers/docker/firewall.ts'
import type { ContainerEndpoint } from '#server/containers/provider.ts'
import { createLogger } from '#server/log/process-log.ts'
import { QUIET } from '../a-server.ts'
import { ENGINE, engineWorld, flagIn, PORT, runIn, type EngineWorld } from './engine.world.ts'

/** A service of the host machine, such as the platform itself. */
let platform: Server
let platformPort: number

/** Uses addresses only, because a static busybox cannot resolve names. */
async function fetchIn(
  place: ContainerEndpoint,
  host: string,
  port: number | null,
  path = '/cgi-bin/flag',
): Promise<string> {
  const said = await runIn(
    place,
    `printf 'GET ${path} HTTP/1.0\\r\\n\\r\\n' | nc -w 2 ${host} ${port} || echo unreachable`,
  )
  return said.split('\r\n\r\n').at(-1) ?? ''
}
/** The address of the host machine inside of a container. */
const gatewayOf = (place: ContainerEndpoint) =>
  runIn(place, `ip route | sed -n 's/^default via \\([^ ]*\\).*/\\1/p'`)

describe.runIf(ENGINE !== null)('the networks of containers on a real engine', () => {
  let world: EngineWorld
  beforeAll(async () => {
    platform = createServer((_, answer) => answer.end('the platform')).listen(0, '0.0.0.0')
    await new Promise((resolve) => platform.once('listening', resolve))
    platformPort = (platform.address() as AddressInfo).port
    world = await engineWorld()
  })
  afterAll(async () => {
    await world.close()
    platform.closeAllConnections()
    platform.close()
  })

  test('a container cannot reach another team’s or another challenge’s, while each serves its own', async () => {
    const [one, sameChallenge, otherChallenge] = [
      await world.start(),
      await world.start({ teamId: 4 }),
      await world.start({ challengeId: 9, teamId: 5 }),
    ]
    for (const other of [sameChallenge, otherChallenge]) {
      expect(other.ip).not.toBe(one.ip)
      const knocks = await Promise.all([fetchIn(one, other.ip, PORT), fetchIn(other, one.ip, PORT)])
      for (const knock of knocks) expect(knock).toContain('unreachable')
      // Proves that the service responds at all, so that a failure above has another reason.
      expect(await fetchIn(other, other.ip, PORT)).toBe('flag{of_this_team}')
    }
    expect(await Promise.all([one, sameChallenge, otherChallenge].map(flagIn))).toEqual(
      Array(3).fill('flag{of_this_team}'),
    )
  })

  // The rules are for the machine of the engine, so a remote engine is skipped.
  describe.runIf(process.getuid?.() === 0 && ENGINE?.host.startsWith('unix:'))('and the firewall', () => {
    const blocked = ['192.0.2.0/24', '10.88.0.0/13', '172.16.0.0/12', '2001:db8::/32']
    const chains = ['DOCKER-USER', 'FORWARD']
    const forget = () => {
      const rules = chains.flatMap((chain) => rulesOf(blocked, { iptables: chain, ip6tables: chain }))
      for (const { tool, rule } of rules) spawnSync(tool, ['-w', '5', '-D', ...rule])
    }
    let closed: EngineWorld
    beforeAll(async () => {
      closed = await engineWorld({ containerFirewall: true, containerBlockedNetworks: blocked })
    })
    afterAll(async () => {
      await closed.close()
      forget()
    })

    test('a container cannot reach the platform on the same machine, but players reach the container', async () => {
      const place = await closed.start()
      const gateway = await gatewayOf(place)
      expect(gateway).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
      expect(closed.logged.join()).not.toContain('containers reach')
      expect(await fetchIn(place, gateway, platformPort)).toContain('unreachable')
      expect(await fetchIn(place, gateway, place.publicPort)).toContain('unreachable')
      expect(await flagIn(place)).toBe('flag{of_this_team}')
    })
    test('containers stay separate when a neighbour ends', async () => {
      const gone = closed.order({ challengeId: 21 })
      const [one, other] = [await closed.start({ challengeId: 22 }), await closed.start({ challengeId: 23 })]
      await closed.provider.start(gone, () => {}, AbortSignal.timeout(30_000))
      await closed.provider.stop(gone.guid)
      expect(await fetchIn(one, other.ip, PORT)).toContain('unreachable')
      expect(await flagIn(other)).toBe('flag{of_this_team}')
    })
    test('the blocked networks are refused immediately, without a timeout', async () => {
      const place = await closed.start()
      const begun = performance.now()
      expect(await fetchIn(place, '192.0.2.1', 80)).toContain('unreachable')
      expect(performance.now() - begun).toBeLessThan(1500)
    })
    test('is also set on an engine that was unreachable at the start of the server', async () => {
      let isAway = true
      const host = ENGINE?.host ?? ''
      const engine = await openEngine(QUIET, host)
      const late: Engine = {
        ...engine,
        isPodman: async () => (isAway ? Promise.reject(new Error('away')) : engine.isPodman()),
      }
      const logger = createLogger('silent')
      const firewall = await openFirewall(
        late,
        { containerFirewall: true, containerBlockedNetworks: blocked },
        logger,
      )
      await expect(firewall.hold()).rejects.toThrow('away')
      forget()
      isAway = false
      await firewall.hold()
      const [first] = rulesOf(blocked, { iptables: 'DOCKER-USER' })
      expect(spawnSync('iptables', ['-w', '5', '-C', ...(first?.rule ?? [])]).status).toBe(0)
    })
    test('deleted rules are restored with the next network', async () => {
      forget()
      // Without the rules the container must reach the machine, or the test below would prove nothing.
      const open = await world.start({ challengeId: 31 })
      expect(await fetchIn(open, await gatewayOf(open), platformPort)).toBe('the platform')
      const place = await closed.start({ challengeId: 32 })
      expect(await fetchIn(place, await gatewayOf(place), platformPort)).toContain('unreachable')
    })
  })
})
