import { Visitor, type Node } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { at, type Source } from '../source.ts'

const WORD = /\p{L}{2}/u
/** The suffix of every platform's title. It is the same in all languages. */
const MARK = '::CTF'
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
])
/** Visitors never see the gallery, so its sentences need no translation. */
const EXEMPT = /^src\/(?:text\/|pages\/dev-gallery\.tsx$|gallery\/)|\.examples?\.tsx?$/

export const noSentence: Rule = {
  name: 'no words for people outside text/',
  faults: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && !EXEMPT.test(path))
      .flatMap(wordsIn),
  bites: [
    { 'src/ui/a.tsx': 'export const A = () => <p>Sign in</p>' },
    { 'src/ui/a.tsx': 'export const A = () => <p>{`登录`}</p>' },
    { 'src/ui/a.tsx': `export const A = () => <p>{'Sign in'}</p>` },
    { 'src/ui/a.tsx': `export const A = ({ on }: { on: boolean }) => <p>{on ? 'On' : null}</p>` },
    { 'src/ui/a.tsx': `export const A = () => <button aria-label="Close" type="button" />` },
    { 'src/ui/a.tsx': `export const A = () => <input placeholder={'Name'} />` },
  ],
  spares: [
    {
      'src/ui/a.tsx': `export const A = ({ t }: { t: string }) => <p className="big" aria-label={t}>{t} · 1</p>`,
    },
    { 'src/text/a.tsx': 'export const A = () => <p>Sign in</p>' },
  ],
}

function wordsIn(source: Source): string[] {
  const found: string[] = []
  const note = (start: number, words: string) => {
    if (WORD.test(words.replace(MARK, '')))
      found.push(`${at(source, start)} says ${JSON.stringify(words.trim())}: sentences live in text/`)
  }
  new Visitor({
    JSXText({ start, value }) {
      note(start, value)
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && SPOKEN.has(name.name) && value !== null)
        for (const { start, words } of literalsOf(value)) note(start, words)
    },
    JSXElement({ children }) {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer')
          for (const { start, words } of literalsOf(child)) note(start, words)
    },
  }).visit(source.program)
  return found
}

/** Only literals that may become the value of an expression can reach the screen. */
function literalsOf(node: Node): { start: number; words: string }[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return literalsOf(node.expression)
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, words: node.value }] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, words: value.raw }))
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)]
    default:
      return []
  }
}
