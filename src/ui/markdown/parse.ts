import type { Root, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { isWithinLimits } from './limits.ts'

/**
 * `short` allows what suits a notice or a hint: text, lists, code and formulas, without headings, rules,
 * tables and footnotes.
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

/** Null: the text must be shown as source. */
export function parse(source: string, form: MarkdownForm = 'whole'): Root | null {
  if (!isWithinLimits(source)) return null
  try {
    const root = fromMarkdown(source, {
      extensions: EXTENSIONS[form],
      mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
    })
    return liftDisplayMaths(root, source)
  } catch (problem) {
    // The parser's transforms recurse, so marks that are nested thousands deep exhaust the stack.
    if (problem instanceof RangeError) return null
    throw problem
  }
}

/**
 * Two dollars mark a formula on a line of its own, as in other renderers. The parser supports that only for
 * formulas of several lines.
 */
function liftDisplayMaths(root: Root, source: string): Root {
  const waiting: Nodes[] = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('children' in next)) continue
    // A paragraph may be in the text itself, in a list, a quote or a note.
    if (
      next.type === 'root' ||
      next.type === 'blockquote' ||
      next.type === 'listItem' ||
      next.type === 'footnoteDefinition'
    ) {
      const blocks: readonly RootContent[] = next.children
      if (
        blocks.some(
          (block) => block.type === 'paragraph' && block.children.some((part) => isDisplay(part, source)),
        )
      ) {
        Object.assign(next, {
          children: blocks.flatMap((block) => (block.type === 'paragraph' ? apart(block, source) : [block])),
        })
      }
    }
    waiting.push(...next.children)
  }
  return root
}

function apart(paragraph: Paragraph, source: string): RootContent[] {
  const blocks: RootContent[] = []
  let words: PhrasingContent[] = []
  const close = () => {
    if (words.some((part) => part.type !== 'text' || part.value.trim() !== ''))
      blocks.push({ type: 'paragraph', children: words })
    words = []
  }
  for (const part of paragraph.children) {
    if (part.type === 'inlineMath' && isDisplay(part, source)) {
      close()
      blocks.push({ type: 'math', value: part.value })
    } else words.push(part)
  }
  close()
  return blocks
}

function isDisplay(part: PhrasingContent, source: string): boolean {
  const start = part.position?.start.offset
  return part.type === 'inlineMath' && start !== undefined && source.startsWith('$$', start)
}
