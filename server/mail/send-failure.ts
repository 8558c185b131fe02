import { errorCodeOf } from '#server/base/error-code.ts'
import { replaceControlCharacters } from '#server/base/control-characters.ts'

/** The reason why an email was not delivered, in a form that may be logged. */
export interface SendFailure {
  fault: string
  /** In the words of the mail server, where it said any. */
  reason: string
  /** Trying again would be refused again. */
  isFinal: boolean
}

const MAX_REASON_LENGTH = 200
/**
 * A filter quotes the link that it does not like, maybe broken over two lines, and who reads the link is let
 * in.
 */
const LINK = /(?:https?:|www\.|[?&/]token=)\S*|[\w+/=%-]{24,}/gi

export function readFailure(error: unknown): SendFailure {
  const code =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : null
  const said =
    error instanceof Error && 'response' in error && typeof error.response === 'string'
      ? error.response
      : null
  return {
    fault: withoutLinks(errorCodeOf(error)),
    reason: withoutLinks(said ?? (error instanceof Error ? error.message : '')),
    // 4xx is "later", 5xx is "never".
    isFinal: code !== null && code >= 500,
  }
}

/** An error of a mail server may quote the email, so links are removed. */
export const withoutLinks = (text: string): string =>
  replaceControlCharacters(text.replace(LINK, '[link]').slice(0, MAX_REASON_LENGTH))
