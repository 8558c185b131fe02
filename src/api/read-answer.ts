import type { AnswerOf, Call } from '#contract/call.ts'
import { flawIn } from '#contract/flaw.ts'

/**
 * The longest response that is checked in production, in UTF-16 units. Checking one of this length took 0.17
 * to 0.4 ms on a server with two cores (`tests/contract/reading-cost.test.ts`).
 */
export const MAX_CHECKED = 50_000

/** In development and in tests every response is checked, so that a wrong one is found early. */
const limit = import.meta.env.DEV ? Infinity : MAX_CHECKED

/**
 * The value of a successful response as its call defines it. Null: the response is malformed, so no process
 * or screen has to expect that.
 */
export function readAnswer<C extends Call>(
  { method, path, rules: { answer } }: C,
  { text, type }: { text: string; type: string | null },
  maxChecked = limit,
): { value: AnswerOf<C> } | null {
  // A page instead of a response, such as that of a captive portal: nothing was saved.
  if (answer?.kind !== 'file' && type?.startsWith('text/html')) return null
  switch (answer?.kind) {
    case 'json': {
      const value = parseJson(text)
      if (value === undefined) return null
      const flaw = text.length <= maxChecked ? flawIn(answer.schema, value) : null
      if (flaw === null) return { value: value as AnswerOf<C> }
      // oxlint-disable-next-line no-console -- A developer needs the field, and the screen shows none.
      if (import.meta.env.DEV) console.warn(`The response to ${method} ${path} is wrong at "${flaw}".`)
      return null
    }
    case 'text':
      return { value: unquoted(text) as AnswerOf<C> }
    case 'file':
    case 'empty':
    case undefined:
      return { value: null as AnswerOf<C> }
  }
}

/** Undefined: the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Some servers of this wire send a text as JSON, so it may have quotes. */
function unquoted(text: string): string {
  const value = text.startsWith('"') ? parseJson(text) : text
  return typeof value === 'string' ? value : text
}
