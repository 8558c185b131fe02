const LONGEST = 2048
/**
 * Requires a host, and no characters that a browser drops or that change the direction of text: players see
 * it as a link.
 */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\@\p{Cc}\p{Cf}\p{Cs}]+(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?$/iu

/** Whether an attachment may be at this address. Only players fetch it. */
export const isRemoteUrl = (text: string): boolean => text.length <= LONGEST && WEB_ADDRESS.test(text)
