import type { TitleKey } from './titles/zh.ts'

export type Parsed = { ok: true; value: unknown } | { ok: false; title: TitleKey }
const DEEPEST = 32

export function parseJson(sent: string): Parsed {
  // Some programs write a byte order mark first.
  const text = sent.startsWith('\ufeff') ? sent.slice(1) : sent
  if (text.trim() === '') return { ok: false, title: 'bodyMissing' }
  if (depthOf(text) > DEEPEST) return { ok: false, title: 'bodyTooDeep' }
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return { ok: false, title: 'bodyMalformed' }
  }
}

/** Counts before parsing, so that no deeply nested objects are created. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isQuoted) {
      if (unit === BACKSLASH) at++
      else if (unit === QUOTE) isQuoted = false
    } else if (unit === QUOTE) isQuoted = true
    else if (unit === BRACE || unit === BRACKET) deepest = Math.max(deepest, ++depth)
    else if (unit === BRACE_END || unit === BRACKET_END) depth--
  }
  return deepest
}
const [QUOTE, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = Array.from('"\\{}[]', (sign) =>
  sign.charCodeAt(0),
)
