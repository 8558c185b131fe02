import postcss, { type AtRule, type Node, type Root, type Rule } from 'postcss'

/** Takes the rules of some recipes out of a sheet. Returns the rest, and a sheet for each class name. */
export function splitSheet(
  css: string,
  classNames: readonly string[],
): { rest: string; late: ReadonlyMap<string, string> } {
  const rest = postcss.parse(css)
  const late = new Map<string, string>()
  for (const className of classNames) {
    const isOwn = (rule: Rule) => isInRecipes(rule) && isOf(rule, className)
    const part = postcss.parse(css)
    for (const node of part.nodes.slice()) if (!isLayerOfRecipes(node)) node.remove()
    keepRules(part, isOwn)
    keepRules(rest, (rule) => !isOwn(rule))
    late.set(className, part.toString())
  }
  return { rest: rest.toString(), late }
}

/**
 * A selector that names the recipe belongs to it, whatever precedes or follows the name, such as a colour
 * scheme.
 */
const isOf = ({ selector }: Rule, className: string) =>
  new RegExp(`\\.${className}(__|--|(?![\\w-]))`).test(selector)

const isLayerOfRecipes = (node: Node) =>
  node.type === 'atrule' &&
  'name' in node &&
  node.name === 'layer' &&
  'params' in node &&
  /^recipes\b/.test(String(node.params))

function isInRecipes(rule: Rule): boolean {
  for (let node: Node | undefined = rule.parent; node !== undefined; node = node.parent)
    if (isLayerOfRecipes(node)) return true
  return false
}

function keepRules(root: Root, isKept: (rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (!isKept(rule)) rule.remove()
  })
  while (removeEmptyGroups(root) > 0);
}

/** A list of layers has no body, so it stays. */
function removeEmptyGroups(root: Root): number {
  const empty: AtRule[] = []
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) empty.push(rule)
  })
  for (const rule of empty) rule.remove()
  return empty.length
}
