import { retryImport } from '#src/browser/retry-import.ts'

/**
 * A machine that comes with the first screen that runs it, so that no screen pays for another's. React's
 * `use` waits for it.
 */
export type LazyMachine<Machine> = () => Promise<Machine>

export function lazyMachine<Machine>(load: () => Promise<Machine>): LazyMachine<Machine> {
  let coming: Promise<Machine> | null = null
  return () => {
    coming ??= retryImport(load).catch((error: unknown) => {
      // The next screen that needs it asks again.
      coming = null
      throw error
    })
    return coming
  }
}
