import { retryImport } from '#src/browser/retry-import.ts'

/**
 * A machine that loads with the first screen that runs it, so that other screens do not load it. React's
 * `use` waits for it, and asks again at each rendering. A failed load stays failed, because browsers remember
 * a failed import, and views would wait forever for a new promise each time. The page reloads instead.
 */
export type LazyMachine<Machine> = () => Promise<Machine>

export function lazyMachine<Machine>(load: () => Promise<Machine>): LazyMachine<Machine> {
  let coming: Promise<Machine> | null = null
  return () => (coming ??= retryImport(load))
}

/** For callers outside of views, which repeat a failed load when the user asks for it. */
export function repeatedMachine<Machine>(load: () => Promise<Machine>): LazyMachine<Machine> {
  let coming: Promise<Machine> | null = null
  return () =>
    (coming ??= retryImport(load).catch((error: unknown) => {
      coming = null
      throw error
    }))
}
