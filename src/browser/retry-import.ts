const PAUSE_MS = 1_000

const waiting = new Set<() => void>()

/**
 * A part of the page whose file is lost with the line is asked for again when that is back, however often it
 * goes: it must not stop the page. With a line it is asked for once more; what does not come then is not
 * there.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      const hadLine = navigator.onLine
      await lineIsBack()
      if (hadLine) return load()
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
