import postcss, { type AtRule, type Node, type Root, type Rule } from 'postcss'

/** Takes the rules of some recipes out of a sheet. Returns the rest, and a sheet for each class name. */
export function splitSheet(
  css: string,
  classNames: readonly string[],
): { rest: string; late: ReadonlyMap<string, string> } {
  // A rule may name several recipes that look alike.
  const whole = postcss.parse(css)
  whole.walkRules(cutByRecipe(classNames))
  const rest = whole.clone()
  const late = new Map<string, string>()
  for (const className of classNames) {
    const isOwn = (rule: Rule) => isInRecipes(rule) && isOf(rule, className)
    const part = whole.clone()
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
const isOf = ({ selector }: Rule, className: string) => names(selector, className)

const names = (selector: string, className: string) =>
  new RegExp(`\\.${className}(__|--|(?![\\w-]))`).test(selector)

/** Leaves one rule for each late recipe that the selectors name, and one for all others. */
const cutByRecipe = (classNames: readonly string[]) => (rule: Rule) => {
  const recipeOf = (selector: string) => classNames.find((className) => names(selector, className))
  const recipes = new Set(rule.selectors.map(recipeOf))
  if (recipes.size < 2) return
  for (const recipe of recipes)
    rule.cloneBefore({ selectors: rule.selectors.filter((selector) => recipeOf(selector) === recipe) })
  rule.remove()
}

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
