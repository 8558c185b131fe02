type Ask = () => Promise<boolean>

/** Forms with unsaved input. Each asks before it is discarded. */
const asking = new Set<Ask>()

export function registerUnsaved(ask: Ask): () => void {
  asking.add(ask)
  return () => void asking.delete(ask)
}

/** Must be called before actions that leave the screen without a link, such as signing out. */
export async function confirmDropUnsaved(): Promise<boolean> {
  for (const ask of asking) if (!(await ask())) return false
  return true
}
