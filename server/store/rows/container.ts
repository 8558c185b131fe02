import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { ContainerPhase } from '#contract/models/container.ts'

/** `Leaving`: it belongs to no team any more, and the runtime has not stopped it yet. */
export type StoredContainerPhase = ContainerPhase | 'Leaving'

/** Names the container of a team. Null participation: an organiser's test container. */
export interface ContainerKey {
  challengeId: number
  participationId: number | null
}
export interface NewContainer extends ContainerKey {
  guid: string
  gameId: number
  teamId: number | null
  userId: string
  ip: string
  askedAt: number
  image: string
  port: number
  flag: string | null
  memoryLimit: number
  cpuCount: number
  storageLimit: number
  privileged: boolean
}
/** The place of the container in the runtime, with the id that the runtime gave it. */
export interface StoredEndpoint {
  id: string
  ip: string
  port: number
  publicIp: string | null
  publicPort: number | null
}
/** Has the names of the game, the challenge and the team. '': it was deleted. */
export interface Container extends NewContainer {
  phase: StoredContainerPhase
  title: string
  user: string
  team: string
  /** The number of containers that start before it. */
  ahead: number
  place: StoredEndpoint | null
  startedAt: number | null
  expectStopAt: number | null
  /** The start of its game's pause, during which its time stops. Null: no pause. */
  pausedAt: number | null
}
export interface Lease {
  by: string
  now: number
  until: number
}
/** A container that must end, and the reason. */
export interface ExpiredContainer {
  guid: string
  gameId: number
  participationId: number | null
  end: 'Expired' | 'Closed'
}
/** The fields of a game that the start of a container depends on. */
export interface ContainerGame {
  startAt: number
  endAt: number
  pausedAt: number | null
  practiceMode: boolean
  containerCountLimit: number
}
export interface ListedContainer {
  guid: string
  runtimeId: string
  image: string
  team: { id: number; name: string; avatarHash: string | null }
  challenge: { id: number; title: string; tag: ChallengeTag }
  gameId: number
  place: StoredEndpoint
  startedAt: number
  expectStopAt: number
}

export interface Containers {
  /** Locks the game until the transaction ends. Submissions are still judged in the meantime. */
  holdGame(gameId: number): Promise<ContainerGame | null>
  /**
   * Adds the container to the queue. The second container of a team comes after the first of every team, but
   * later ones cannot overtake it forever.
   */
  create(container: NewContainer): Promise<void>
  /** Leaving containers are not found. */
  find(key: ContainerKey): Promise<Container | null>
  byGuid(guid: string): Promise<Container | null>
  /** Without leaving containers, oldest first. */
  ofTeam(participationId: number): Promise<Container[]>
  count(gameId: number): Promise<{ running: number; waiting: number }>
  /** The running containers of teams, oldest first. */
  list(): Promise<ListedContainer[]>
  /** The last time that the team started or destroyed this container. */
  actedAt(key: ContainerKey): Promise<number | null>
  act(key: ContainerKey, at: number): Promise<void>
  /** The time of the last failed start. Null: one has succeeded since. */
  markFailed(key: ContainerKey, at: number | null): Promise<void>
  /** Moves the ends of running containers that are after the start of the pause. Returns these containers. */
  moveStops(gameId: number, pausedAt: number, byMs: number): Promise<Container[]>
  prolong(guid: string, expectStopAt: number): Promise<void>

  /**
   * Claims queued containers in order, and those whose process died. They count as being created from then
   * on.
   */
  claim(most: number, lease: Lease): Promise<Container[]>
  /** Returns those that this process still holds. */
  renew(guids: readonly string[], lease: Lease): Promise<string[]>
  /** Returns them to the queue, as if no process had claimed them. */
  putBack(guids: readonly string[], by: string): Promise<void>
  /** Only for the process that holds the lease. Returns true if this one does. */
  pulls(guid: string, by: string): Promise<boolean>
  runs(
    guid: string,
    by: string,
    place: StoredEndpoint,
    times: { startedAt: number; expectStopAt: number },
  ): Promise<boolean>

  /** Returns true if it was not leaving before. A process that holds it keeps its lease. */
  leave(guid: string): Promise<boolean>
  /** Containers that have expired or whose team may no longer play. With `guid`, only that one is checked. */
  due(now: number, guid?: string): Promise<ExpiredContainer[]>
  nextDueAt(): Promise<number | null>
  /** Claims containers that are leaving and that no process holds: one, or all. */
  claimLeaving(lease: Lease, guid?: string): Promise<string[]>
  remove(guid: string): Promise<void>
  /** Includes leaving containers. */
  phases(): Promise<{ guid: string; phase: StoredContainerPhase }[]>
  phasesOf(guids: readonly string[]): Promise<{ guid: string; phase: StoredContainerPhase }[]>
  /** Whether this process may do the named task until the end of the lease. */
  takeTurn(name: string, lease: Lease): Promise<boolean>
}
