/** The fields of a generated artifact that are read here. */
interface Artifact {
  files: { file: string; code: string | undefined }[]
}

const CUTS: [RegExp, string][] = [
  [/^import .*'\.\.\/css\/(css|cva)\.js';\n/gm, ''],
  [/^.*assertCompoundVariant\(.*\n/m, ''],
  [/const compoundVariantStyles = .*\n.*\n/, 'return recipeCss(recipeStyles)\n'],
  [/return getCompoundVariantCss\(.*\n/, 'return {}\n'],
]

/** The members of a recipe that nothing in the client reads. They stay in its type. */
const UNREAD: RegExp[] = [
  /^  (?:__name__|__getCompoundVariantCss__|raw|classNameMap|variantKeys|getVariantProps)\b.*\n/gm,
  /^  variantMap: (?:\w+|\{\}|\{\n[\s\S]*?\n\}),\n/m,
  /^  merge\(recipe\) \{\n.*\n {2}\},\n/m,
]
/** The values of each variant, of which only the names of the variants are read. */
const VALUES = /const \w+VariantMap = (\{[\s\S]*?\n?\})\n\nconst (\w+) = Object\.keys\(.*\)/

/**
 * No recipe has compound variants, as a test of the theme checks. Without this, every recipe would import the
 * engine for arbitrary styles only for them.
 */
export function withoutCompounds<A extends Artifact>(artifacts: A[]): A[] {
  for (const file of artifacts.flatMap(({ files }) => files)) {
    if (file.file === 'create-recipe.js' && file.code)
      file.code = CUTS.reduce((code, [what, by]) => code.replace(what, by), file.code)
    else if (file.code?.includes('__recipe__:') && file.file.endsWith('.js')) file.code = thinned(file.code)
  }
  return artifacts
}

function thinned(code: string): string {
  const [whole, values, keys] = VALUES.exec(code) ?? []
  const names = [...(values ?? '').matchAll(/^ {2}"([^"]+)":/gm)].map(([, name]) => name)
  const named = whole === undefined ? code : code.replace(whole, `const ${keys} = ${JSON.stringify(names)}`)
  return UNREAD.reduce((text, what) => text.replace(what, ''), named)
}
