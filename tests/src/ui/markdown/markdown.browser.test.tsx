import '#src/theme/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Markdown } from '#src/ui/markdown.tsx'

const ARRIVES = { timeout: 15_000 }

async function show(source: string): Promise<Element> {
  const { container } = await render(<Markdown source={source} />)
  // The parser, the grammars and the formula engine are separate files, so they arrive later.
  await expect.poll(() => container.querySelector('.skeleton'), ARRIVES).toBeNull()
  return container
}

test.each([
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT&colon;alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](https://other.example/a.png)',
  '![x][y]\n\n[y]: https://other.example/a.png',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://other.example"></iframe>',
  '<style>body{display:none}</style>',
  '<form action="https://other.example"><input name=q></form>',
  '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://other.example/a.png}$',
  '```"><script>alert(1)</script>\nx\n```',
  '```constructor\nx\n```',
])('%j renders no element that runs or fetches anything', { timeout: 20_000 }, async (source) => {
  const shown = await show(source)
  // Formulas appear later than the text.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(
    shown.querySelector('script, img, iframe, style, form, object, embed, svg, link, [onerror], [onload]'),
  ).toBeNull()
  for (const link of shown.querySelectorAll('[href]'))
    expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:)/)
})

test('markup in the source is shown as text', async () => {
  expect((await show('a <b>bold</b> claim')).textContent).toBe('a <b>bold</b> claim')
})

test('links lead to their address, and external ones send no referrer', async () => {
  const shown = await show('[in](/posts/1) [out](https://other.example/)')
  const [inside, outside] = shown.querySelectorAll('a')
  expect(inside?.href).toBe(`${location.origin}/posts/1`)
  expect(inside?.target).toBe('')
  expect(outside?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
})

test('an image of this host is shown, one of another host is a link', async () => {
  const shown = await show('![ours](/static/none.png) ![theirs](https://other.example/a.png)')
  expect([...shown.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['ours'])
  expect(shown.querySelector('a')?.textContent).toBe('theirs')
})

test('formulas, code, tasks, tables and footnotes are rendered', { timeout: 30_000 }, async () => {
  const shown = await show(
    '$x^2$\n\n$$\ny\n$$\n\n```py\nimport os\n```\n\n- [x] done\n\n|a|b|\n|-|-:|\n|1|2|\n\nA[^n]\n\n[^n]: note',
  )
  await expect.poll(() => shown.querySelectorAll('math').length, ARRIVES).toBe(2)
  await expect.poll(() => shown.querySelector('.hljs-keyword')?.textContent, ARRIVES).toBe('import')
  expect(shown.querySelector('li > input')?.parentElement?.textContent).toBe('done')
  expect(shown.querySelectorAll('td')).toHaveLength(2)
  const call = shown.querySelector('sup a')
  expect(document.getElementById(call?.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe('note')
})

test.each([
  ['## a\n\n### b\n\n## c', ['H2', 'H3', 'H2']],
  ['# a\n\n## b', ['H2', 'H3']],
  ['# a\n\n#### b', ['H2', 'H3']],
])('the headings of %j leave out no level below the title', async (source, levels) => {
  const shown = await show(source)
  await expect.poll(() => shown.querySelectorAll('[data-rank]').length, ARRIVES).toBe(levels.length)
  expect([...shown.querySelectorAll('[data-rank]')].map(({ tagName }) => tagName)).toEqual(levels)
})

test('a formula that cannot be parsed is shown as source', async () => {
  const shown = await show('$\\frac{$')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(shown.textContent).toContain('\\frac{')
})

test.each([
  ['lists', Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['emphasis', `${'*a '.repeat(300)}b${' a*'.repeat(300)}`],
  ['quotes', `${'>'.repeat(10_000)} x`],
])('deeply nested %s do not give a deep DOM', async (_, source) => {
  const shown = await show(source)
  let depth = 0
  for (let element = shown.querySelector('.markdown'); element; element = deepestChild(element)) depth++
  expect(depth).toBeLessThan(100)
  expect(shown.textContent).toContain(source.includes('b') ? 'b' : 'x')
})

test('a megabyte is shown completely within five seconds', async () => {
  const source = 'Some *text*.\n\n'.repeat(72_000)
  const before = performance.now()
  const shown = await show(source)
  expect(shown.textContent?.length).toBe(source.length)
  expect(performance.now() - before).toBeLessThan(5_000)
})

function deepestChild(element: Element): Element | null {
  return element.children.length === 0 ? null : (element.lastElementChild ?? null)
}
