/** Equal lines that stay visible on each side. */
const AROUND = 2

/** Two texts without their common lines at the start and the end, except for a few lines of context. */
export interface DifferingLines {
  above: number
  mine: string
  theirs: string
  below: number
}

export function differingLines(mine: string, theirs: string): DifferingLines {
  const [ours, others] = [mine.split('\n'), theirs.split('\n')]
  const shorter = Math.min(ours.length, others.length)
  let start = 0
  while (start < shorter && ours[start] === others[start]) start += 1
  let end = 0
  while (end < shorter - start && ours.at(-1 - end) === others.at(-1 - end)) end += 1
  const [above, below] = [Math.max(0, start - AROUND), Math.max(0, end - AROUND)]
  const part = (lines: readonly string[]) => lines.slice(above, lines.length - below).join('\n')
  return { above, mine: part(ours), theirs: part(others), below }
}
