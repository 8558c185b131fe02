import type { ContainerEnd, ContainerPhase } from '#contract/models/container.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { COOL_DOWN_MS, LAST_CALL_MS } from '#contract/rules/container.ts'
import type { RetryAfter } from '../kit/retry-after.ts'
import { isLost, type Retrying } from '../kit/retrying.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import type { ContainerReport, KnownContainer } from './container-report.ts'

/** `Solved`: the container was destroyed after the solve. `Vanished`: the server gave no reason. */
export type EndReason = ContainerEnd | 'Solved' | 'Vanished'
export type ContainerAction = 'start' | 'prolong' | 'destroy'

export interface ContainerInput extends ChallengeRef {
  title: string
  told: ContainerReport
  now: () => number
}
interface Doing extends RetryAfter, Retrying {
  container: KnownContainer | null
  hasRuntime: boolean
  gone: EndReason | null
  /** The last request. A later check compares its result with this. */
  act: ContainerAction | null
  /** The challenge whose container the asked start would destroy. */
  replaces: string | null
  /** The challenge was solved while the container was up. */
  isSolved: boolean
}
export type ContainerContext = Omit<ContainerInput, 'told'> & Doing
export function contextOf({
  told: { container, end, hasRuntime },
  ...input
}: ContainerInput): ContainerContext {
  return {
    ...input,
    container,
    hasRuntime: hasRuntime ?? true,
    gone: container === null ? end : null,
    problem: null,
    allowedAt: null,
    act: null,
    replaces: null,
    isSolved: false,
    asked: 0,
    waitMs: 0,
  }
}

/** `problem` is the last refusal. Before `allowedAt` the server rejects each start and destruction. */
type Held = Pick<ContainerContext, 'problem' | 'allowedAt'>
export type ContainerView =
  /** There is no container. */
  | ({ kind: 'absent'; gone: EndReason | null } & Held)
  /** This platform cannot run containers. */
  | { kind: 'unavailable' }
  /** `step` is `Sent` until the first report. */
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
  /** The container has expired, or a response was lost. Waits for its state. */
  | { kind: 'checking' }
  /** The server cannot be reached for the check. */
  | { kind: 'unsure'; problem: Problem | null }

type Facts = Pick<ContainerContext, 'container' | 'hasRuntime' | 'gone' | 'problem'>

/** Applies a report. It may be the result of another member's action. */
export function afterReport(told: ContainerReport, context: ContainerContext): Facts {
  const { container: before, gone, problem, isSolved } = context
  const { container } = told
  const hasRuntime = told.hasRuntime ?? context.hasRuntime
  if (container !== null) return { container, hasRuntime, gone: null, problem }
  const why = told.end ?? (before === null ? gone : hasExpired(context) ? 'Expired' : 'Vanished')
  return { container, hasRuntime, gone: isSolved || gone === 'Solved' ? 'Solved' : why, problem }
}

/** Applies the state after a lost response or a refusal. The request may have succeeded all the same. */
export function afterCheck(told: ContainerReport, context: ContainerContext): Facts & Pick<Doing, 'asked'> {
  const { act, container: before } = context
  const facts = { ...afterReport(told, context), asked: 0 }
  const after = told.container
  switch (act) {
    case 'start':
      // The problem says why there is no container, so `gone` would repeat it.
      return after === null ? { ...facts, gone: null } : { ...facts, problem: null }
    case 'prolong':
      return { ...facts, problem: stopsAtOf(after) > stopsAtOf(before) ? null : context.problem }
    case 'destroy':
      return after === null ? { ...facts, gone: told.end ?? 'Destroyed', problem: null } : facts
    case null:
      return { ...facts, problem: null }
  }
}

/** Applies the response to a start or a prolongation. While it is queued, the reports are more exact. */
export function afterWish(
  answer: KnownContainer,
  { container }: ContainerContext,
): Omit<Facts, 'hasRuntime'> {
  return { container: answer.phase === 'Running' ? answer : (container ?? answer), gone: null, problem: null }
}

/** Applies a destruction by the user. The next start must wait, and the view shows that immediately. */
export function afterEnd({ now, isSolved }: ContainerContext) {
  return {
    container: null,
    gone: isSolved ? 'Solved' : 'Destroyed',
    isSolved: false,
    problem: null,
    allowedAt: now() + COOL_DOWN_MS,
  } as const
}

/** A server of the base wire does not send the length of the wait. */
export function afterNo(answer: Outcome<unknown>, { now, allowedAt }: ContainerContext) {
  if (answer.ok) return {}
  const { problem } = answer
  return {
    problem,
    allowedAt: problem.kind === 'too-often' ? now() + (problem.retryAfterMs ?? COOL_DOWN_MS) : allowedAt,
    asked: 0,
  }
}

/** Zero unless the container runs. */
const stopsAtOf = (container: KnownContainer | null) =>
  container?.phase === 'Running' ? container.stopsAt : 0
/** The wait until `leadMs` before the end. */
export const msUntil = ({ container, now }: ContainerContext, leadMs = 0) =>
  Math.max(0, stopsAtOf(container) - leadMs - now())

export const isAllowed = ({ allowedAt, now }: ContainerContext) => allowedAt === null || allowedAt <= now()
export const isRunning = ({ container }: ContainerContext) => container?.phase === 'Running'
export const isLastCall = ({ container, now }: ContainerContext) =>
  container?.phase === 'Running' && container.stopsAt - now() <= LAST_CALL_MS
export const hasExpired = ({ container, now }: ContainerContext) =>
  container?.phase === 'Running' && container.stopsAt <= now()
/** A lost response may have been a success. A refusal may mean that another member was faster. */
export const isDoubtful = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'refused' || isLost(answer.problem))
export const isCut = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'too-often' || isLost(answer.problem))

/** A report without news must not stop a pending request. */
export function isNews(told: ContainerReport, { container, gone, hasRuntime }: ContainerContext): boolean {
  if (
    (told.hasRuntime ?? hasRuntime) !== hasRuntime ||
    JSON.stringify(told.container) !== JSON.stringify(container)
  )
    return true
  // The server may send the reason once, after the end.
  return container === null && told.end !== null && gone === 'Vanished'
}

/** Marks the states that a view distinguishes. */
export type ContainerTag =
  | 'unavailable'
  | 'starting'
  | 'cancellable'
  | 'prolonging'
  | 'destroying'
  | 'checking'
  | 'cut'
interface ContainerSnapshot {
  context: ContainerContext
  hasTag(tag: ContainerTag): boolean
}

export function toContainerView(snapshot: ContainerSnapshot): ContainerView {
  const { context } = snapshot
  const { container, gone, problem, allowedAt } = context
  const held = { problem, allowedAt }
  const isDestroying = snapshot.hasTag('destroying')
  const isChecking = snapshot.hasTag('checking')
  if (container?.phase === 'Running' && !(isChecking && hasExpired(context))) {
    const { entry, stopsAt, user } = container
    const doing = isDestroying
      ? 'destroying'
      : isChecking
        ? 'checking'
        : snapshot.hasTag('prolonging')
          ? 'prolonging'
          : null
    return { kind: 'running', entry, stopsAt, user, isLastCall: isLastCall(context), doing, ...held }
  }
  if (isChecking) return snapshot.hasTag('cut') ? { kind: 'unsure', problem } : { kind: 'checking' }
  if (container && container.phase !== 'Running') {
    const { phase, ahead, user } = container
    return {
      kind: 'starting',
      step: phase,
      ahead,
      user,
      doing: isDestroying ? 'destroying' : null,
      canCancel: snapshot.hasTag('cancellable'),
      ...held,
    }
  }
  if (snapshot.hasTag('starting'))
    return { kind: 'starting', step: 'Sent', ahead: 0, user: null, doing: null, canCancel: false, ...held }
  return snapshot.hasTag('unavailable') ? { kind: 'unavailable' } : { kind: 'absent', gone, ...held }
}
