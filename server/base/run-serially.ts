/**
 * Runs one call at a time. Calls during a run share the next run, so a result is never older than its call.
 */
export function runSerially<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | null = null
  return () => {
    next ??= last.then(() => {
      next = null
      const running = run()
      last = running.catch(() => {})
      return running
    })
    return next
  }
}
