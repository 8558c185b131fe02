import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import type { Plugin } from 'vite'
import { LATE_RECIPES } from '../src/theme/recipe-list.ts'
import { splitSheet } from './split-sheet.ts'
import { mentionedIn, withoutUnusedVariables } from './without-unused-variables.ts'

/** The sheet of a recipe that comes late, by the file name of the recipe. */
const LATE = 'virtual:late-styles/'
const RECIPE = /\/src\/styled-system\/recipes\/([\w-]+)\.js$/

/**
 * In a build the style sheet carries only the tokens that something reads, and the recipes that few screens use
 * have sheets of their own, which come with these screens. Variables all stay in the first sheet.
 */
export function leanStyles(root: string): Plugin {
  const names = LATE_RECIPES.map(({ className }) => className)
  const { promise: sheets, resolve } = deferred<ReadonlyMap<string, string>>()
  return {
    name: 'lean-styles',
    apply: 'build',
    resolveId: (id) => (id.startsWith(LATE) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${LATE}`)) return null
      const name = id.slice(LATE.length + 1).replace(/\.css$/, '')
      return (await sheets).get(name) ?? ''
    },
    // Between Vite's own two steps: the sheet is whole by then, and its name is made from what is left.
    transform(code, id) {
      const [, recipe = ''] = RECIPE.exec(id) ?? []
      if (names.includes(recipe)) return { code: `${code}\nimport '${LATE}${recipe}.css'\n`, map: null }
      if (!id.endsWith('/src/theme/index.css')) return null
      const isMentioned = mentionedIn(sourcesOf(join(root, 'src')))
      const { css } = postcss([withoutUnusedVariables(isMentioned)]).process(code, { from: id })
      const { rest, late } = splitSheet(css, names)
      resolve(late)
      return { code: rest, map: null }
    },
  }
}

/** Our own; the generated style functions name every token there is. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('styled-system'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((done) => (resolve = done))
  return { promise, resolve }
}
