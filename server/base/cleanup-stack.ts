/** Closes opened resources in reverse order. */
export interface CleanupStack {
  /** `close` runs once, before that of everything that was opened earlier. */
  opened(close: () => Promise<unknown>): void
  /**
   * Closes everything, the latest first. An error does not stop the others; the first one is thrown at the
   * end.
   */
  all(): Promise<void>
}

export function openCleanupStack(): CleanupStack {
  const closers: (() => Promise<unknown>)[] = []
  return {
    opened: (close) => closers.push(close),
    all: async () => {
      const faults: unknown[] = []
      for (let close = closers.pop(); close; close = closers.pop())
        await close().catch((fault: unknown) => faults.push(fault))
      if (faults.length > 0) throw faults[0]
    },
  }
}
