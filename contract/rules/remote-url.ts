const LONGEST = 2048
/**
 * With a host, and nothing that a browser would leave out or turn: it may become a link before every player's
 * eyes.
 */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\@\p{Cc}\p{Cf}\p{Cs}]+(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?$/iu

/** Whether an attachment may lie there. Nobody fetches it but the players themselves. */
export const isRemoteUrl = (text: string): boolean => text.length <= LONGEST && WEB_ADDRESS.test(text)
