import type { ContainerFault } from '#contract/models/container.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Container } from '#server/store/rows/container.ts'
import type { Store } from '#server/store/store.ts'

/**
 * The outcome of a start, or `waiting` if the wait ended first. `fault`: the reason of the failure, if this
 * process tried the start.
 */
export type StartOutcome =
  | { kind: 'running'; container: Container }
  | { kind: 'ended'; fault?: ContainerFault }
  | { kind: 'waiting' }

export interface StartWaiters {
  /** The start request must be stored already. */
  waitForStart(guid: string): Promise<StartOutcome>
  settled(guid: string, outcome: StartOutcome): void
  /** Answers all waiting requests with `waiting`. Their start requests stay stored. */
  close(): void
}

const MAX_WAIT_MS = 100_000
/** Other processes start containers too, and only the store shows it. */
const LOOK_MS = 500

type Settle = (outcome: StartOutcome) => void

export function openStartWaiters({
  store: { containers },
  clock,
}: {
  store: Pick<Store, 'containers'>
  clock: Clock
}): StartWaiters {
  const waiting = new Map<string, Set<Settle>>()
  let isLooking = false
  let isClosed = false

  const settled = (guid: string, outcome: StartOutcome) => {
    const all = waiting.get(guid)
    waiting.delete(guid)
    for (const settle of all ?? []) settle(outcome)
  }
  const ask = async (guids: readonly string[]) => {
    const phases = new Map((await containers.phasesOf(guids)).map(({ guid, phase }) => [guid, phase]))
    for (const guid of guids) {
      const phase = phases.get(guid)
      if (phase === undefined || phase === 'Leaving') settled(guid, { kind: 'ended' })
      if (phase !== 'Running') continue
      const container = await containers.byGuid(guid)
      settled(guid, container?.phase === 'Running' ? { kind: 'running', container } : { kind: 'ended' })
    }
  }
  const look = () => {
    if (isLooking || isClosed || waiting.size === 0) return
    isLooking = true
    clock.after(LOOK_MS, () => {
      void ask([...waiting.keys()])
        // The next round repeats a failed query.
        .catch(() => {})
        .finally(() => {
          isLooking = false
          look()
        })
    })
  }
  return {
    waitForStart: async (guid) => {
      if (isClosed) return { kind: 'waiting' }
      const outcome = new Promise<StartOutcome>((resolve) => {
        const settle: Settle = (told) => {
          giveUp()
          resolve(told)
        }
        const giveUp = clock.after(MAX_WAIT_MS, () => {
          waiting.get(guid)?.delete(settle)
          if (waiting.get(guid)?.size === 0) waiting.delete(guid)
          resolve({ kind: 'waiting' })
        })
        waiting.set(guid, (waiting.get(guid) ?? new Set()).add(settle))
      })
      look()
      // The start may have ended before the caller waited for it.
      await ask([guid]).catch(() => {})
      return outcome
    },
    settled,
    close: () => {
      isClosed = true
      for (const guid of waiting.keys()) settled(guid, { kind: 'waiting' })
    },
  }
}
