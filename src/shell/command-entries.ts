/** The groups of the palette, in display order. */
export const PALETTE_GROUPS = ['challenges', 'teams', 'games', 'users', 'screens', 'actions'] as const

/** A line of the command palette: a link or an action. */
export type PaletteEntry = { id: string; label: string; group: (typeof PALETTE_GROUPS)[number] } & (
  | { kind: 'go'; to: string }
  | { kind: 'do'; act: () => void }
)

/** Every word of the search must occur in the label, in any order and case. */
export function matching(entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  // A user who types a whole name means that entry and not a longer one that contains it, so it comes first.
  const isWhole = ({ label }: PaletteEntry) => label.toLowerCase() === words.join(' ')
  return [...found.filter(isWhole), ...found.filter((entry) => !isWhole(entry))]
}

/** In display order, which the arrow keys follow. */
export const inGroups = (entries: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  PALETTE_GROUPS.flatMap((each) => entries.filter(({ group }) => group === each))

/** The marked line after a key. The first line follows the last one. Null: the key moves nothing. */
export function moved(marked: number, key: string, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (marked + 1) % count
    case 'ArrowUp':
      return (marked + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
