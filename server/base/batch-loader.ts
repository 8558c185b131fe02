import { untilAllHere } from './until-all-here.ts'

interface Waiting<Key, Found> {
  key: Key
  settle: (found: Found | null) => void
  fail: (error: unknown) => void
}

/**
 * Queries that run at the same time. Later keys wait for the next one. Two, so that one slow query does not
 * block all requests.
 */
const AT_ONCE = 2

/**
 * Loads for many requests in one query, so a crowd costs hardly more queries than one caller. A single caller
 * waits for one turn of the event loop. A request never joins a running query, whose result could be older
 * than the request.
 */
export function batchLoader<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | null> {
  let waiting: Waiting<Key, Found>[] = []
  let underWay = 0
  const askAll = async (batch: readonly Waiting<Key, Found>[]) => {
    try {
      const found = await ask([...new Set(batch.map(({ key }) => key))])
      for (const { key, settle } of batch) settle(found.get(key) ?? null)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }
  const go = async () => {
    underWay++
    while (waiting.length > 0) {
      await untilAllHere(() => waiting.length)
      const batch = waiting
      waiting = []
      if (batch.length > 0) await askAll(batch)
    }
    underWay--
  }
  return (key) =>
    new Promise((settle, fail) => {
      waiting.push({ key, settle, fail })
      if (underWay < AT_ONCE) void go()
    })
}
