import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import type { Plugin } from 'vite'
import { LATE_RECIPES } from '../src/theme/recipe-list.ts'
import { splitSheet } from './split-sheet.ts'
import { mentionedIn, withoutUnusedVariables } from './without-unused-variables.ts'

/** The virtual module of a recipe's style sheet, by the file name of the recipe. */
const LATE = 'virtual:late-styles/'
const RECIPE = /\/src\/styled-system\/recipes\/([\w-]+)\.js$/

/**
 * Removes unused tokens from the style sheet, and moves the recipes of few screens into sheets that load with
 * these screens. Both keep the first sheet small. All variables stay in it.
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
    // Runs between two steps of Vite: the sheet is complete, but its name is not computed yet.
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

/** Reads only our own sources, because the generated style functions name every token. */
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
