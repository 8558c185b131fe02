const PAUSE_MS = 1_000

/** These are here already, so they need no line. */
const loaded = new WeakSet<() => Promise<unknown>>()
const waiting = new Set<() => void>()

/**
 * Imports a part of the page. Without a line it waits before it asks: browsers remember an import that failed
 * and never ask for it again. With a line it asks once more; what does not come then is not there.
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

/** Somebody does not want to wait for the browser to notice that the line is back. */
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
