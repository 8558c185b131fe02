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
import type { Outcome } from '#contract/problem.ts'
import { effect } from '../effect.ts'
import { askFirst } from '../kit/confirm.ts'
import type { NetworkEvent } from '../live/connection-events.ts'
import { following } from '../live/following.ts'
import { subscription } from '../live/subscription.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { followPause } from './game-pause.ts'

/** A server of the base wire reports only running containers, and not the user who started them. */
export type KnownContainer =
  | { phase: Exclude<ContainerPhase, 'Running'>; ahead: number; user: string | null }
  | { phase: 'Running'; entry: string; stopsAt: number; user: string | null }
/** A report of the server about a container, in a response or a push. */
export interface ContainerReport {
  container: KnownContainer | null
  end: ContainerEnd | null
  /** Whether this platform can run containers. Null: the server does not say. */
  hasRuntime: boolean | null
}

export type ContainerEvent = { type: 'server.reported'; report: ContainerReport } | { type: 'solved' }

export const containerEffects = {
  askFirst,
  startContainer: effect<ChallengeRef, Outcome<KnownContainer>>('startContainer'),
  prolongContainer: effect<ChallengeRef, Outcome<KnownContainer>>('prolongContainer'),
  destroyContainer: effect<ChallengeRef, Outcome<null>>('destroyContainer'),
  readContainer: effect<ChallengeRef, Outcome<ContainerReport>>('readContainer'),
  /** Reports the state of the container and solves of the challenge, including those of other members. */
  followContainer: following<ChallengeRef, ContainerEvent>('followContainer'),
  followPause,
  watchNetwork: subscription<object, NetworkEvent>('watchNetwork'),
}

export function ownContainer(
  { runtime, containers }: TeamContainersModel,
  challenge: number,
): ContainerReport {
  return reportOf(containers.find(({ challengeId }) => challengeId === challenge) ?? null, runtime)
}

export const testContainer = ({ runtime, container }: TestContainerModel): ContainerReport =>
  reportOf(container, runtime)

export const pushedContainer = ({ container, end }: ContainerUpdate): ContainerReport => ({
  ...reportOf(container, null),
  end,
})

/** A server of the base wire sends the container together with its challenge. */
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

/** A server of the base wire sends the test container together with the challenge in the editor. */
export const besideChallenge = ({
  testContainer: beside,
}: Pick<ChallengeEditDetailModel, 'testContainer'>): ContainerReport => ({
  container: beside ? containerFrom(beside) : null,
  end: null,
  hasRuntime: null,
})

/** Reads the response to a start. Without an entry the container is queued, whatever its status says. */
export function containerFrom({ entry, expectStopAt }: ContainerInfoModel): KnownContainer {
  return entry === ''
    ? { phase: 'Queued', ahead: 0, user: null }
    : { phase: 'Running', entry, stopsAt: instant(expectStopAt), user: null }
}

function reportOf(container: ContainerStateModel | null, hasRuntime: boolean | null): ContainerReport {
  return { container: container && containerOf(container), end: null, hasRuntime }
}

/** Takes the stored end: during a pause it stands still, so two reads of one container are equal. */
function containerOf(container: ContainerStateModel): KnownContainer {
  const { phase, ahead, user, entry, expectStopAt, storedStopAt } = container
  if (phase !== 'Running') return { phase, ahead, user }
  const stopAt = storedStopAt ?? expectStopAt
  // A running container has an address and an end. Without them it has not started yet.
  return entry === null || stopAt === null
    ? { phase: 'Creating', ahead, user }
    : { phase, entry, stopsAt: instant(stopAt), user }
}
