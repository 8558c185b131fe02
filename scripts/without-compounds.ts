/** The fields of a generated artifact that this script reads. */
interface Artifact {
  files: { file: string; code: string | undefined }[]
}

const CUTS: [RegExp, string][] = [
  [/^import .*'\.\.\/css\/(css|cva)\.js';\n/gm, ''],
  [/^.*assertCompoundVariant\(.*\n/m, ''],
  [/const compoundVariantStyles = .*\n.*\n/, 'return recipeCss(recipeStyles)\n'],
  [/return getCompoundVariantCss\(.*\n/, 'return {}\n'],
]

/** Members of a recipe that no code of the client reads. They stay in its type. */
const UNREAD: RegExp[] = [
  /^  (?:__name__|__getCompoundVariantCss__|raw|classNameMap|variantKeys|getVariantProps)\b.*\n/gm,
  /^  variantMap: (?:\w+|\{\}|\{\n[\s\S]*?\n\}),\n/m,
  /^  merge\(recipe\) \{\n.*\n {2}\},\n/m,
]
/** The values of each variant, of which the client reads only the names of the variants. */
const VALUES = /const \w+VariantMap = (\{[\s\S]*?\n?\})\n\nconst (\w+) = Object\.keys\(.*\)/

/**
 * No recipe has compound variants, and a test of the theme checks that. With them, every recipe would import
 * the engine for arbitrary styles.
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
