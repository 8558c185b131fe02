import { untilItComes } from './until-it-comes.ts'

const HURRY = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const
const PATIENCE_MS = 700

/** Resolves when the first screen is painted and calm, or at once when somebody touches the page. */
const calm = new Promise<void>((resolve) => {
  const come = () => {
    for (const kind of HURRY) removeEventListener(kind, come)
    resolve()
  }
  for (const kind of HURRY) addEventListener(kind, come, { passive: true })
  if (document.readyState === 'complete') setTimeout(come, PATIENCE_MS)
  else addEventListener('load', () => setTimeout(come, PATIENCE_MS), { once: true })
})

/** For what the first paint does not need: `lazy(() => later(() => import('./menu.tsx')))`. */
export async function later<Module>(load: () => Promise<Module>): Promise<Module> {
  await calm
  return untilItComes(load)
}
