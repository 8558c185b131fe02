import { openAccountStore } from './account-store.ts'

export const PRESENTED_KEY = 'presented-notices'
/** Far more than a game has. Bounded, because other data shares the quota. */
const MAX_KEPT = 5_000

interface PresentedKey {
  account: string
  game: number
}
interface Ids extends PresentedKey {
  ids: readonly number[]
}
interface Memory {
  presented: readonly number[]
  rung: readonly number[]
}
/**
 * The notices that this browser has presented, and those for which it has played a sound. If two tabs claim
 * the same notice, one of them gets it.
 */
export interface PresentedStore {
  /** On a first visit, existing notices count as presented. */
  recall: (asked: Ids, isGivenUp: () => boolean) => Promise<Memory>
  claim: (
    asked: Ids,
    isGivenUp: () => boolean,
  ) => Promise<{ granted: readonly number[]; unrung: readonly number[] }>
  claimBell: (
    asked: Ids,
    isGivenUp: () => boolean,
  ) => Promise<{ granted: readonly number[]; presented: readonly number[] }>
  /** Reports the notices that other tabs present. */
  follow: (place: PresentedKey, changed: (presented: readonly number[]) => void) => () => void
}

/** `alone` excludes other tabs while it works, so that only one tab gets a notice. */
export function openPresentedStore(
  storage: Storage,
  alone: <Result>(work: () => Result) => Promise<Result>,
): PresentedStore {
  const kept = openAccountStore(storage, PRESENTED_KEY, isMemory)
  const read = ({ account, game }: PresentedKey) => kept.read(account, String(game))
  const write = ({ account, game }: PresentedKey, { presented, rung }: Memory) =>
    kept.write(account, String(game), { presented: presented.slice(-MAX_KEPT), rung: rung.slice(-MAX_KEPT) })
  return {
    recall: (asked, isGivenUp) =>
      alone(() => {
        const memory = read(asked)
        if (memory) return memory
        const first = { presented: asked.ids, rung: [] }
        if (!isGivenUp()) write(asked, first)
        return first
      }),
    claim: (asked, isGivenUp) =>
      alone(() => {
        // The claim of a stopped machine would present nothing and still block all other tabs.
        if (isGivenUp()) return { granted: [], unrung: [] }
        const { presented, rung } = read(asked) ?? NOTHING
        const granted = asked.ids.filter((id) => !presented.includes(id))
        const unrung = granted.filter((id) => !rung.includes(id))
        if (granted.length > 0)
          write(asked, {
            presented: [...presented, ...granted],
            rung: rung.filter((id) => !granted.includes(id)),
          })
        return { granted, unrung }
      }),
    claimBell: (asked, isGivenUp) =>
      alone(() => {
        const { presented, rung } = read(asked) ?? NOTHING
        if (isGivenUp()) return { granted: [], presented }
        const granted = asked.ids.filter((id) => !presented.includes(id) && !rung.includes(id))
        if (granted.length > 0) write(asked, { presented, rung: [...rung, ...granted] })
        return { granted, presented }
      }),
    follow(place, changed) {
      // A null key means that the storage was cleared, which presents nothing.
      const hear = ({ key }: StorageEvent) => {
        if (key === PRESENTED_KEY) changed(read(place)?.presented ?? [])
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

const NOTHING: Memory = { presented: [], rung: [] }

function isMemory(value: unknown): value is Memory {
  return (
    typeof value === 'object' &&
    value !== null &&
    'presented' in value &&
    'rung' in value &&
    isIds(value.presented) &&
    isIds(value.rung)
  )
}

const isIds = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'number')
