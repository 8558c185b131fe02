export interface ContainerSpec {
  /**
   * This server chooses the guid. The runtime finds the container by it, even if the response to the start
   * was lost.
   */
  guid: string
  gameId: number
  challengeId: number
  /** Null: a test container of an organiser. */
  teamId: number | null
  userId: string
  image: string
  /** The only port that is reachable from outside. */
  port: number
  /** Null: teams do not have their own flags. */
  flag: string | null
  /** In mebibytes. */
  memoryLimit: number
  /** In tenths of a processor. */
  cpuCount: number
  /** In mebibytes. */
  storageLimit: number
  /** Set by the organiser. Docker and Kubernetes ignore it unless `containerPrivileged` is on. */
  privileged: boolean
}

export interface ContainerEndpoint {
  id: string
  ip: string
  port: number
  /** Null: the public address is the same. */
  publicIp: string | null
  publicPort: number | null
}

/** A container of this platform, as the runtime reports it. */
export interface RuntimeContainer {
  id: string
  guid: string
  runs: boolean
}

/**
 * A runtime for containers. Every failure is an `Error` with a message for the operator, see
 * `ContainerStartError`.
 */
export interface ContainerProvider {
  /** The name in the start summary and in logs. */
  readonly name: 'docker' | 'kubernetes' | 'process'
  /** May be repeated with the same guid: it then finds the container of a start whose response was lost. */
  start(order: ContainerSpec, onPulling: () => void, signal: AbortSignal): Promise<ContainerEndpoint>
  /** A missing container counts as stopped, so that a repeated stop does no harm. */
  stop(guid: string): Promise<void>
  /** Lists the containers of all processes of this platform. */
  list(): Promise<readonly RuntimeContainer[]>
  close(): Promise<void>
}
