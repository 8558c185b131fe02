import { defineRecipe } from '@pandacss/dev'
import { perTone } from '../tokens/tones.ts'

/** One variant for each tone. The recipe paints with `--ink`, `--soft` and `--line`. */
const toneVariants = perTone((tone) => ({
  '--ink': `{colors.tone.${tone}.text}`,
  '--soft': `{colors.tone.${tone}.soft}`,
  '--line': `{colors.tone.${tone}.line}`,
}))

export const badge = defineRecipe({
  className: 'badge',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    borderWidth: 'thin',
    borderStyle: 'solid',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    color: 'var(--ink)',
    '& > svg': { flexShrink: '0', boxSize: '1.15em' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 'snug' },
  },
  variants: {
    tone: toneVariants,
    look: {
      soft: { backgroundColor: 'var(--soft)', borderColor: 'var(--soft)' },
      outline: { borderColor: 'var(--line)' },
      plain: { borderColor: 'transparent', paddingInline: '0!' },
    },
    size: {
      sm: { minHeight: '5', paddingInline: '1.5', fontSize: 'xs', borderRadius: 'small' },
      md: { minHeight: '6', paddingInline: '2', fontSize: 'sm', borderRadius: 'small' },
    },
  },
  defaultVariants: { tone: 'gray', look: 'soft', size: 'sm' },
})
