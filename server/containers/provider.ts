export interface ContainerSpec {
  /**
   * Chosen by this server. The runtime finds the container by it even if the result of the start was lost.
   */
  guid: string
  gameId: number
  challengeId: number
  /** Null for an organiser's test container. */
  teamId: number | null
  userId: string
  image: string
  /** The one port that can be reached from outside. */
  port: number
  /** Null unless each team has its own flag. */
  flag: string | null
  /** In mebibytes. */
  memoryLimit: number
  /** In tenths of a processor. */
  cpuCount: number
  /** In mebibytes. */
  storageLimit: number
  /** Set by the organiser. A runtime that does not allow it starts the container without. */
  privileged: boolean
}

export interface ContainerEndpoint {
  id: string
  ip: string
  port: number
  /** The public address; null if it is the same. */
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
 * A runtime for containers. Every failure is an `Error` with a message for the operator; see
 * `ContainerStartError`.
 */
export interface ContainerProvider {
  /** The name in the start summary and in logs. */
  readonly name: 'docker' | 'kubernetes' | 'process'
  /** Can be repeated with the same guid: it finds the container of a start whose response was lost. */
  start(order: ContainerSpec, onPulling: () => void, signal: AbortSignal): Promise<ContainerEndpoint>
  /** A missing container counts as stopped. */
  stop(guid: string): Promise<void>
  /** Lists the containers of this platform, of all its processes. */
  list(): Promise<readonly RuntimeContainer[]>
  close(): Promise<void>
}
