import { useEffect } from 'react'

const KEY = 'healed-at'
/**
 * A file that is still missing after a reload does not exist. The user gets time to read the message before
 * another reload.
 */
const LEAST_BETWEEN_MS = 60_000
const PAUSE_MS = 5_000
const PROBE_MS = 10_000

export interface HealWorld {
  /** Resolves to true if the server responds. */
  probe: (signal: AbortSignal) => Promise<boolean>
  reload: () => void
  storage: Storage
}

/**
 * Compares the messages of browsers for a script or style file that did not load, because they have no other
 * sign.
 */
export const isMissingFile = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module/i.test(
    error.message,
  )

/**
 * Reloads the page as soon as the server responds. If it responds immediately, the page is older than the
 * installed version, or the file is missing. Then it reloads at most once a minute, because another reload
 * would fail in the same way.
 */
export function healPage({ probe, reload, storage }: HealWorld): () => void {
  const stop = new AbortController()
  const isThere = () => probe(AbortSignal.timeout(PROBE_MS)).catch(() => false)
  async function heal() {
    const isLeft = () => stop.signal.aborted
    if (await isThere()) {
      if (!isLeft() && isFirst(storage)) reload()
      return
    }
    while (!isLeft()) {
      await pause(stop.signal)
      if (!isLeft() && (await isThere()) && !isLeft()) return reload()
    }
  }
  void heal()
  return () => stop.abort()
}

/** Runs while the component is mounted. `world` must be a constant of a module. */
export function useHealedPage(world: HealWorld): void {
  useEffect(() => healPage(world), [world])
}

/**
 * False within a minute of the last reload. Also false if the browser stores nothing, because a second reload
 * could not be prevented then.
 */
function isFirst(storage: Storage): boolean {
  const now = Date.now()
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < LEAST_BETWEEN_MS) return false
    storage.setItem(KEY, String(now))
    return storage.getItem(KEY) === String(now)
  } catch {
    return false
  }
}

/** Waits some time, or until the browser is online again. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, PAUSE_MS)
    addEventListener('online', go)
    signal.addEventListener('abort', go, { once: true })
  })
}
