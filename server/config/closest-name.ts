/** Used for operators who mistyped a name: the name that needs the fewest changes. */
export function closestName(word: string, names: readonly string[]): string {
  const sorted = [...names].sort(
    (a, b) => editDistance(word.toUpperCase(), a) - editDistance(word.toUpperCase(), b),
  )
  return sorted[0] ?? ''
}

/** The Levenshtein distance, computed one row at a time. */
export function editDistance(from: string, to: string): number {
  const goal = Array.from(to)
  let row = Array.from({ length: goal.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1]
    for (const [index, other] of goal.entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[goal.length] ?? 0
}
