import type { ContainerFault } from '#contract/models/container.ts'
import type { Clock } from '#server/base/clock.ts'
import type { ContainerSpec, ContainerEndpoint, ContainerProvider } from '#server/containers/provider.ts'
import { ContainerStartError } from '#server/containers/start-error.ts'

/** A runtime in memory, as slow and as faulty as the test demands. It detects calls that must not happen. */
export interface FakeProvider extends ContainerProvider {
  /** The number of times that each container was really created, by guid. */
  readonly made: ReadonlyMap<string, number>
  readonly up: ReadonlyMap<string, ContainerSpec>
  /** All requested starts in order, including repeated attempts. */
  readonly asked: readonly ContainerSpec[]
  /** The highest number of starts in progress at the same time. */
  readonly mostAtOnce: number
  takesMs: number
  /** Runs for each attempt. The result is thrown, before or after the container exists. */
  fault: (order: ContainerSpec) => { message: string; isMade: boolean; fault?: ContainerFault } | null
  isDown: boolean
  pulls: boolean
  /** Starts wait until the returned function is called. */
  hold(): () => void
  /** The container still exists, but has stopped. */
  die(guid: string): void
  /** The container no longer exists. */
  vanish(guid: string): void
  /** The container exists, although no start was requested. */
  stray(guid: string): void
}

export function fakeProvider(clock: Clock): FakeProvider {
  const made = new Map<string, number>()
  const up = new Map<string, ContainerSpec>()
  const dead = new Set<string>()
  const asked: ContainerSpec[] = []
  let held: Promise<void> | null = null
  let atOnce = 0
  let mostAtOnce = 0
  let nextPort = 30_000

  const answer = async () => {
    await Promise.resolve()
    if (provider.isDown) throw new Error('the engine does not answer')
  }
  const takeTime = (signal: AbortSignal) =>
    new Promise<void>((go, fail) => {
      signal.addEventListener('abort', () => fail(new Error('given up')))
      const wait = held ?? Promise.resolve()
      void wait.then(() => (provider.takesMs === 0 ? go() : void clock.after(provider.takesMs, go)))
    })
  const provider: FakeProvider = {
    name: 'docker',
    made,
    up,
    asked,
    get mostAtOnce() {
      return mostAtOnce
    },
    takesMs: 0,
    fault: () => null,
    isDown: false,
    pulls: false,
    hold: () => {
      let release = () => {}
      held = new Promise((go) => (release = go))
      return () => {
        held = null
        release()
      }
    },
    die: (guid) => void dead.add(guid),
    vanish: (guid) => void up.delete(guid),
    stray: (guid) => void up.set(guid, { ...STRAY, guid }),

    start: async (order, onPulling, signal): Promise<ContainerEndpoint> => {
      asked.push(order)
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      try {
        await answer()
        const fault = provider.fault(order)
        if (provider.pulls) onPulling()
        await takeTime(signal)
        if (fault && !fault.isMade) throw new ContainerStartError(fault.fault ?? 'Failed', fault.message)
        if (!up.has(order.guid)) {
          up.set(order.guid, order)
          made.set(order.guid, (made.get(order.guid) ?? 0) + 1)
        }
        if (fault) throw new Error(fault.message)
        return {
          id: `box-${order.guid}`,
          ip: '10.0.0.5',
          port: order.port,
          publicIp: 'ctf.example',
          publicPort: nextPort++,
        }
      } finally {
        atOnce -= 1
      }
    },
    stop: async (guid) => {
      await answer()
      up.delete(guid)
      dead.delete(guid)
    },
    list: async () => {
      await answer()
      return [...up.keys()].map((guid) => ({ id: `box-${guid}`, guid, runs: !dead.has(guid) }))
    },
    close: async () => {},
  }
  return provider
}

const STRAY: ContainerSpec = {
  guid: '',
  gameId: 0,
  challengeId: 0,
  teamId: null,
  userId: '',
  image: 'stray',
  port: 80,
  flag: null,
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  privileged: false,
}
