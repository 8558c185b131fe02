import { errorCodeOf } from '#server/base/error-code.ts'
import { replaceControlCharacters } from '#server/base/control-characters.ts'

/** The reason of a failed delivery, in a form that may be logged. */
export interface SendFailure {
  fault: string
  /** The message of the mail server. '': it sent none. */
  reason: string
  /** Another attempt would be refused too. */
  isFinal: boolean
}

const MAX_REASON_LENGTH = 200
/**
 * Mail filters quote links that they reject, sometimes broken into two lines. A link must not be logged,
 * because it opens an account.
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
    // 4xx means "try later", 5xx means "never".
    isFinal: code !== null && code >= 500,
  }
}

/** An error of a mail server may quote the email, so links are removed. */
export const withoutLinks = (text: string): string =>
  replaceControlCharacters(text.replace(LINK, '[link]').slice(0, MAX_REASON_LENGTH))
