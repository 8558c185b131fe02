import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import Docker from 'dockerode'
import { dockerProvider } from '#server/containers/docker/docker-provider.ts'
import { openEngine } from '#server/containers/docker/engine.ts'
import { openFirewall } from '#server/containers/docker/firewall.ts'
import { LABEL } from '#server/containers/labels.ts'
import type { ContainerSpec, ContainerEndpoint, ContainerProvider } from '#server/containers/provider.ts'
import type { Config } from '#server/config/config.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { QUIET } from '../a-server.ts'
import { handClock, type HandClock } from '../hand-clock.ts'

const { TEST_CONTAINER_HOST: named = '', TEST_CONTAINER_IMAGE: image = '' } = process.env

/**
 * The real engine that `scripts/provide-engine.ts` has found or started. Null: there is none, so its tests
 * are skipped.
 */
export const ENGINE: { host: string; image: string } | null =
  named === '' || image === '' ? null : { host: named, image }

/**
 * Settings for a server in a process of its own. Firewall rules are off, because another test covers them.
 */
export const ENGINE_ENV = {
  CONTAINER_PROVIDER: 'docker',
  CONTAINER_HOST: ENGINE?.host ?? '',
  CONTAINER_FIREWALL: 'off',
  CONTAINER_PUBLIC_ENTRY: '127.0.0.1',
}

/** The port of the image's service, which returns its flag and runs commands. */
export const PORT = 8080

export interface EngineWorld {
  platform: string
  provider: ContainerProvider
  /** Direct access to the engine, to check what really exists. */
  docker: Docker
  clock: HandClock
  logged: string[]
  order(more?: Partial<ContainerSpec>): ContainerSpec
  start(more?: Partial<ContainerSpec>): Promise<ContainerEndpoint>
  /** All containers with this platform's label, in any state. */
  containers(): Promise<Docker.ContainerInfo[]>
  networks(): Promise<string[]>
  /** Removes all of them. */
  close(): Promise<void>
}

/** A provider on the real engine. Its own platform label keeps it from touching other containers. */
export async function engineWorld(
  config: Partial<Config> = {},
  platform = randomIds.bytes(8).toString('hex'),
): Promise<EngineWorld> {
  if (ENGINE === null) throw new Error('there is no container engine')
  const { host, image } = ENGINE
  const settings = { ...QUIET, ...config }
  const logged: string[] = []
  const logger = createLogger('info', { write: (line) => void logged.push(line) })
  const clock = handClock(Date.now())
  const engine = await openEngine(settings, config.containerHost ?? host)
  const firewall = await openFirewall(engine, settings, logger)
  const provider = dockerProvider({ engine, firewall, platform, config: settings, clock, logger })
  const docker = dockerOf(host)
  const filters = { label: [`${LABEL.platform}=${platform}`] }
  const order: EngineWorld['order'] = (more = {}) => ({
    guid: randomIds.guid(),
    gameId: 1,
    challengeId: 2,
    teamId: 3,
    userId: randomIds.guid(),
    image,
    port: PORT,
    flag: 'flag{of_this_team}',
    memoryLimit: 64,
    cpuCount: 5,
    storageLimit: 256,
    privileged: false,
    ...more,
  })
  const world: EngineWorld = {
    platform,
    provider,
    docker,
    clock,
    logged,
    order,
    start: (more) => provider.start(order(more), () => {}, AbortSignal.timeout(30_000)),
    containers: () => docker.listContainers({ all: true, filters }),
    networks: async () => (await docker.listNetworks({ filters })).map(({ Name }) => Name),
    close: async () => {
      await Promise.all(
        (await world.containers()).map(({ Id }) => docker.getContainer(Id).remove({ force: true })),
      )
      for (const name of await world.networks()) await docker.getNetwork(name).remove()
      await provider.close()
    },
  }
  return world
}

function dockerOf(host: string): Docker {
  const { protocol, pathname, hostname, port } = new URL(host)
  return protocol === 'unix:'
    ? new Docker({ socketPath: pathname })
    : new Docker({ protocol: 'http', host: hostname, port: Number(port) })
}

/** The response of the container's service, at its published port on this machine. */
export async function visit({ publicPort }: ContainerEndpoint, path: string, body?: string): Promise<string> {
  const ask = () =>
    fetch(`http://127.0.0.1:${publicPort}${path}`, {
      signal: AbortSignal.timeout(20_000),
      // Each request uses a connection of its own, because the service closes kept ones.
      headers: { connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body }),
    })
  for (let left = 30; ; left--) {
    try {
      return await (await ask()).text()
    } catch (error) {
      // A container runs for a moment before its service listens, so this retries.
      if (
        left === 0 ||
        !(error instanceof Error && hasCode(error.cause, ['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED']))
      )
        throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
const hasCode = (cause: unknown, codes: readonly string[]) =>
  cause instanceof Error && 'code' in cause && codes.includes(String(cause.code))
export const flagIn = (place: ContainerEndpoint) => visit(place, '/cgi-bin/flag')
/** Runs a script in the container, as its service would. */
export const runIn = async (place: ContainerEndpoint, script: string) =>
  (await visit(place, '/cgi-bin/run', script)).trim()

export interface Relay {
  /** The address in the form of the setting. */
  host: string
  /** Breaks all connections in the middle of a transfer, and accepts no more. */
  cut(): Promise<void>
  open(): Promise<void>
}

/** A relay to the engine that can be cut, to simulate a network failure. */
export async function aRelay(
  wrap: (onLine: (line: Socket) => void) => Server = createServer,
): Promise<Relay> {
  const { protocol, pathname, hostname, port } = new URL(ENGINE?.host ?? '')
  const lines = new Set<Socket>()
  const server = wrap((line) => {
    const onward = protocol === 'unix:' ? connect(pathname) : connect(Number(port), hostname)
    for (const each of [line, onward]) {
      lines.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        line.destroy()
        onward.destroy()
        lines.delete(each)
      })
    }
    line.pipe(onward)
    onward.pipe(line)
  })
  let at = 0
  const open = async () => {
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
    at = (server.address() as AddressInfo).port
  }
  await open()
  return {
    host: `tcp://127.0.0.1:${at}`,
    open,
    cut: async () => {
      for (const line of lines) line.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
