import type Dockerode from 'dockerode'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import { publicHostOf } from '../public-host.ts'
import { LABEL } from '../labels.ts'
import type { ContainerSpec, ContainerEndpoint, ContainerProvider, RuntimeContainer } from '../provider.ts'
import { ContainerStartError } from '../start-error.ts'
import { EngineError, type Engine } from './engine.ts'
import type { Firewall } from './firewall.ts'
import { imagesOf } from './images.ts'
import { networksOf } from './networks.ts'
import { createOptionsOf } from './create-options.ts'

interface Needs {
  engine: Engine
  firewall: Firewall
  platform: string
  config: Config
  clock: Clock
  logger: Logger
}

export function dockerProvider({
  engine,
  firewall,
  platform,
  config,
  clock,
  logger,
}: Needs): ContainerProvider {
  const images = imagesOf(engine, config)
  const networks = networksOf({ engine, firewall, platform, clock, logger })
  const publicHost = publicHostOf(config, engine.host)

  const find = (...more: string[]) =>
    engine.ask('list containers', (docker, abortSignal) =>
      docker.listContainers({
        all: true,
        filters: { label: [`${LABEL.platform}=${platform}`, ...more] },
        abortSignal,
      }),
    )
  const remove = (id: string) =>
    engine
      .ask('remove a container', (docker, abortSignal) =>
        docker.getContainer(id).remove({ force: true, v: true, abortSignal }),
      )
      .catch((error: unknown) => {
        // The container was removed already, or another process is removing it.
        if (!(error instanceof EngineError && [404, 409].includes(error.status))) throw error
      })
  const stop = async (guid: string) => {
    for (const { Id } of await find(`${LABEL.guid}=${guid}`)) await remove(Id)
  }

  /**
   * Finds the running container of an earlier start with this guid, whose response was lost. Other remains of
   * that start are removed.
   */
  const adopt = async (order: ContainerSpec): Promise<ContainerEndpoint | null> => {
    let place: ContainerEndpoint | null = null
    for (const { Id, State } of await find(`${LABEL.guid}=${order.guid}`)) {
      if (place === null && State === 'running') place = placeOf(await inspect(Id), order, publicHost)
      else await remove(Id)
    }
    return place
  }
  const inspect = (id: string) =>
    engine.ask('tell about a container', (docker, abortSignal) =>
      docker.getContainer(id).inspect({ abortSignal }),
    )

  const make = async (
    order: ContainerSpec,
    port: string,
    signal: AbortSignal,
  ): Promise<ContainerEndpoint> => {
    const isPodman = await engine.isPodman()
    return networks.within(order, async (network) => {
      try {
        const options = createOptionsOf(order, { platform, network, port, isPodman, limits: config })
        const { id } = await engine.ask(
          'make a container',
          (docker, abortSignal) => docker.createContainer({ ...options, abortSignal }),
          { signal },
        )
        await engine.ask(
          'start a container',
          (docker, abortSignal) => docker.getContainer(id).start({ abortSignal }),
          { signal },
        )
        return placeOf(await inspect(id), order, publicHost)
      } catch (error) {
        // Another process has just created a container with this name and will continue with it.
        if (error instanceof EngineError && error.status === 409) throw error
        // Stops by guid, because the container may exist even if its id was never received.
        await stop(order.guid).catch((fault: unknown) =>
          logger.warn({ err: fault, guid: order.guid }, 'a failed start has left a container behind'),
        )
        throw error
      }
    })
  }

  return {
    name: 'docker',
    start: async (order, onPulling, signal) => {
      const found = await adopt(order)
      if (found !== null) return found
      const image = await images.ready(order.image, onPulling, signal)
      return make(order, portOf(order, image), signal)
    },
    stop,
    list: async () => {
      const found = await find()
      // Also removes networks that a killed server left behind, because the reconciler calls this function
      // regularly.
      await networks
        .tidy(new Set(found.map(({ Labels }) => Labels[LABEL.network] ?? '')))
        .catch((fault: unknown) =>
          logger.warn({ err: fault }, 'networks that nothing uses cannot be removed'),
        )
      return found.map(({ Id, Labels, State }): RuntimeContainer => ({
        id: Id,
        guid: Labels[LABEL.guid] ?? '',
        runs: State === 'running',
      }))
    },
    close: async () => {},
  }
}

/** UDP only if the image declares it and not TCP, because most services use TCP. */
function portOf(
  { port }: ContainerSpec,
  { Config: { ExposedPorts: exposed } }: Dockerode.ImageInspectInfo,
): string {
  const has = (name: string) => exposed !== undefined && exposed !== null && name in exposed
  return has(`${port}/udp`) && !has(`${port}/tcp`) ? `${port}/udp` : `${port}/tcp`
}

function placeOf(
  { Id, State, NetworkSettings }: Dockerode.ContainerInspectInfo,
  { port, image }: ContainerSpec,
  publicHost: string,
): ContainerEndpoint {
  if (!State.Running) {
    const reason = State.Error === '' ? '' : ` (${State.Error})`
    const message = `a container of ${image} ended at once, with code ${State.ExitCode}${reason}`
    throw new ContainerStartError('EndedAtOnce', message)
  }
  const bindings = NetworkSettings.Ports[`${port}/tcp`] ?? NetworkSettings.Ports[`${port}/udp`] ?? []
  // A machine with both kinds of addresses has two bindings, and they may differ.
  const binding = bindings.find(({ HostIp }) => !HostIp.includes(':')) ?? bindings[0]
  if (binding === undefined)
    throw new Error(`the container engine gave a container of ${image} no port to be reached by`)
  const [network] = Object.values(NetworkSettings.Networks)
  return {
    id: Id,
    ip: network?.IPAddress ?? '',
    port,
    publicIp: publicHost,
    publicPort: Number(binding.HostPort),
  }
}
