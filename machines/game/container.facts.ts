import type { ContainerUpdate } from '#contract/feeds/team.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ClientFlagContext } from '#contract/models/challenge.ts'
import type {
  ContainerEnd,
  ContainerInfoModel,
  ContainerPhase,
  ContainerStateModel,
  TeamContainersModel,
  TestContainerModel,
} from '#contract/models/container.ts'
import { instant } from '#contract/models/time.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { COOL_DOWN_MS } from '#contract/rules/container.ts'
import type { RetryAfter } from '../kit/retry-after.ts'
import { isLost, type Retrying } from '../kit/retrying.ts'
import type { ChallengeRef } from './challenge-ref.ts'

/**
 * A container as its machine knows it. A server of the base wire tells only of one that runs, and not who
 * asked for it.
 */
export type KnownContainer =
  | { phase: Exclude<ContainerPhase, 'Running'>; ahead: number; user: string | null }
  | { phase: 'Running'; entry: string; stopsAt: number; user: string | null }
/**
 * Why there is no container any more. `Solved`: it had served its purpose. `Vanished`: the server gave no
 * reason.
 */
export type EndReason = ContainerEnd | 'Solved' | 'Vanished'
/** What the server tells, asked or not. */
export interface ContainerReport {
  container: KnownContainer | null
  end: ContainerEnd | null
  /** Whether anything here can run containers; null where that is not told. */
  hasRuntime: boolean | null
}
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
  /** What was asked for last: what was found out after an answer got lost is held against it. */
  act: ContainerAction | null
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
    isSolved: false,
    asked: 0,
    waitMs: 0,
  }
}

type Held = Pick<ContainerContext, 'problem' | 'allowedAt'>
export type ContainerView =
  /** There is none. */
  | ({ kind: 'absent'; gone: EndReason | null } & Held)
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

type Facts = Pick<ContainerContext, 'container' | 'hasRuntime' | 'gone' | 'problem'>

/** The server reports a new state, also of an act by another member. */
export function afterReport(context: ContainerContext, told: ContainerReport): Facts {
  const { container: before, gone, problem, isSolved, now } = context
  const { container } = told
  const hasRuntime = told.hasRuntime ?? context.hasRuntime
  if (container !== null) return { container, hasRuntime, gone: null, problem }
  const why = told.end ?? (before === null ? gone : isOver(before, now) ? 'Expired' : 'Vanished')
  return { container, hasRuntime, gone: isSolved || gone === 'Solved' ? 'Solved' : why, problem }
}

/**
 * How it stands, asked for because an answer was lost or was a refusal: what was wished may have come true
 * all the same.
 */
export function afterCheck(context: ContainerContext, told: ContainerReport): Facts {
  const { act, container: before } = context
  const facts = afterReport(context, told)
  const after = told.container
  switch (act) {
    case 'start':
      // That it did not come to be is what the problem says.
      return after === null ? { ...facts, gone: null } : { ...facts, problem: null }
    case 'prolong':
      return { ...facts, problem: stopsAtOf(after) > stopsAtOf(before) ? null : context.problem }
    case 'destroy':
      return after === null ? { ...facts, gone: told.end ?? 'Destroyed', problem: null } : facts
    case null:
      return { ...facts, problem: null }
  }
}

/** A yes to a start or to prolonging. Of one that waits still, what was told on the way says more. */
export function afterWish(
  { container }: ContainerContext,
  answer: KnownContainer,
): Omit<Facts, 'hasRuntime'> {
  return { container: answer.phase === 'Running' ? answer : (container ?? answer), gone: null, problem: null }
}

/** It was destroyed from here. That the next start has to wait is said before it is tried. */
export function afterEnd({ now, isSolved }: ContainerContext) {
  return {
    container: null,
    gone: isSolved ? 'Solved' : 'Destroyed',
    isSolved: false,
    problem: null,
    allowedAt: now() + COOL_DOWN_MS,
  } as const
}

/** A base server does not say how long one has to wait. */
export function afterNo({ now, allowedAt }: ContainerContext, problem: Problem) {
  return {
    problem,
    allowedAt: problem.kind === 'too-often' ? now() + (problem.retryAfterMs ?? COOL_DOWN_MS) : allowedAt,
    asked: 0,
  }
}

export function isOver(container: KnownContainer | null, now: () => number): boolean {
  return container?.phase === 'Running' && container.stopsAt <= now()
}

/** Zero while nothing runs. */
export function stopsAtOf(container: KnownContainer | null): number {
  return container?.phase === 'Running' ? container.stopsAt : 0
}

export const isAllowed = ({ allowedAt, now }: ContainerContext) => allowedAt === null || allowedAt <= now()
export const isRunning = ({ container }: ContainerContext) => container?.phase === 'Running'
export const hasExpired = ({ container, now }: ContainerContext) => isOver(container, now)
/** A lost answer may have been a yes. A refusal may mean that a team-mate was quicker. */
export const isDoubtful = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'refused' || isLost(answer.problem))
export const isCut = (answer: Outcome<unknown>) =>
  !answer.ok && (answer.problem.kind === 'too-often' || isLost(answer.problem))

/** A report that says what is known already must not stop what is under way. */
export function isNews({ container, gone, hasRuntime }: ContainerContext, told: ContainerReport): boolean {
  if (
    (told.hasRuntime ?? hasRuntime) !== hasRuntime ||
    JSON.stringify(told.container) !== JSON.stringify(container)
  )
    return true
  // The reason may come after the fact, but once.
  return container === null && told.end !== null && gone === 'Vanished'
}

export function ownContainer(
  { runtime, containers }: TeamContainersModel,
  challenge: number,
): ContainerReport {
  return toldOf(containers.find(({ challengeId }) => challengeId === challenge) ?? null, runtime)
}

export const testContainer = ({ runtime, container }: TestContainerModel): ContainerReport =>
  toldOf(container, runtime)

/** What the team was told of it. */
export const pushedContainer = ({ container, end }: ContainerUpdate): ContainerReport => ({
  ...toldOf(container, null),
  end,
})

/** What a server of the base wire says of it, beside the challenge. */
export function containerBeside({
  instanceEntry,
  closeTime,
}: Pick<ClientFlagContext, 'instanceEntry' | 'closeTime'>): ContainerReport {
  const container: KnownContainer | null =
    !instanceEntry || closeTime === null
      ? null
      : { phase: 'Running', entry: instanceEntry, stopsAt: instant(closeTime), user: null }
  return { container, end: null, hasRuntime: null }
}

/** And beside a challenge that is edited. */
export const besideChallenge = ({
  testContainer: beside,
}: Pick<ChallengeEditDetailModel, 'testContainer'>): ContainerReport => ({
  container: beside ? containerFrom(beside) : null,
  end: null,
  hasRuntime: null,
})

/**
 * The answer to a wish. Without an entry it has been noted and is still to be carried out, whatever the
 * status says.
 */
export function containerFrom({ entry, expectStopAt }: ContainerInfoModel): KnownContainer {
  return entry === ''
    ? { phase: 'Queued', ahead: 0, user: null }
    : { phase: 'Running', entry, stopsAt: instant(expectStopAt), user: null }
}

function toldOf(container: ContainerStateModel | null, hasRuntime: boolean | null): ContainerReport {
  return { container: container && containerOf(container), end: null, hasRuntime }
}

function containerOf({ phase, ahead, user, entry, expectStopAt }: ContainerStateModel): KnownContainer {
  if (phase !== 'Running') return { phase, ahead, user }
  // One that says neither where nor how long is not up yet.
  return entry === null || expectStopAt === null
    ? { phase: 'Creating', ahead, user }
    : { phase, entry, stopsAt: instant(expectStopAt), user }
}
