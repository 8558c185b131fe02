import type { AtRule, Declaration, Plugin, Root } from 'postcss'

/**
 * Removes custom properties that nothing reads, because the design system writes all its tokens, and a page
 * uses half of them.
 */
export function withoutUnusedVariables(isReadElsewhere: (name: string) => boolean): Plugin {
  return {
    postcssPlugin: 'without-unused-variables',
    OnceExit(root) {
      // Repeats, because a removed variable may have been the only reader of another.
      while (removeUnread(root, isReadElsewhere) > 0);
    },
  }
}

function removeUnread(root: Root, isReadElsewhere: (name: string) => boolean): number {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[^\s,)]+)/g)) read.add(name)
  })
  const unread: (Declaration | AtRule)[] = []
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !isReadElsewhere(declaration.prop)) unread.push(declaration)
  })
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params) && !isReadElsewhere(rule.params)) unread.push(rule)
  })
  for (const node of unread) node.remove()
  return unread.length
}

/** Keeps names that scripts and pages mention, such as a colour in a drawing. */
export function mentionedIn(texts: readonly string[]): (name: string) => boolean {
  const names = new Set(texts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []))
  return (name) => names.has(name)
}
