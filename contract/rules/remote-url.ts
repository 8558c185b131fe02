const LONGEST = 2048
/**
 * Requires a host. Rejects characters that a browser drops or that change the direction of text, because
 * players see the address as a link.
 */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\@\p{Cc}\p{Cf}\p{Cs}]+(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?$/iu

/** The server never fetches this address, only players do, so private addresses need no check. */
export const isRemoteUrl = (text: string): boolean => text.length <= LONGEST && WEB_ADDRESS.test(text)
