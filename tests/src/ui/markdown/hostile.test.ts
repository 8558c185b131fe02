import { beforeAll, expect, test } from 'vitest'
import { parse } from '#src/ui/markdown/parse.ts'

const chapter =
  '## Part\n\nSome *text*, ~~old~~ and [a link](http://x.y).\n\n- one\n  - two\n    > three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n'
/**
 * The longest honest text sets the limit: a hostile text may take a few times as long on the same machine.
 */
const honest = chapter.repeat(450)
const TIMES_HONEST = 4

let honestMs = 0
beforeAll(() => {
  honestMs = millisecondsFor(honest)
}, 60_000)

function millisecondsFor(source: string): number {
  const before = performance.now()
  parse(source)
  return performance.now() - before
}

const hostile: Record<string, string> = {
  'quotes 10,000 deep': `${'>'.repeat(10_000)} x`,
  'lists 10,000 deep': `${'- '.repeat(10_000)}x`,
  'numbered lists 10,000 deep': `${'1. '.repeat(10_000)}x`,
  'mixed containers 10,000 deep': `${'> - '.repeat(5_000)}x`,
  'emphasis 10,000 deep': `${'*a '.repeat(10_000)}b${' a*'.repeat(10_000)}`,
  'strong 5,000 deep': `${'**a '.repeat(5_000)}b${' a**'.repeat(5_000)}`,
  'emphasis as deep as is let through': `${'*a '.repeat(999)}b${' a*'.repeat(999)}`,
  'emphasis in many blocks': `${'*a '.repeat(200)}b${' a*'.repeat(200)}\n\n`.repeat(40),
  'open brackets': '['.repeat(60_000),
  'open images': '!['.repeat(30_000),
  'links in links': '[a]('.repeat(15_000),
  'open strikes': '~~a'.repeat(20_000),
  'wide table': `${'|a'.repeat(3_000)}\n${'|-'.repeat(3_000)}\n${'|b'.repeat(3_000)}`,
  'many tables': 'a|b\n-|-\n\n'.repeat(8_000),
  'one megabyte of prose': 'Some *text* with `code`, $x$ and [a link](http://x.y).\n\n'.repeat(20_000),
  'one megabyte without a break': 'a'.repeat(1_000_000),
  'open fences': '```\n'.repeat(10_000),
  'open formulas': '$a'.repeat(30_000),
  'undefined notes': '[^a]'.repeat(15_000),
  'open tags': '<a '.repeat(20_000),
}

test.each(Object.entries(hostile))(
  '%s: parsing does not throw, and takes a limited multiple of an ordinary text',
  { timeout: 60_000 },
  (_, source) => {
    expect(millisecondsFor(source)).toBeLessThan(honestMs * TIMES_HONEST)
  },
)

test('a text that is too costly is shown as source', () => {
  expect(parse(hostile['quotes 10,000 deep'] ?? '')).toBeNull()
  expect(parse(hostile['emphasis 10,000 deep'] ?? '')).toBeNull()
  expect(parse(hostile['one megabyte of prose'] ?? '')).toBeNull()
})

test('code full of underscores is still parsed', () => {
  const code = `\`\`\`c\n${'size_t next_free_slot = pool_of(*this_pool)->next_free_slot;\n'.repeat(400)}\`\`\``
  expect(parse(code)?.children.map(({ type }) => type)).toEqual(['code'])
})

test('an ordinary long text is parsed completely', { timeout: 60_000 }, () => {
  expect(honest.length).toBeGreaterThan(45_000)
  expect(parse(honest)?.children.length).toBe(450 * 4)
})
