/**
 * The shortest list that still fails, as far as leaving out parts can find it (delta debugging). `fails`
 * replays a list from a fresh state, which takes seconds, so `mayGoOn` can end the search. The result has
 * failed itself.
 */
export async function shrink<Thing>(
  failing: readonly Thing[],
  fails: (some: readonly Thing[]) => Promise<boolean>,
  mayGoOn: () => boolean = () => true,
): Promise<readonly Thing[]> {
  let best = failing
  let size = Math.ceil(best.length / 2)
  while (size >= 1 && best.length > 0) {
    let isShorter = false
    for (let from = 0; from < best.length && mayGoOn();) {
      const rest = [...best.slice(0, from), ...best.slice(from + size)]
      if (await fails(rest)) {
        best = rest
        isShorter = true
      } else from += size
    }
    if (!mayGoOn()) return best
    if (size === 1 && !isShorter) return best
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return best
}

/**
 * Returns a short end of a walk that fails alone when it begins at the address of its first act. Most walks
 * of thirty steps fail by their last two or three. Returns the whole walk if no end fails.
 */
export async function failingEnd<Thing>(
  failing: readonly Thing[],
  beginAt: (at: number) => readonly Thing[],
  fails: (some: readonly Thing[]) => Promise<boolean>,
): Promise<readonly Thing[]> {
  for (let length = 1; length < failing.length; length *= 2) {
    const at = failing.length - length
    const end = [...beginAt(at), ...failing.slice(at)]
    if (await fails(end)) return end
  }
  return failing
}
