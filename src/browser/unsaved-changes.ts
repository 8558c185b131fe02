type Ask = () => Promise<boolean>

/** Who on the screen has something unsaved, and asks before it is thrown away. */
const asking = new Set<Ask>()

export function registerUnsaved(ask: Ask): () => void {
  asking.add(ask)
  return () => void asking.delete(ask)
}

/** For whatever ends the screen without a press on a link, such as signing out. */
export async function confirmDropUnsaved(): Promise<boolean> {
  for (const ask of asking) if (!(await ask())) return false
  return true
}
