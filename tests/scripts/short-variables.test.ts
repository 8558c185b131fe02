import postcss from 'postcss'
import { expect, test } from 'vitest'
import { shortVariables } from '../../scripts/short-variables.ts'
import { mentionedIn } from '../../scripts/without-unused-variables.ts'

const short = (css: string, mentioned = '') =>
  postcss([shortVariables(mentionedIn([mentioned]))]).process(css, { from: undefined }).css

test('tokens are renamed where they are set and where they are read, in every scheme', () => {
  expect(
    short(
      ':where(:root,:host){--colors-a:red;--sizes-0\\.5:2px}.light:root{--colors-a:blue}p{color:var(--colors-a);margin:calc(var(--sizes-0\\.5)*2)}',
    ),
  ).toBe(':where(:root,:host){--a:red;--b:2px}.light:root{--a:blue}p{color:var(--a);margin:calc(var(--b)*2)}')
})
test('what a script mentions keeps its name, and what is set on single elements too', () => {
  const css = ':root{--colors-kept:red}p{--own:1px;margin:var(--own) var(--height)}'
  expect(short(css, "'var(--colors-kept)'")).toBe(css)
})
test('no short name is one that is there already', () => {
  expect(short(':root{--colors-x:red}p{--a:1px;color:var(--colors-x);margin:var(--a)}')).toBe(
    ':root{--b:red}p{--a:1px;color:var(--b);margin:var(--a)}',
  )
})
test('there are names for more tokens than letters', () => {
  const many = Array.from({ length: 120 }, (_, index) => `--token-${index}:${index}px`).join(';')
  const names = short(`:root{${many}}`).match(/--[a-zA-Z]+/g) ?? []
  expect([names.length, new Set(names).size]).toEqual([120, 120])
})
