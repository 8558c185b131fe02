import { retryImport } from '#src/browser/retry-import.ts'

/**
 * A machine that loads with the first screen that runs it, so that other screens do not load it. React's
 * `use` waits for it.
 */
export type LazyMachine<Machine> = () => Promise<Machine>

export function lazyMachine<Machine>(load: () => Promise<Machine>): LazyMachine<Machine> {
  let coming: Promise<Machine> | null = null
  return () => {
    coming ??= retryImport(load).catch((error: unknown) => {
      // Forgets the failed load, so that the next screen repeats it.
      coming = null
      throw error
    })
    return coming
  }
}
