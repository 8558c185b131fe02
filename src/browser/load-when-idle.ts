import { useEffect, useEffectEvent } from 'react'
import { retryImport } from './retry-import.ts'

// Screen readers press by a click without other events, so a click counts as an interaction too.
const HURRY = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const
const PATIENCE_MS = 700

/** Resolves at the first interaction. */
const touched = new Promise<void>((resolve) => {
  const come = () => {
    for (const kind of HURRY) removeEventListener(kind, come)
    resolve()
  }
  for (const kind of HURRY) addEventListener(kind, come, { passive: true })
})

/** Resolves a fixed time after the page has loaded, or at the first interaction. */
const calm = new Promise<void>((resolve) => {
  void touched.then(resolve)
  if (document.readyState === 'complete') setTimeout(resolve, PATIENCE_MS)
  else addEventListener('load', () => setTimeout(resolve, PATIENCE_MS), { once: true })
})

/** Loads parts that the first paint does not need: `lazy(() => loadWhenIdle(() => import('./menu.tsx')))`. */
export async function loadWhenIdle<Module>(load: () => Promise<Module>): Promise<Module> {
  await calm
  return retryImport(load)
}

/** Loads parts for which the first paint reserves space, directly after it. */
export async function loadAfterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return load()
}

/**
 * Loads parts that only an active user needs, such as a menu. They load at the first touch, so that they are
 * there before the press.
 */
export async function loadOnFirstTouch<Module>(load: () => Promise<Module>): Promise<Module> {
  await touched
  return retryImport(load)
}

/**
 * Runs a task with a loaded part, once for each key, when the page is idle. Nothing waits for it, so a failed
 * load is not reported.
 */
export function useWhenIdle<Module>(
  key: string | null,
  load: () => Promise<Module>,
  task: (module: Module) => void,
): void {
  const bring = useEffectEvent(async (isLeft: () => boolean) => {
    const module = await loadWhenIdle(load)
    if (!isLeft()) task(module)
  })
  useEffect(() => {
    if (key === null) return
    let isOver = false
    bring(() => isOver).catch(() => {})
    return () => {
      isOver = true
    }
  }, [key])
}
