import { setTimeout as sleep } from 'node:timers/promises'
import type { V1Pod } from '@kubernetes/client-node'
import type { ContainerFault } from '#contract/models/container.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import { publicHostOf } from '../public-host.ts'
import { LABEL } from '../labels.ts'
import type { ContainerSpec, ContainerEndpoint, ContainerProvider, RuntimeContainer } from '../provider.ts'
import { ContainerStartError } from '../start-error.ts'
import { ClusterError, type Cluster } from './cluster.ts'
import { companionNameOf, podNameOf, podOf, policyOf, secretOf, serviceOf } from './objects.ts'
import { stateOf } from './pod-state.ts'

interface Needs {
  cluster: Cluster
  platform: string
  config: Config
  clock: Clock
  /** The time until a pod must be ready, and the pause between two checks. */
  patience?: { readyMs: number; lookMs: number }
}

const PATIENCE = { readyMs: 5 * 60_000, lookMs: 500 }
/** A young policy without a pod may belong to a pod that another process is about to create. */
const YOUNG_MS = 10 * 60_000

export function kubernetesProvider({
  cluster,
  platform,
  config,
  clock,
  patience = PATIENCE,
}: Needs): ContainerProvider {
  const namespace = config.containerNamespace
  const publicHost = publicHostOf(config, cluster.host)
  const ours = `${LABEL.platform}=${platform}`

  const podsOf = async (selector: string) =>
    (
      await cluster.ask('list pods', ({ core }) =>
        core.listNamespacedPod({ namespace, labelSelector: selector }),
      )
    ).items

  const prepare = async (order: ContainerSpec) => {
    await unlessThere(
      cluster.ask('make the namespace', ({ core }) =>
        core.createNamespace({ body: { metadata: { name: namespace } } }),
      ),
    )
    const secret = secretOf(order, platform, config)
    if (secret !== null)
      await unlessThere(
        cluster.ask('store the password of the registry', ({ core }) =>
          core.createNamespacedSecret({ namespace, body: secret }),
        ),
      )
  }
  let prepared = new Set<string>()
  /**
   * Prepares once for each secret. If the namespace is removed later, one start fails, and the start after it
   * creates the namespace again.
   */
  const prepareOnce = async (order: ContainerSpec) => {
    const key = secretOf(order, platform, config)?.metadata?.name ?? ''
    if (prepared.has(key)) return
    await prepare(order)
    prepared.add(key)
  }

  const makePod = async (order: ContainerSpec, signal: AbortSignal): Promise<V1Pod> => {
    const name = podNameOf(order)
    for (;;) {
      const body = podOf(order, platform, config)
      const made = await unlessThere(
        cluster
          .ask('make a pod', ({ core }) => core.createNamespacedPod({ namespace, body }))
          .catch(sayQuota),
      )
      if (made !== null) return made
      const there = await unlessMissing(
        cluster.ask('look at a pod', ({ core }) => core.readNamespacedPod({ namespace, name })),
      )
      // A pod that is being deleted still has the name.
      if (there !== null && there.metadata?.deletionTimestamp === undefined) return there
      await pause(signal, 'TooSlow', `the pod ${name} is still being removed`)
    }
  }
  const pause = async (signal: AbortSignal, fault: ContainerFault, why: string) => {
    if (signal.aborted) throw new ContainerStartError(fault, why, { cause: signal.reason })
    await sleep(patience.lookMs)
  }
  const ready = async (order: ContainerSpec, onPulling: () => void, signal: AbortSignal): Promise<V1Pod> => {
    const name = podNameOf(order)
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience.readyMs)])
    for (let hasTold = false; ;) {
      const pod = await cluster.ask('look at a pod', ({ core }) =>
        core.readNamespacedPod({ namespace, name }),
      )
      const state = stateOf(pod)
      if (state.kind === 'ready') return pod
      if (state.kind === 'failed')
        throw new ContainerStartError(state.fault, `the pod of ${order.image} does not run: ${state.why}`)
      if (state.isPulling && !hasTold) {
        hasTold = true
        onPulling()
      }
      await pause(limit, state.fault, `the pod of ${order.image} is not ready: ${state.why}`)
    }
  }
  const stop = async (guid: string) => {
    for (const { metadata } of await podsOf(`${ours},${LABEL.guid}=${guid}`)) {
      const name = metadata?.name ?? ''
      await unlessMissing(
        cluster.ask('remove a pod', ({ core }) =>
          core.deleteNamespacedPod({ namespace, name, gracePeriodSeconds: 0 }),
        ),
      )
    }
    const name = companionNameOf(guid)
    await unlessMissing(
      cluster.ask('remove a service', ({ core }) => core.deleteNamespacedService({ namespace, name })),
    )
    await unlessMissing(
      cluster.ask('remove a network policy', ({ networking }) =>
        networking.deleteNamespacedNetworkPolicy({ namespace, name }),
      ),
    )
  }
  const tidy = async (running: ReadonlySet<string>) => {
    const policies = await cluster.ask('list network policies', ({ networking }) =>
      networking.listNamespacedNetworkPolicy({ namespace, labelSelector: ours }),
    )
    for (const { metadata } of policies.items) {
      const isYoung = clock.now() - (metadata?.creationTimestamp?.getTime() ?? clock.now()) < YOUNG_MS
      const guid = metadata?.labels?.[LABEL.guid] ?? ''
      if (!isYoung && !running.has(guid)) await stop(guid)
    }
  }

  return {
    name: 'kubernetes',
    start: async (order, onPulling, signal) => {
      try {
        await prepareOnce(order)
        await unlessThere(
          cluster.ask('make a network policy', ({ networking }) =>
            networking.createNamespacedNetworkPolicy({ namespace, body: policyOf(order, platform, config) }),
          ),
        )
        const { metadata } = await makePod(order, signal)
        const owner = { name: metadata?.name ?? '', uid: metadata?.uid ?? '' }
        const service =
          (await unlessThere(
            cluster.ask('make a service', ({ core }) =>
              core.createNamespacedService({ namespace, body: serviceOf(order, platform, owner) }),
            ),
          )) ??
          (await cluster.ask('look at a service', ({ core }) =>
            core.readNamespacedService({ namespace, name: companionNameOf(order.guid) }),
          ))
        const port = service.spec?.ports?.[0]?.nodePort
        if (port === undefined)
          throw new Error('Kubernetes gave the service of a challenge no port to be reached by')
        const { status } = await ready(order, onPulling, signal)
        return {
          id: owner.name,
          ip: status?.podIP ?? '',
          port: order.port,
          publicIp: publicHost,
          publicPort: port,
        } satisfies ContainerEndpoint
      } catch (error) {
        // The namespace may have been removed. Preparing again at the next start saves a restart of this
        // server.
        prepared = new Set()
        await stop(order.guid).catch(() => {})
        throw error
      }
    },
    stop,
    list: async () => {
      const pods = await podsOf(ours)
      const found = pods.map(({ metadata, status }): RuntimeContainer => ({
        id: metadata?.name ?? '',
        guid: metadata?.labels?.[LABEL.guid] ?? '',
        runs:
          metadata?.deletionTimestamp === undefined &&
          (status?.phase === 'Running' || status?.phase === 'Pending'),
      }))
      await tidy(new Set(found.map(({ guid }) => guid)))
      return found
    },
    close: async () => {},
  }
}

function sayQuota(error: unknown): never {
  if (error instanceof ClusterError && error.said.includes('exceeded quota'))
    throw new ContainerStartError('NoRoom', error.message, { cause: error })
  throw error
}

/** Null: an object with that name exists already, for example from a start whose response was lost. */
const unlessThere = <Made>(asked: Promise<Made>) => unless(409, asked)
const unlessMissing = <Found>(asked: Promise<Found>) => unless(404, asked)

async function unless<Value>(status: number, asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ClusterError && error.status === status) return null
    throw error
  }
}
