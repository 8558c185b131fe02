const PAUSE_MS = 1_000

/** Modules that are loaded already, which need no network. */
const loaded = new WeakSet<() => Promise<unknown>>()
const waiting = new Set<() => void>()

/**
 * Waits while offline, because browsers remember a failed import forever. While online it retries once and
 * then fails.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    if (!navigator.onLine && !loaded.has(load)) await lineIsBack()
    try {
      const module = await load()
      loaded.add(load)
      return module
    } catch {
      if (!navigator.onLine) continue
      await lineIsBack()
      return load()
    }
  }
}

/** Must be called if the user does not want to wait until the browser notices the network. */
export function retryImportsNow(): void {
  for (const go of waiting) go()
}

function lineIsBack(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go)
      waiting.delete(go)
      resolve()
    }
    waiting.add(go)
    if (navigator.onLine) setTimeout(go, PAUSE_MS)
    else addEventListener('online', go)
  })
}
