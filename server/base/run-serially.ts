/**
 * One run at a time. Whoever asks while one is under way shares the next one, so that what he gets was begun
 * after he asked.
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
