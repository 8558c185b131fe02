/** The description of a container for any runtime. */
export interface ContainerSpec {
  /**
   * Chosen by this server. The runtime finds the container by it even if the result of the start was lost.
   */
  guid: string
  gameId: number
  challengeId: number
  /** Null for an organiser's own try. */
  teamId: number | null
  userId: string
  image: string
  /** The one port that is reached from outside. */
  port: number
  /** Only where each team has its own. */
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

/** The address of a started container. */
export interface ContainerEndpoint {
  /** Its name in the runtime. */
  id: string
  ip: string
  port: number
  /** The public address, if it differs. */
  publicIp: string | null
  publicPort: number | null
}

/** A container of ours that the runtime has, as it says itself. */
export interface RuntimeContainer {
  id: string
  guid: string
  runs: boolean
}

/**
 * One real thing that runs containers. Every failure is an `Error` whose message an operator can act upon;
 * see `ContainerStartError`.
 */
export interface ContainerProvider {
  /** As the summary at the start and the logs call it. */
  readonly name: 'docker' | 'kubernetes' | 'process'
  /**
   * Repeating it for the same guid finds what is there: a start whose answer was lost does not make a second
   * one.
   */
  start(order: ContainerSpec, onPulling: () => void, signal: AbortSignal): Promise<ContainerEndpoint>
  /** One that is not there has been stopped. */
  stop(guid: string): Promise<void>
  /** Lists the containers of this platform, of all its processes. */
  list(): Promise<readonly RuntimeContainer[]>
  close(): Promise<void>
}
