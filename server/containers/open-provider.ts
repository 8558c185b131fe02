import { existsSync } from 'node:fs'
import type { Config } from '#server/config/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Settings } from '#server/store/settings.ts'
import { dockerProvider } from './docker/docker-provider.ts'
import { openEngine, type Engine } from './docker/engine.ts'
import { openFirewall } from './docker/firewall.ts'
import { socketsOf } from './docker/sockets.ts'
import { kubernetesProvider } from './kubernetes/kubernetes-provider.ts'
import { openCluster } from './kubernetes/cluster.ts'
import { processProvider } from './process/process-provider.ts'
import type { ContainerProvider } from './provider.ts'

interface Needs {
  config: Config
  clock: Clock
  ids: Ids
  logger: Logger
  store: { settings: Pick<Settings, 'settle'> }
  /** The sockets to try. Missing: those of this machine. */
  sockets?: readonly string[]
}

export interface OpenedProvider {
  /** Null: no provider was found. */
  provider: ContainerProvider | null
  text: string
}

/**
 * A provider chosen by name stays in use even if it does not respond: an engine that starts late or restarts
 * must not require a restart of the platform. A provider found by searching must respond now.
 */
export async function openContainerProvider(needs: Needs): Promise<OpenedProvider> {
  const { config, store, clock, ids, logger, sockets = socketsOf(process.env) } = needs
  const platform = async () => store.settings.settle('Containers:Platform', ids.bytes(8).toString('hex'))
  const kept = (provider: ContainerProvider, where: string, fault: string | null): OpenedProvider => {
    if (fault === null) return { provider, text: where }
    logger.warn({ fault }, `what runs containers does not answer: ${where}`)
    return { provider, text: `${where}, which does not answer now: ${fault}` }
  }
  const onEngine = async (engine: Engine) => {
    const firewall = await openFirewall(engine, config, logger)
    return dockerProvider({ engine, firewall, platform: await platform(), config, clock, logger })
  }

  switch (config.containerProvider) {
    case 'none':
      return { provider: null, text: 'none' }
    case 'process': {
      logger.warn(
        'challenges are programs on this machine with no wall around them: never where strangers play',
      )
      return {
        provider: await processProvider(config),
        text: `UNSAFE: programs of ${config.containerProcessDir} run on this machine`,
      }
    }
    case 'kubernetes': {
      const cluster = await openCluster(config)
      const provider = kubernetesProvider({ cluster, platform: await platform(), config, clock })
      return kept(
        provider,
        `Kubernetes at ${cluster.where}, namespace ${config.containerNamespace}`,
        await cluster.fault(),
      )
    }
    case 'docker': {
      const engine = await openEngine(
        config,
        config.containerHost ?? `unix://${sockets.find(existsSync) ?? '/var/run/docker.sock'}`,
      )
      return kept(await onEngine(engine), `${await engine.title()} at ${engine.where}`, await engine.fault())
    }
    case 'auto':
      return config.containerHost === null
        ? lookAround(config, sockets, onEngine)
        : openContainerProvider({ ...needs, config: { ...config, containerProvider: 'docker' } })
    default:
      return config.containerProvider satisfies never
  }
}

async function lookAround(
  config: Config,
  sockets: readonly string[],
  onEngine: (engine: Engine) => Promise<ContainerProvider>,
): Promise<OpenedProvider> {
  const silent: string[] = []
  for (const socket of sockets.filter(existsSync)) {
    const engine = await openEngine(config, `unix://${socket}`)
    const fault = await engine.fault()
    if (fault === null)
      return { provider: await onEngine(engine), text: `${await engine.title()} at ${engine.where}` }
    silent.push(`${socket} does not answer: ${fault}`)
  }
  return {
    provider: null,
    text:
      silent.length > 0 ? `none (${silent.join('; ')})` : 'none (no engine found; see docs/containers.md)',
  }
}
