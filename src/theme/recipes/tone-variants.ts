import { perTone } from '../tokens/tones.ts'

/**
 * One variant for each tone; what is painted with it is said by the recipe through `--ink`, `--soft` and
 * `--line`.
 */
export const toneVariants = perTone((tone) => ({
  '--ink': `{colors.tone.${tone}.text}`,
  '--soft': `{colors.tone.${tone}.soft}`,
  '--line': `{colors.tone.${tone}.line}`,
}))
