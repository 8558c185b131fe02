/** As much of a generated artifact as is looked at here. */
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
 * No recipe of ours has compound variants (a test of the theme says so), and for their sake alone every
 * recipe would bring along the engine for arbitrary styles.
 */
export function withoutCompounds<A extends Artifact>(artifacts: A[]): A[] {
  for (const file of artifacts.flatMap(({ files }) => files)) {
    if (file.file === 'create-recipe.js' && file.code)
      file.code = CUTS.reduce((code, [what, by]) => code.replace(what, by), file.code)
  }
  return artifacts
}
