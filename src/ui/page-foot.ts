/**
 * The element at the lower edge of a game's screens. The style sheet reads it from attributes of the root,
 * because `:has()` would restyle the whole page for each element that appears or disappears.
 */
type Foot = 'dock' | 'flag'

const feet: Record<Foot, number> = { dock: 0, flag: 0 }

/** The `ref` of the dock and that of the flag bar, which lies above the dock. */
export const footDock = footAs('dock')
export const footFlag = footAs('flag')

function footAs(foot: Foot) {
  return (element: HTMLElement | null) => {
    if (element === null) return
    count(foot, 1)
    return () => count(foot, -1)
  }
}

function count(foot: Foot, by: number) {
  feet[foot] += by
  const shown = feet.flag > 0 ? 'flag' : feet.dock > 0 ? 'dock' : null
  const { dataset } = document.documentElement
  if (shown === null) delete dataset['foot']
  else dataset['foot'] = shown
}
