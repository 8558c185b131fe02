import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { liftDisplayMaths } from './display-maths.ts'
import { isWithinLimits } from './limits.ts'

/**
 * The whole language, or what suits a notice or a hint: words, lists, code and formulas, without titles,
 * rules, tables and notes.
 */
export type MarkdownForm = 'whole' | 'short'

const LEFT_OUT = [
  'headingAtx',
  'setextUnderline',
  'thematicBreak',
  'table',
  'codeIndented',
  'gfmFootnoteDefinition',
  'definition',
]
const EXTENSIONS = { whole: [gfm(), math()], short: [gfm(), math(), { disable: { null: LEFT_OUT } }] }

/** Null when the text is better shown as it was written. */
export function parse(source: string, form: MarkdownForm = 'whole'): Root | null {
  if (!isWithinLimits(source)) return null
  try {
    const root = fromMarkdown(source, {
      extensions: EXTENSIONS[form],
      mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
    })
    return liftDisplayMaths(root, source)
  } catch (problem) {
    // The parser's transforms recurse, so marks nested thousands deep exhaust the stack.
    if (problem instanceof RangeError) return null
    throw problem
  }
}
