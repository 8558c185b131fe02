import { RateLimitError } from './rate-limit-error.ts'

/** A caller's place in the queue. Turns alternate between keys, so that one key cannot delay the others. */
export interface QueuePlace {
  key: string
  /** True for callers for whom some places and every second turn are reserved. */
  isKept: boolean
}
interface FairQueueSize {
  atOnce: number
  /** Waiting places, including the reserved ones. */
  queue: number
  /** Places that are reserved for `isKept` callers. */
  kept: number
}

export interface FairQueue {
  /**
   * Resolves to the function that ends the turn. Null: no place, or another caller took it while this one
   * waited.
   */
  enter(place: QueuePlace): Promise<(() => void) | null>
}

type Waiting = (isTurn: boolean) => void
/** Keys in the order of their turns. Each has its callers in the order of arrival. */
type Line = Map<string, Waiting[]>

/**
 * A queue in which the requests of one key do not delay other keys. When it is full, a new caller replaces
 * the last caller of the longest key, unless their own key would then be as long.
 */
export function openFairQueue({ atOnce, queue, kept }: FairQueueSize): FairQueue {
  const strangers: Line = new Map()
  const known: Line = new Map()
  let [inside, waiting, waitingStrangers, isKnownTurn] = [0, 0, 0, true]

  const remove = (line: Line, key: string, at: number): Waiting | undefined => {
    const callers = line.get(key) ?? []
    const [caller] = callers.splice(at, 1)
    if (callers.length === 0) line.delete(key)
    if (caller !== undefined) waiting--
    if (caller !== undefined && line === strangers) waitingStrangers--
    return caller
  }
  const takeNext = (): Waiting | undefined => {
    const line = (isKnownTurn && known.size > 0) || strangers.size === 0 ? known : strangers
    isKnownTurn = line !== known
    const [key] = line.keys()
    if (key === undefined) return undefined
    const next = remove(line, key, 0)
    const rest = line.get(key)
    // The key moves to the end, so that the other keys come first.
    if (rest && line.delete(key)) line.set(key, rest)
    return next
  }
  const hasRoom = (isKept: boolean) => waiting < queue && (isKept || waitingStrangers < queue - kept)
  /**
   * Callers without a reserved place lose theirs first. A caller of the same kind replaces them only if its
   * key has at least two fewer callers waiting.
   */
  const makeRoom = ({ key, isKept }: QueuePlace): boolean => {
    const line = isKept && strangers.size === 0 ? known : strangers
    const isOverruled = isKept && line === strangers
    const [longest, length] = longestOf(line)
    const own = line.get(key)?.length ?? 0
    if (longest === null || (!isOverruled && length <= own + 1)) return false
    remove(line, longest, length - 1)?.(false)
    return true
  }
  const leave = () => {
    const next = takeNext()
    // The place passes directly to the next caller, so that no newcomer takes it in between.
    if (next) next(true)
    else inside--
  }
  const wayOut = () => {
    let isOut = false
    return () => {
      if (!isOut) leave()
      isOut = true
    }
  }
  return {
    async enter(place) {
      if (inside < atOnce) {
        inside++
        return wayOut()
      }
      if (!hasRoom(place.isKept) && !makeRoom(place)) return null
      const line = place.isKept ? known : strangers
      const isTurn = await new Promise<boolean>((resolve) => {
        line.set(place.key, [...(line.get(place.key) ?? []), resolve])
        waiting++
        if (!place.isKept) waitingStrangers++
      })
      return isTurn ? wayOut() : null
    },
  }
}

function longestOf(line: Line): [key: string | null, length: number] {
  let [longest, length]: [string | null, number] = [null, 0]
  for (const [key, callers] of line) if (callers.length > length) [longest, length] = [key, callers.length]
  return [longest, length]
}

/** A full queue needs a few seconds to drain. */
const COME_BACK_MS = 5_000

/** Throws `RateLimitError` if there is no place. */
export async function runInFairQueue<Value>(
  queue: FairQueue,
  place: QueuePlace,
  work: () => Promise<Value>,
): Promise<Value> {
  const leave = await queue.enter(place)
  if (leave === null) throw new RateLimitError(COME_BACK_MS)
  try {
    return await work()
  } finally {
    leave()
  }
}
