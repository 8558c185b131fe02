import type { V1Pod } from '@kubernetes/client-node'

/** How far a pod has come. */
export type PodState =
  | { kind: 'ready' }
  /** `why`: what it was last said to wait for. */
  | { kind: 'waiting'; isPulling: boolean; why: string }
  /** It will not come to anything by waiting. */
  | { kind: 'failed'; why: string }

/** The cluster goes on trying with these for ever. */
const HOPELESS = [
  'ErrImagePull',
  'ImagePullBackOff',
  'ErrImageNeverPull',
  'InvalidImageName',
  'ImageInspectError',
  'RegistryUnavailable',
  'CreateContainerConfigError',
  'CreateContainerError',
  'RunContainerError',
  'CrashLoopBackOff',
]

export function stateOf({ status }: V1Pod): PodState {
  const [container] = status?.containerStatuses ?? []
  const waiting = container?.state?.waiting
  const why = [waiting?.reason, waiting?.message].filter((part) => part !== undefined && part !== '').join(': ')
  if (waiting?.reason !== undefined && HOPELESS.includes(waiting.reason)) return { kind: 'failed', why }
  if (status?.phase === 'Failed' || status?.phase === 'Succeeded') return { kind: 'failed', why: endOf(status) }
  if (status?.phase === 'Running' && container?.ready === true) return { kind: 'ready' }
  const unscheduled = status?.conditions?.find(({ type, status: holds }) => type === 'PodScheduled' && holds === 'False')
  if (unscheduled !== undefined)
    return { kind: 'waiting', isPulling: false, why: unscheduled.message ?? unscheduled.reason ?? 'no machine has room for it' }
  return { kind: 'waiting', isPulling: waiting?.reason === 'ContainerCreating', why: why === '' ? 'the cluster has not begun with it' : why }
}

function endOf({ reason, message, containerStatuses }: NonNullable<V1Pod['status']>): string {
  const ended = containerStatuses?.[0]?.state?.terminated
  if (ended !== undefined) return `it ended with code ${ended.exitCode}${ended.reason === undefined ? '' : ` (${ended.reason})`}`
  return message ?? reason ?? 'it ended'
}
