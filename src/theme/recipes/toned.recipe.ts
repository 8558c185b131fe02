import { defineRecipe } from '@pandacss/dev'
import { perTone } from '../tokens/tones.ts'

/** Sets `--ink`, `--fill`, `--soft` and `--line` to the colours of a tone, for its content. */
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
