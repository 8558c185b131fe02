/**
 * Runs one at a time. Callers that arrive during a run share the next one, so that its result is newer than
 * their call.
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
