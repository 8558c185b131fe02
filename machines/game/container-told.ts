import type { ContainerNews } from '#contract/feeds/team.ts'
import type { ClientFlagContext } from '#contract/models/challenge.ts'
import type { ContainerInfoModel, ContainerStateModel, TeamContainersModel, TestContainerModel } from '#contract/models/container.ts'
import { instant } from '#contract/models/time.ts'
import type { ContainerTold, KnownContainer } from './container-facts.ts'

/** One of the list of all that the team has. */
export function ownContainer({ runtime, containers }: TeamContainersModel, challenge: number): ContainerTold {
  return toldOf(containers.find(({ challengeId }) => challengeId === challenge) ?? null, runtime)
}

export const testContainer = ({ runtime, container }: TestContainerModel): ContainerTold => toldOf(container, runtime)

/** What the team was told of it. */
export const pushedContainer = ({ container, end }: ContainerNews): ContainerTold => ({ ...toldOf(container, null), end })

/** What a server of the base wire says of it, beside the challenge. */
export function containerBeside({ instanceEntry, closeTime }: Pick<ClientFlagContext, 'instanceEntry' | 'closeTime'>): ContainerTold {
  const container: KnownContainer | null =
    !instanceEntry || closeTime === null ? null : { phase: 'Running', entry: instanceEntry, stopsAt: instant(closeTime), user: null }
  return { container, end: null, hasRuntime: null }
}

/** The answer to a wish. Without an entry it has been noted and is still to be carried out, whatever the status says. */
export function containerFrom({ entry, expectStopAt }: ContainerInfoModel): KnownContainer {
  return entry === '' ? { phase: 'Queued', ahead: 0, user: null } : { phase: 'Running', entry, stopsAt: instant(expectStopAt), user: null }
}

function toldOf(container: ContainerStateModel | null, hasRuntime: boolean | null): ContainerTold {
  return { container: container && containerOf(container), end: null, hasRuntime }
}

function containerOf({ phase, ahead, user, entry, expectStopAt }: ContainerStateModel): KnownContainer {
  if (phase !== 'Running') return { phase, ahead, user }
  // One that says neither where nor how long is not up yet.
  return entry === null || expectStopAt === null ? { phase: 'Creating', ahead, user } : { phase, entry, stopsAt: instant(expectStopAt), user }
}
