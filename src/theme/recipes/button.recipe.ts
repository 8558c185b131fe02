import { defineRecipe } from '@pandacss/dev'

/**
 * Sets the colours of a tone as variables, so that four tones and four looks are eight rules instead of
 * sixteen.
 */
const lend = (tone: 'brand' | 'neutral' | 'danger' | 'caution') => ({
  '--solid': `{colors.${tone}.solid}`,
  '--hover': `{colors.${tone}.hover}`,
  '--contrast': `{colors.${tone}.contrast}`,
  '--text': `{colors.${tone}.text}`,
  '--soft': `{colors.${tone}.soft}`,
  '--line': `{colors.${tone}.line}`,
})

export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    maxWidth: 'full',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'small',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'quick',
    '& > svg': { flexShrink: '0', boxSize: '1.15em' },
    _disabled: { opacity: 'disabled' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 'full' },
  },
  variants: {
    tone: {
      brand: lend('brand'),
      neutral: { ...lend('neutral'), '--text': '{colors.fg.default}' },
      danger: lend('danger'),
      caution: lend('caution'),
    },
    look: {
      solid: {
        backgroundColor: 'var(--solid)',
        color: 'var(--contrast)',
        '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'var(--hover)' },
      },
      soft: {
        backgroundColor: 'var(--soft)',
        color: 'var(--text)',
        '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: 'var(--line)' },
      },
      outline: {
        borderColor: 'border.control',
        color: 'var(--text)',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          backgroundColor: 'var(--soft)',
          borderColor: 'var(--text)',
        },
      },
      ghost: {
        color: 'var(--text)',
        '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'var(--soft)' },
        '&[aria-current=page], &[aria-pressed=true], &[data-state=open]': { backgroundColor: 'var(--soft)' },
      },
    },
    size: {
      // Fingers need 40 px on a phone, even for buttons that are small on other devices.
      xs: { minHeight: { base: '10', md: '6' }, paddingInline: '2', fontSize: 'xs', gap: '1' },
      sm: { minHeight: { base: '10', md: '8' }, paddingInline: '3', fontSize: 'sm', gap: '1.5' },
      md: { minHeight: { base: '11', md: '9' }, paddingInline: '4', fontSize: 'md' },
      lg: { minHeight: '11', paddingInline: '5', fontSize: 'lg' },
    },
    shape: {
      text: {},
      icon: { paddingInline: '0', aspectRatio: 'square', '& > svg': { boxSize: '1.3em' } },
      wide: { width: 'full' },
    },
    /**
     * `start`, `end`: a button in a stack is as wide as its text. `edge`: the text of a ghost button aligns
     * with the surrounding text.
     */
    place: {
      start: { alignSelf: 'flex-start' },
      end: { alignSelf: 'flex-end' },
      edge: { marginInline: '-3' },
      'start-edge': { alignSelf: 'flex-start', marginInline: '-3' },
    },
  },
  defaultVariants: { tone: 'neutral', look: 'solid', size: 'md', shape: 'text' },
})
