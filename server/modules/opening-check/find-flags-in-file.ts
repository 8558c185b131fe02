/**
 * Returns the texts that the bytes contain as UTF-8. Text that is packed or encoded otherwise is not found.
 */
export async function findFlagsInFile(
  bytes: AsyncIterable<unknown>,
  texts: readonly string[],
): Promise<string[]> {
  const wanted = new Map(texts.map((text) => [text, Buffer.from(text)]))
  const longest = Math.max(0, ...[...wanted.values()].map(({ length }) => length))
  const found: string[] = []
  let tail = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (!Buffer.isBuffer(chunk)) continue
    // A text may span two chunks.
    const window = Buffer.concat([tail, chunk])
    for (const [text, sought] of wanted) {
      if (!window.includes(sought)) continue
      found.push(text)
      wanted.delete(text)
    }
    if (wanted.size === 0) break
    tail = window.subarray(Math.max(0, window.length - longest + 1))
  }
  return found
}
