import postcss from 'postcss'
import { expect, test } from 'vitest'
import { mentionedIn, withoutUnusedVariables } from '../../scripts/without-unused-variables.ts'

const lean = (css: string, mentioned = '') =>
  postcss([withoutUnusedVariables(mentionedIn([mentioned]))]).process(css, { from: undefined }).css

test('unread variables are removed, and then those that only they read', () => {
  expect(lean(':root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--c)}')).toBe(
    ':root{--c:2px}p{margin:var(--c)}',
  )
})
test('variables in names with escapes and in fallbacks count as read', () => {
  const css = ':root{--space-0\\.5:2px;--x:1px}p{margin:var(--space-0\\.5) var(--y, var(--x))}'
  expect(lean(css)).toBe(css)
})
test('variables that a script mentions stay', () => {
  expect(lean(':root{--colors-brand:teal;--other:red}', "fill: 'var(--colors-brand)'")).toBe(
    ':root{--colors-brand:teal}',
  )
})
test('an unread registered property is removed with its values', () => {
  expect(lean("@property --blur{syntax:'*';inherits:false}p{--blur:1px;color:red}")).toBe('p{color:red}')
})
