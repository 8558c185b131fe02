import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { isWithinLimits } from './limits.ts'

/** Null when the text is better shown as it was written. */
export function parse(source: string): Root | null {
  if (!isWithinLimits(source)) return null
  try {
    return fromMarkdown(source, { extensions: [gfm(), math()], mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()] })
  } catch (problem) {
    // The parser's transforms recurse, so marks nested thousands deep exhaust the stack.
    if (problem instanceof RangeError) return null
    throw problem
  }
}
