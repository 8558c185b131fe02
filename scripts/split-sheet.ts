import postcss, { type AtRule, type Node, type Root, type Rule } from 'postcss'

/** Returns the rest, and a sheet for each class name. */
export function splitSheet(
  css: string,
  classNames: readonly string[],
): { rest: string; late: ReadonlyMap<string, string> } {
  // One rule may name several recipes, so it is split by recipe first.
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

/** A selector belongs to a recipe if it names it anywhere, because a colour scheme may precede it. */
const isOf = ({ selector }: Rule, className: string) => names(selector, className)

const names = (selector: string, className: string) =>
  new RegExp(`\\.${className}(__|--|(?![\\w-]))`).test(selector)

/** Splits a rule into one for each late recipe that its selectors name, and one for all others. */
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

/** Keeps a list of layers, which has no body either. */
function removeEmptyGroups(root: Root): number {
  const empty: AtRule[] = []
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) empty.push(rule)
  })
  for (const rule of empty) rule.remove()
  return empty.length
}
