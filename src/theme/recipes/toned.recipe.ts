import { defineRecipe } from '@pandacss/dev'
import { perTone } from '../tokens/tones.ts'

/** Puts a tone's colours into `--ink`, `--fill`, `--soft` and `--line`, for whatever lies within. */
export const toned = defineRecipe({
  className: 'toned',
  staticCss: ['*'],
  base: { color: 'var(--ink)' },
  variants: {
    tone: perTone((tone) => ({
      '--ink': `{colors.tone.${tone}.text}`,
      '--fill': `{colors.tone.${tone}.fill}`,
      '--soft': `{colors.tone.${tone}.soft}`,
      '--line': `{colors.tone.${tone}.line}`,
    })),
  },
})
