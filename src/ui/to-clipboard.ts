/** `refused`: the browser denies access, or gives the page no clipboard because it has no TLS. */
export async function toClipboard(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
