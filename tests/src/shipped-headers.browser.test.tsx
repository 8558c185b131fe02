import { expect, test } from 'vitest'
import { takeForbidden } from '#tests/forbidden.ts'

/** Techniques that libraries use and that the shipped headers block. The test must notice each of them. */
const PLANTS: [string, string, () => unknown][] = [
  ['markup', 'require-trusted-types-for', () => (document.createElement('p').innerHTML = '<b>x</b>')],
  ['a style in an attribute', 'style-src-attr', () => document.body.setAttribute('style', 'color: red')],
  ['a sheet in an element', 'style-src-elem', () => append('style', { textContent: 'p { color: red }' })],
  ['a policy of its own', 'trusted-types', makePolicy],
  ['code in an attribute', 'require-trusted-types-for', () => document.body.setAttribute('onclick', 'x()')],
  ['code in a string', 'require-trusted-types-for', () => Reflect.construct(Function, ['return 1'])],
  [
    'a font in an address',
    'font-src',
    () => new FontFace('planted', 'url(data:font/woff2;base64,AA)').load(),
  ],
  ['a picture of another host', 'img-src', () => append('img', { src: 'https://other.example/a.png' })],
  ['a call of another host', 'connect-src', () => fetch('https://other.example/')],
]

test.each(PLANTS)('%s is blocked, and reported', async (_, directive, plant) => {
  await Promise.resolve()
    .then(plant)
    .catch(() => {})
  await expect.poll(takeForbidden).toEqual([expect.stringContaining(directive)])
})

function makePolicy() {
  const { trustedTypes } = window
  return trustedTypes?.createPolicy('planted', { createScriptURL: () => '' })
}

function append<Name extends 'img' | 'style'>(name: Name, facts: Partial<HTMLElementTagNameMap[Name]>) {
  document.body.append(Object.assign(document.createElement(name), facts))
}
