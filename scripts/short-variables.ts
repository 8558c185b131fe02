import type { Plugin } from 'postcss'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const NAME = /--[a-zA-Z](?:[\w-]|\\.)*/g

/**
 * The tokens' long names say what they are for where they are written; a browser that reads the sheet needs
 * only that they differ.
 */
export function shortVariables(isReadElsewhere: (name: string) => boolean): Plugin {
  return {
    postcssPlugin: 'short-variables',
    OnceExit(root) {
      const present = new Set(root.toString().match(NAME) ?? [])
      const shorts = new Map<string, string>()
      let next = 0
      // Others are set by scripts of libraries, on single elements.
      root.walkRules(/:(?:root|host)\b/, (rule) => {
        for (const node of rule.nodes) {
          if (
            node.type !== 'decl' ||
            !node.prop.startsWith('--') ||
            shorts.has(node.prop) ||
            isReadElsewhere(node.prop)
          )
            continue
          while (present.has(nameOf(next))) next++
          shorts.set(node.prop, nameOf(next++))
        }
      })
      const shortened = (text: string) => text.replace(NAME, (name) => shorts.get(name) ?? name)
      root.walkDecls((declaration) => {
        declaration.prop = shortened(declaration.prop)
        declaration.value = shortened(declaration.value)
      })
      root.walkAtRules('property', (rule) => {
        rule.params = shortened(rule.params)
      })
    },
  }
}

function nameOf(number: number): string {
  const rest = Math.floor(number / LETTERS.length)
  return `${rest === 0 ? '--' : nameOf(rest - 1)}${LETTERS[number % LETTERS.length] ?? ''}`
}
