import type { SnapshotFrom } from 'xstate'
import type { ContainerPhase } from '#contract/models/container.ts'
import type { Problem } from '#contract/problem.ts'
import { LAST_CALL_MS } from '#contract/rules/container.ts'
import { isOver, type Gone } from './container-facts.ts'
import type { containerMachine } from './container.machine.ts'

/** What the server last said no to, and until when it hears nothing of starting and destroying. */
interface Held {
  problem: Problem | null
  allowedAt: number | null
}
export type ContainerView =
  /** There is none. */
  | ({ kind: 'absent'; gone: Gone | null } & Held)
  /** This platform runs none. */
  | { kind: 'unavailable' }
  /** `step` is `Sent` until the server has said anything of it. */
  | ({
      kind: 'starting'
      step: 'Sent' | Exclude<ContainerPhase, 'Running'>
      ahead: number
      user: string | null
      doing: 'destroying' | null
      canCancel: boolean
    } & Held)
  | ({
      kind: 'running'
      entry: string
      stopsAt: number
      user: string | null
      isLastCall: boolean
      doing: 'prolonging' | 'destroying' | 'checking' | null
    } & Held)
  /** Its time is over, or an answer got lost, and the server is asked how it stands. */
  | { kind: 'checking' }
  /** It cannot be asked now. */
  | { kind: 'unsure'; problem: Problem | null }

export function toContainerView(snapshot: SnapshotFrom<typeof containerMachine>): ContainerView {
  const { container, gone, problem, allowedAt, now } = snapshot.context
  const held = { problem, allowedAt }
  const isDestroying = snapshot.matches('destroying') || snapshot.matches('clearing')
  const isChecking = snapshot.matches('checking') || snapshot.matches('cut')
  if (container?.phase === 'Running' && !(isChecking && isOver(container, now))) {
    const { entry, stopsAt, user } = container
    const doing = isDestroying ? 'destroying' : isChecking ? 'checking' : snapshot.matches('prolonging') ? 'prolonging' : null
    return { kind: 'running', entry, stopsAt, user, isLastCall: stopsAt - now() <= LAST_CALL_MS, doing, ...held }
  }
  if (isChecking) return snapshot.matches('cut') ? { kind: 'unsure', problem } : { kind: 'checking' }
  if (container && container.phase !== 'Running') {
    const { phase, ahead, user } = container
    return {
      kind: 'starting',
      step: phase,
      ahead,
      user,
      doing: isDestroying ? 'destroying' : null,
      canCancel: snapshot.matches('starting') || snapshot.matches('waiting'),
      ...held,
    }
  }
  if (snapshot.matches('starting')) return { kind: 'starting', step: 'Sent', ahead: 0, user: null, doing: null, canCancel: false, ...held }
  if (snapshot.matches('unavailable')) return { kind: 'unavailable' }
  return { kind: 'absent', gone, ...held }
}
