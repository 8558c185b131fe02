import type { V1Pod } from '@kubernetes/client-node'

export type PodState =
  | { kind: 'ready' }
  /** `why`: the last reason for waiting. `fault`: the reason to report if the time runs out. */
  | { kind: 'waiting'; isPulling: boolean; why: string; fault: 'NoRoom' | 'TooSlow' }
  /** Waiting longer would not help, so the start ends. */
  | { kind: 'failed'; why: string; fault: 'ImageMissing' | 'EndedAtOnce' | 'Failed' }

/** The cluster would retry pods in these states forever. */
const HOPELESS = [
  ['ErrImagePull', 'ImageMissing'],
  ['ImagePullBackOff', 'ImageMissing'],
  ['ErrImageNeverPull', 'ImageMissing'],
  ['InvalidImageName', 'ImageMissing'],
  ['ImageInspectError', 'ImageMissing'],
  ['RegistryUnavailable', 'ImageMissing'],
  ['CreateContainerConfigError', 'Failed'],
  ['CreateContainerError', 'Failed'],
  ['RunContainerError', 'EndedAtOnce'],
  ['CrashLoopBackOff', 'EndedAtOnce'],
] as const

export function stateOf({ status }: V1Pod): PodState {
  const [container] = status?.containerStatuses ?? []
  const waiting = container?.state?.waiting
  const why = [waiting?.reason, waiting?.message]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')
  const fault = HOPELESS.find(([reason]) => reason === waiting?.reason)?.[1]
  if (fault !== undefined) return { kind: 'failed', why, fault }
  if (status?.phase === 'Failed' || status?.phase === 'Succeeded')
    return { kind: 'failed', why: endOf(status), fault: 'EndedAtOnce' }
  if (status?.phase === 'Running' && container?.ready === true) return { kind: 'ready' }
  const unscheduled = status?.conditions?.find(
    ({ type, status: holds }) => type === 'PodScheduled' && holds === 'False',
  )
  if (unscheduled !== undefined)
    return {
      kind: 'waiting',
      isPulling: false,
      why: unscheduled.message ?? unscheduled.reason ?? 'no machine has room for it',
      fault: 'NoRoom',
    }
  return {
    kind: 'waiting',
    isPulling: waiting?.reason === 'ContainerCreating',
    why: why === '' ? 'the cluster has not begun with it' : why,
    fault: 'TooSlow',
  }
}

function endOf({ reason, message, containerStatuses }: NonNullable<V1Pod['status']>): string {
  const ended = containerStatuses?.[0]?.state?.terminated
  if (ended !== undefined)
    return `it ended with code ${ended.exitCode}${ended.reason === undefined ? '' : ` (${ended.reason})`}`
  return message ?? reason ?? 'it ended'
}
