import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import type { Plugin } from 'vite'
import { mentionedIn, withoutUnusedVariables } from './without-unused-variables.ts'

/**
 * In a build the style sheet carries only the tokens that something reads. The client has one sheet, so no
 * other sheet reads the rest.
 */
export function leanStyles(root: string): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    // Between Vite's own two steps: the sheet is whole by then, and its name is made from what is left.
    transform(code, id) {
      if (!id.endsWith('/src/theme/index.css')) return null
      const isMentioned = mentionedIn(sourcesOf(join(root, 'src')))
      return {
        code: postcss([withoutUnusedVariables(isMentioned)]).process(code, {
          from: id,
        }).css,
        map: null,
      }
    },
  }
}

/** Our own; the generated style functions name every token there is. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('styled-system'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
