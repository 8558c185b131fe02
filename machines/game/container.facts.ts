import type { ContainerEnd, ContainerPhase } from '#contract/models/container.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { COOL_DOWN_MS, LAST_CALL_MS } from '#contract/rules/container.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { Arrow } from '../kit/arrows.ts'
import type { RetryAfter } from '../kit/retry-after.ts'
import { isLost, type Retrying } from '../kit/retrying.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import type { ContainerReport, KnownContainer } from './container-effects.ts'

/** `Solved`: the container ended after the team solved the challenge. `Vanished`: no reason is known. */
export type EndReason = ContainerEnd | 'Solved' | 'Vanished'
export type ContainerAction = 'start' | 'prolong' | 'destroy'

export interface ContainerInput extends ChallengeRef {
  title: string
  report: ContainerReport
  now: () => number
}
type At = { kind: 'none'; gone: EndReason | null } | { kind: 'up'; container: KnownContainer }
type PendingAct =
  | { kind: 'none' | ContainerAction }
  /** The start would destroy the container of the challenge `replaces`, and the user has not confirmed it. */
  | { kind: 'replace'; replaces: string }
interface Doing extends RetryAfter, Retrying {
  at: At
  hasRuntime: boolean
  /** The last request. A check after a lost response compares the state with what this request wanted. */
  act: PendingAct
  /** The team solved the challenge while the container was up, so the machine requests its destruction. */
  isSolved: boolean
  /**
   * The start of the pause of the game, during which the time of the container stands still. Null: no pause.
   */
  pausedAt: number | null
}
export type ContainerContext = Omit<ContainerInput, 'report'> & Doing
export function contextOf({
  report: { container, end, hasRuntime },
  ...input
}: ContainerInput): ContainerContext {
  return {
    ...input,
    at: atOf(container, end),
    hasRuntime: hasRuntime ?? true,
    problem: null,
    allowedAt: null,
    act: { kind: 'none' },
    isSolved: false,
    pausedAt: null,
    asked: 0,
    waitMs: 0,
  }
}

const atOf = (container: KnownContainer | null, gone: EndReason | null): At =>
  container === null ? { kind: 'none', gone } : { kind: 'up', container }
const containerOf = ({ at }: Pick<ContainerContext, 'at'>) => (at.kind === 'up' ? at.container : null)
export const isUp = ({ at }: ContainerContext) => at.kind === 'up'

/**
 * `problem` is the last refusal. `allowedAt`: the server rejects starts and destructions before this time.
 */
type Held = Pick<ContainerContext, 'problem' | 'allowedAt'>
/** During a pause of the game, no container starts and none is prolonged. */
interface InPause {
  pausedAt?: number
}
export type ContainerView =
  | ({ kind: 'absent'; gone: EndReason | null } & Held & InPause)
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
    } & Held &
      InPause)
  /** The container has expired, or a response was lost. The machine waits for the real state. */
  | { kind: 'checking' }
  /** The check failed, because the server cannot be reached or asks to wait. */
  | { kind: 'unsure'; problem: Problem | null }

type Facts = Pick<ContainerContext, 'at' | 'hasRuntime' | 'problem'>

/** Applies a report, which may be the result of another member's action. */
export function afterReport(report: ContainerReport, context: ContainerContext): Facts {
  const { at, problem, isSolved } = context
  const { container } = report
  const hasRuntime = report.hasRuntime ?? context.hasRuntime
  const gone = at.kind === 'up' ? null : at.gone
  const why = report.end ?? (at.kind === 'none' ? gone : hasExpired(context) ? 'Expired' : 'Vanished')
  return { at: atOf(container, isSolved || gone === 'Solved' ? 'Solved' : why), hasRuntime, problem }
}

/**
 * Applies the state that was read after a lost response or a refusal. The request may have succeeded all the
 * same.
 */
export function afterCheck(report: ContainerReport, context: ContainerContext): Facts & Pick<Doing, 'asked'> {
  const facts = { ...afterReport(report, context), asked: 0 }
  const after = report.container
  switch (context.act.kind) {
    case 'start':
      // `problem` already says why there is no container, and `gone` would repeat it.
      return after === null ? { ...facts, at: atOf(null, null) } : { ...facts, problem: null }
    case 'prolong':
      return {
        ...facts,
        problem: stopsAtOf(after) > stopsAtOf(containerOf(context)) ? null : context.problem,
      }
    case 'destroy':
      return after === null ? { ...facts, at: atOf(null, report.end ?? 'Destroyed'), problem: null } : facts
    case 'replace':
    case 'none':
      return { ...facts, problem: null }
  }
}

/**
 * Applies the response to a start or a prolongation. While the container is queued, pushed reports are newer
 * than the response.
 */
export function afterAnswer(answer: KnownContainer, { at }: ContainerContext): Pick<Facts, 'at' | 'problem'> {
  const isQueued = at.kind === 'up' && answer.phase !== 'Running'
  return { at: isQueued ? at : atOf(answer, null), problem: null }
}

/** Applies a destruction by the user. The next start must wait, and the view shows the wait immediately. */
export function afterDestruction({ now, isSolved }: ContainerContext) {
  return {
    at: atOf(null, isSolved ? 'Solved' : 'Destroyed'),
    isSolved: false,
    problem: null,
    allowedAt: now() + COOL_DOWN_MS,
  }
}

/** A server of the base wire does not send the length of the wait, so the known one is used. */
export function afterFailure(answer: Outcome<unknown>, { now, allowedAt }: ContainerContext) {
  if (answer.ok) return {}
  const { problem } = answer
  return {
    problem,
    allowedAt: problem.kind === 'too-often' ? now() + (problem.retryAfterMs ?? COOL_DOWN_MS) : allowedAt,
    asked: 0,
  }
}

/** 0: the container does not run. */
const stopsAtOf = (container: KnownContainer | null) =>
  container?.phase === 'Running' ? container.stopsAt : 0
/** The time until `leadMs` before the end, in game time. */
export const msUntil = (context: ContainerContext, leadMs = 0) =>
  Math.max(0, stopsAtOf(containerOf(context)) - leadMs - gameNow(context, context.now()))

/** During a pause the server starts and prolongs nothing. Destroying stays possible. */
export const isGoingOn = ({ pausedAt }: ContainerContext) => pausedAt === null
export const isAllowed = ({ allowedAt, now }: ContainerContext) => allowedAt === null || allowedAt <= now()
export const isRunning = ({ at }: ContainerContext) => at.kind === 'up' && at.container.phase === 'Running'
const endsIn = (context: ContainerContext, ms: number) => isRunning(context) && msUntil(context, ms) === 0
export const isLastCall = (context: ContainerContext) => endsIn(context, LAST_CALL_MS)
export const hasExpired = (context: ContainerContext) => endsIn(context, 0)
/**
 * The wait between two checks of the progress. Pulling an image takes longer than a move in the queue, so it
 * is checked less often.
 */
export const pollMs = ({ at }: ContainerContext) =>
  at.kind === 'up' && (at.container.phase === 'Pulling' || at.container.phase === 'Creating') ? 5_000 : 2_000
/**
 * Whether the state must be read: a lost response may have been a success, and a refusal may mean that
 * another member was faster.
 */
const isDoubtful = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'refused' || isLost(answer.problem))
export const isCut = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'too-often' || isLost(answer.problem))

/** The transitions for the response to a request. A doubtful one is checked. */
export const settled = <Value>(
  done: (value: Value, now: ContainerContext) => Partial<ContainerContext>,
): readonly Arrow<Outcome<Value>, ContainerContext, never>[] => [
  { when: isDoubtful, to: 'checking', put: afterFailure },
  { to: 'settling', put: (answer, now) => (answer.ok ? done(answer.value, now) : afterFailure(answer, now)) },
]

/** A report without news must not stop a pending request. */
export function isNews(report: ContainerReport, { at, hasRuntime }: ContainerContext): boolean {
  if (
    (report.hasRuntime ?? hasRuntime) !== hasRuntime ||
    JSON.stringify(report.container) !== JSON.stringify(containerOf({ at }))
  )
    return true
  // The reason may arrive after the report of the end.
  return at.kind === 'none' && report.end !== null && at.gone === 'Vanished'
}

/** Views distinguish these states by their tags. */
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
  const { at, problem, allowedAt, pausedAt } = context
  const container = containerOf(context)
  const held = { problem, allowedAt }
  const standing = pausedAt === null ? {} : { pausedAt }
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
    return {
      kind: 'running',
      entry,
      stopsAt,
      user,
      isLastCall: isLastCall(context),
      doing,
      ...held,
      ...standing,
    }
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
  if (snapshot.hasTag('unavailable')) return { kind: 'unavailable' }
  return { kind: 'absent', gone: at.kind === 'none' ? at.gone : null, ...held, ...standing }
}
