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

/**
 * No recipe has compound variants, as a test of the theme checks. Without this, every recipe would import the
 * engine for arbitrary styles only for them.
 */
export function withoutCompounds<A extends Artifact>(artifacts: A[]): A[] {
  for (const file of artifacts.flatMap(({ files }) => files)) {
    if (file.file === 'create-recipe.js' && file.code)
      file.code = CUTS.reduce((code, [what, by]) => code.replace(what, by), file.code)
  }
  return artifacts
}
