const LONGEST = 64

/**
 * The address in a mail's link, for showing only: anybody may write there what they like. '' when it is none.
 */
export function emailWithUnicodeDomain(inBase64: string | null): string {
  try {
    const bytes = Uint8Array.from(atob((inBase64 ?? '').replace(/-/g, '+').replace(/_/g, '/')), (unit) =>
      unit.charCodeAt(0),
    )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Neither line ends nor marks that turn the reading direction around.
    return /^[^\s\p{C}@]+@[^\s\p{C}@]+$/u.test(text) ? cut(text) : ''
  } catch {
    return ''
  }
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
