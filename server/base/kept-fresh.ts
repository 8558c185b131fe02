import { isWithin, type Clock } from './clock.ts'
import { runSerially } from './run-serially.ts'

/**
 * Reads on request, and not again while the value is younger than `freshMs`. All callers share the value.
 * Null is not cached, so the next caller reads again.
 */
export function keptFresh<Value>(
  read: () => Promise<Value | null>,
  { clock, freshMs }: { clock: Clock; freshMs: number },
): () => Promise<Value | null> {
  let last: { value: Value; at: number } | null = null
  const fresh = () => (last !== null && isWithin(last.at, clock.now(), freshMs) ? last.value : null)
  const renew = runSerially(async () => {
    const meanwhile = fresh()
    if (meanwhile !== null) return meanwhile
    const at = clock.now()
    const value = await read()
    last = value === null ? null : { value, at }
    return value
  })
  return async () => fresh() ?? renew()
}
