/**
 * Narrows a union of facts to the kinds of the current state. The chart guarantees them, but the compiler
 * cannot know it, so any other kind throws.
 */
export function only<At extends { kind: string }, Kind extends At['kind']>(
  at: At,
  ...kinds: readonly Kind[]
): Extract<At, { kind: Kind }> {
  if (!isOneOf(at, kinds)) throw new Error(`The chart came here with the facts of ${at.kind}.`)
  return at
}

function isOneOf<At extends { kind: string }, Kind extends At['kind']>(
  at: At,
  kinds: readonly Kind[],
): at is Extract<At, { kind: Kind }> {
  return kinds.some((kind) => kind === at.kind)
}
