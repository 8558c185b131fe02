import { openAccountStore } from './account-store.ts'

export const PRESENTED_KEY = 'presented-notices'
/** Far more than a game has; others keep things in this browser too. */
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
 * Which notices this browser has presented, and for which it has rung. Of two tabs that ask for the same one,
 * one is granted it.
 */
export interface PresentedStore {
  /** On a first visit what is there is no news. */
  recall: (asked: Ids, isGivenUp: () => boolean) => Promise<Memory>
  claim: (
    asked: Ids,
    isGivenUp: () => boolean,
  ) => Promise<{ granted: readonly number[]; unrung: readonly number[] }>
  claimBell: (
    asked: Ids,
    isGivenUp: () => boolean,
  ) => Promise<{ granted: readonly number[]; presented: readonly number[] }>
  /** Hears what other tabs present. */
  follow: (place: PresentedKey, changed: (presented: readonly number[]) => void) => () => void
}

/** `alone` lets no other tab run its work meanwhile, so that one tab only is granted a notice. */
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
        // An asker that has stopped would present nothing and keep the notice from all other tabs.
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
      // Null: everything was cleared, which presents nothing.
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
