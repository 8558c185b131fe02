import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutCompounds } from '../../scripts/without-compounds.ts'

const runtime = readFileSync('src/styled-system/recipes/create-recipe.js', 'utf8')

test('the generated runtime of recipes has neither compound variants nor the style engine', () => {
  expect(runtime).toContain('export const createRecipe')
  expect(runtime).not.toMatch(/css\/(?:css|cva)\.js|CompoundVariant\(|compoundVariantStyles/)
})

test('a generated recipe has the names of its variants, and no data that nothing reads', () => {
  for (const name of ['button', 'alert', 'text']) {
    const recipe = readFileSync(`src/styled-system/recipes/${name}.js`, 'utf8')
    expect(recipe).toMatch(/VariantKeys = \[[^\]]*"tone"/)
    expect(recipe).toContain('splitVariantProps(props)')
    expect(recipe).not.toMatch(/variantMap|classNameMap|merge\(recipe\)|"danger"/)
  }
})

test('other generated files stay as they are', () => {
  const code = "import { css } from '../css/css.js';\n"
  expect(withoutCompounds([{ files: [{ file: 'card.js', code }] }])).toEqual([
    { files: [{ file: 'card.js', code }] },
  ])
})
