import type { CoreV1Api, NetworkingV1Api } from '@kubernetes/client-node'
import type { Config } from '#server/config/config.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { StartError } from '#server/base/start-error.ts'
import { isObject } from '#server/base/is-object.ts'
import { ContainerStartError } from '../start-error.ts'

export class ClusterError extends Error {
  readonly status: number
  readonly said: string
  constructor(status: number, said: string, what: string) {
    super(`Kubernetes refused to ${what}: ${said}`)
    this.name = 'ClusterRefusal'
    this.status = status
    this.said = said
  }
}

export interface ClusterApis {
  core: CoreV1Api
  networking: NetworkingV1Api
}
export interface Cluster {
  readonly where: string
  /** The host of the cluster's API, because no other machine of the cluster is known. */
  readonly host: string
  /** The reason why the cluster cannot be used. Null: it can. */
  fault(): Promise<string | null>
  /**
   * `what` completes "refused to …" in the message. Throws a `ClusterError` if the cluster refuses, and a
   * `ContainerStartError` if it does not respond in time.
   */
  ask<Answer>(what: string, question: (apis: ClusterApis) => Promise<Answer>): Promise<Answer>
}

const CALL_LIMIT_MS = 30_000
const LOOK_LIMIT_MS = 5000

/** Loaded on demand: the library takes half a second and a hundred megabytes. */
export async function openCluster({
  containerKubeconfig,
  containerNamespace,
}: Pick<Config, 'containerKubeconfig' | 'containerNamespace'>): Promise<Cluster> {
  const { CoreV1Api, KubeConfig, NetworkingV1Api } = await import('@kubernetes/client-node')
  const kubeconfig = new KubeConfig()
  try {
    if (containerKubeconfig === null) kubeconfig.loadFromDefault()
    else kubeconfig.loadFromFile(containerKubeconfig)
  } catch (error) {
    throw new StartError(
      `the kubeconfig cannot be read (${errorCodeOf(error)})`,
      'see that CONTAINER_KUBECONFIG is right',
    )
  }
  const where = kubeconfig.getCurrentCluster()?.server
  if (where === undefined)
    throw new StartError(
      'the kubeconfig names no cluster',
      'set its current-context, or CONTAINER_KUBECONFIG',
    )
  const apis: ClusterApis = {
    core: kubeconfig.makeApiClient(CoreV1Api),
    networking: kubeconfig.makeApiClient(NetworkingV1Api),
  }

  const ask = async <Answer>(
    what: string,
    question: (apis: ClusterApis) => Promise<Answer>,
    limitMs = CALL_LIMIT_MS,
  ): Promise<Answer> => {
    const limit = limitOf(
      limitMs,
      new ContainerStartError(
        'RuntimeSilent',
        `the Kubernetes API at ${where} gave no answer within ${limitMs / 1000} s, to ${what}`,
      ),
    )
    try {
      return await Promise.race([question(apis), limit.passed])
    } catch (error) {
      throw readFault(error, what, where)
    } finally {
      limit.clear()
    }
  }
  return {
    where,
    host: new URL(where).hostname,
    fault: async () => {
      try {
        await ask(
          'list pods',
          ({ core }) => core.listNamespacedPod({ namespace: containerNamespace, limit: 1 }),
          LOOK_LIMIT_MS,
        )
        return null
      } catch (error) {
        return errorCodeOf(error)
      }
    },
    ask: (what, question) => ask(what, question),
  }
}

function limitOf(limitMs: number, error: Error): { passed: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limitMs)
  })
  return { passed, clear: () => clearTimeout(timer) }
}

function readFault(error: unknown, what: string, where: string): Error {
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
    return new ClusterError(
      error.code,
      saidIn('body' in error ? error.body : null) ?? `status ${error.code}`,
      what,
    )
  }
  if (error instanceof ContainerStartError) return error
  return new ContainerStartError(
    'RuntimeSilent',
    `the Kubernetes API at ${where} cannot be reached (${errorCodeOf(error)})`,
  )
}

/** The message of a status object, which is text or parsed already. */
function saidIn(body: unknown): string | null {
  if (typeof body === 'string') {
    try {
      return saidIn(JSON.parse(body))
    } catch {
      return null
    }
  }
  return isObject(body) && typeof body['message'] === 'string' ? body['message'] : null
}
