import type { LanguageFn } from 'highlight.js'
import { use, Suspense, type ReactNode } from 'react'
import { code } from '#styled/recipes/code.js'
import type { HighlightedPart } from './highlight-tokens.ts'

/** Each grammar is a file of its own, fetched when a text first uses it. */
const grammars: Record<string, Load> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  http: () => import('highlight.js/lib/languages/http'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  lua: () => import('highlight.js/lib/languages/lua'),
  makefile: () => import('highlight.js/lib/languages/makefile'),
  php: () => import('highlight.js/lib/languages/php'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  x86asm: () => import('highlight.js/lib/languages/x86asm'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

const otherNames: Record<string, string> = {
  asm: 'x86asm',
  'c++': 'cpp',
  cs: 'csharp',
  docker: 'dockerfile',
  golang: 'go',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  make: 'makefile',
  nasm: 'x86asm',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sage: 'python',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
}

const paintings = new Map<string, Promise<HighlightedPart>>()

/** Enough for every block on a screen; the oldest goes first. */
const MAX_KEPT = 64

interface FencedCodeProps {
  source: string
  language: string | null
}

/** Longer ones stay without colours. */
const LONGEST = 20_000

export function FencedCode({ source, language }: FencedCodeProps) {
  const grammar = language && source.length <= LONGEST ? grammarOf(language) : null
  return (
    <pre>
      <code className={code({ kind: 'block' })}>
        {grammar ? (
          <Suspense fallback={source}>{<Coloured painting={highlightCode(source, grammar)} />}</Suspense>
        ) : (
          source
        )}
      </code>
    </pre>
  )
}

function Coloured({ painting }: { painting: Promise<HighlightedPart> }) {
  return toSpans(use(painting))
}

function toSpans(painted: HighlightedPart): ReactNode {
  return painted.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} className={part.className}>
        {toSpans(part.parts)}
      </span>
    ),
  )
}

type Grammar = NonNullable<ReturnType<typeof grammarOf>>

/**
 * The same promise for the same text, as React asks of what it waits for. It always resolves: without colours
 * if there is no grammar.
 */
function highlightCode(source: string, grammar: Grammar): Promise<HighlightedPart> {
  const key = `${grammar.name}\n${source}`
  const known = paintings.get(key)
  if (known) return known
  const [oldest] = paintings.keys()
  if (oldest !== undefined && paintings.size >= MAX_KEPT) paintings.delete(oldest)
  const painting = fetchAndPaint(source, grammar)
  paintings.set(key, painting)
  return painting
}

async function fetchAndPaint(source: string, { name, load }: Grammar): Promise<HighlightedPart> {
  try {
    const [{ highlightTokens }, grammar] = await Promise.all([import('./highlight-tokens.ts'), load()])
    return highlightTokens(source, name, grammar.default)
  } catch {
    return [source]
  }
}

type Load = () => Promise<{ default: LanguageFn }>

/** Null for a language nobody here can colour. */
function grammarOf(written: string): { name: string; load: Load } | null {
  const given = written.toLowerCase()
  const name = Object.hasOwn(otherNames, given) ? (otherNames[given] ?? given) : given
  const load = Object.hasOwn(grammars, name) ? grammars[name] : undefined
  return load ? { name, load } : null
}
