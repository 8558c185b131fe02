const LONGEST = 64

/**
 * The address in an email link, for display only, because anyone can put any text there. '': it is no
 * address.
 */
export function emailWithUnicodeDomain(inBase64: string | null): string {
  try {
    const bytes = Uint8Array.from(atob((inBase64 ?? '').replace(/-/g, '+').replace(/_/g, '/')), (unit) =>
      unit.charCodeAt(0),
    )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Rejects line breaks, and marks that reverse the direction of text.
    return /^[^\s\p{C}@]+@[^\s\p{C}@]+$/u.test(text) ? cut(text) : ''
  } catch {
    return ''
  }
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
