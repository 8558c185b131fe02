/** The name with the fewest typing errors between it and `wanted`; null if more than half of it differs. */
export function nearest(wanted: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, errors: errorsBetween(wanted.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.errors - other.errors)
  return best !== undefined && best.errors <= Math.ceil(best.name.length / 2) ? best.name : null
}

/** The number of letters to add, leave out or exchange. */
function errorsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [y, letter] of [...one].entries()) {
    const next = [y + 1]
    for (let x = 0; x < other.length; x++) {
      const exchanged = (row[x] ?? 0) + (letter === other[x] ? 0 : 1)
      next.push(Math.min(exchanged, (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
