import { createHash } from 'node:crypto'
import type Dockerode from 'dockerode'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import { LABEL, shortNameOf } from '../labels.ts'
import type { ContainerSpec } from '../provider.ts'
import { EngineError, type Engine } from './engine.ts'
import { INTERFACE_PREFIX, type Firewall } from './firewall.ts'

export interface Networks {
  /** Runs the work with the name of the network, which exists until the work ends. */
  within<Value>(order: ContainerSpec, work: (network: string) => Promise<Value>): Promise<Value>
  /** Removes old networks of this platform that neither a container nor a start of this process uses. */
  tidy(used: ReadonlySet<string>): Promise<void>
}
interface Needs {
  engine: Engine
  firewall: Firewall
  platform: string
  clock: Clock
  logger: Logger
}

/** Another process may have created a young network for a container that does not exist yet. */
const YOUNG_MS = 120_000
const MAX_INTERFACE_LENGTH = 15

export function networksOf({ engine, firewall, platform, clock, logger }: Needs): Networks {
  /** Starts of this process that use the network, so that none removes it under another. */
  const users = new Map<string, number>()
  const making = new Map<string, Promise<void>>()

  const make = async (name: string): Promise<void> => {
    await firewall.hold()
    const isPodman = await engine.isPodman()
    try {
      await engine.ask('make a network', (docker) =>
        docker.createNetwork(networkOptions(name, platform, isPodman)),
      )
    } catch (error) {
      if (!(await exists(engine, name))) throw error
    }
  }
  const ensure = async (name: string): Promise<void> => {
    if (await exists(engine, name)) return
    const current = making.get(name) ?? make(name).finally(() => making.delete(name))
    making.set(name, current)
    await current
  }
  const holding = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    users.set(name, (users.get(name) ?? 0) + 1)
    try {
      await ensure(name)
      try {
        return await work()
      } catch (error) {
        // Another process has removed the network in the meantime.
        if (!isMissingNetwork(error)) throw error
        await ensure(name)
        return await work()
      }
    } finally {
      const left = (users.get(name) ?? 1) - 1
      if (left === 0) users.delete(name)
      else users.set(name, left)
    }
  }

  return {
    within: async (order, work) => {
      const own = `vexil-${platform}-${(await engine.isPodman()) ? shortNameOf(order.guid) : order.challengeId}`
      try {
        return await holding(own, () => work(own))
      } catch (error) {
        if (!isOutOfAddresses(error)) throw error
        logger.warn(
          { challengeId: order.challengeId },
          'the container engine has no addresses for another network: a shared one is used (docs/containers.md)',
        )
        const shared = `vexil-${platform}-shared`
        return holding(shared, () => work(shared))
      }
    },
    tidy: async (used) => {
      const found = await engine.ask('list networks', (docker) =>
        docker.listNetworks({ filters: { label: [`${LABEL.platform}=${platform}`] } }),
      )
      const settled = found.filter(
        ({ Name, Created }) =>
          !used.has(Name) && !users.has(Name) && clock.now() - Date.parse(Created) > YOUNG_MS,
      )
      for (const { Id } of settled) {
        // A container may have joined after the list was read. The engine then refuses the removal.
        await engine.ask('remove a network', (docker) => docker.getNetwork(Id).remove()).catch(() => {})
      }
    },
  }
}

/**
 * Docker can separate the containers of one network, so all containers of a challenge share one: it has few
 * network addresses. Podman separates only networks and has thousands of addresses, so each container gets
 * its own.
 */
function networkOptions(name: string, platform: string, isPodman: boolean): Dockerode.NetworkCreateOptions {
  // The interface name is unique on the machine, so two processes cannot create the network twice.
  const interfaceName = `${INTERFACE_PREFIX}${createHash('sha256').update(name).digest('hex')}`.slice(
    0,
    MAX_INTERFACE_LENGTH,
  )
  return {
    Name: name,
    CheckDuplicate: true,
    Driver: 'bridge',
    Labels: { [LABEL.platform]: platform },
    Options: {
      'com.docker.network.bridge.name': interfaceName,
      ...(isPodman ? { isolate: 'true' } : { 'com.docker.network.bridge.enable_icc': 'false' }),
    },
  }
}

async function exists(engine: Engine, name: string): Promise<boolean> {
  const alike = await engine.ask('list networks', (docker) =>
    docker.listNetworks({ filters: { name: [name] } }),
  )
  return alike.some(({ Name }) => Name === name)
}

const isMissingNetwork = (error: unknown) =>
  error instanceof EngineError && /network .*not found|no such network/i.test(error.said)
const isOutOfAddresses = (error: unknown) =>
  error instanceof EngineError && /address pool|subnet/i.test(error.said)
