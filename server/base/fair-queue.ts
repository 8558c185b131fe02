import { RateLimitError } from './rate-limit-error.ts'

/** The position of a caller in the queue: callers of one key alternate with those of the others. */
export interface QueuePlace {
  key: string
  /** Kept places are filled last by strangers, and every second turn goes to them. */
  isKept: boolean
}
interface FairQueueSize {
  atOnce: number
  /** Places to wait in, the kept ones included. */
  queue: number
  /** Places that only `isKept` callers fill. */
  kept: number
}

export interface FairQueue {
  /** Null, at once or while waiting: there is no place. Otherwise the function that ends the turn. */
  enter(place: QueuePlace): Promise<(() => void) | null>
}

type Waiting = (isTurn: boolean) => void
/** Keys in the order of their turns; callers of one key in the order in which they came. */
type Line = Map<string, Waiting[]>

/**
 * A queue in which no caller waits because of the number of requests of another key. When it is full, a new
 * caller replaces the last caller of the longest key, unless their own key is as long.
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
    // The key goes to the end of its line.
    if (rest && line.delete(key)) line.set(key, rest)
    return next
  }
  const hasRoom = (isKept: boolean) => waiting < queue && (isKept || waitingStrangers < queue - kept)
  /** Strangers make room first, and for strangers only when they wait less than others of their kind. */
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
    // The one who waited takes the place over; it is never free in between.
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

/** A queue takes a few seconds to get through. */
const COME_BACK_MS = 5_000

/** Does the work in its turn. Throws `RateLimitError` where there is no place. */
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
