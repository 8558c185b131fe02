import { defineRecipe } from '@pandacss/dev'

/** The number shows the place and the metal repeats it, because colour alone must not carry meaning. */
export const coin = defineRecipe({
  className: 'coin',
  staticCss: ['*'],
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    fontFamily: 'mono',
    fontWeight: 'bold',
    lineHeight: 'none',
    forcedColorAdjust: 'none',
    userSelect: 'none',
    color: 'var(--figure)',
    backgroundColor: 'var(--coin)',
    boxShadow: 'inset 0 0 0 1px var(--rim), inset 0 0 0 2.5px var(--coin), inset 0 0 0 3px var(--rim)',
    // A blood that no team has won yet.
    '&[data-free]': {
      color: 'fg.muted',
      backgroundColor: 'transparent',
      boxShadow: 'none',
      borderWidth: 'thin',
      borderStyle: 'dashed',
      borderColor: 'border.control',
    },
  },
  variants: {
    place: {
      1: metal('gold'),
      2: metal('silver'),
      3: metal('bronze'),
    },
    size: {
      sm: { boxSize: '[0.875rem]', fontSize: '[0.5625rem]' },
      md: { boxSize: '[1.125rem]', fontSize: '2xs' },
      lg: { boxSize: '[1.5rem]', fontSize: 'md' },
      xl: { boxSize: '[2.25rem]', fontSize: 'xl' },
      /** As large as the surrounding text. */
      text: { boxSize: '[1.25em]', fontSize: '[0.75em]' },
    },
  },
  defaultVariants: { size: 'md' },
})

function metal(name: 'gold' | 'silver' | 'bronze') {
  return {
    '--coin': `{colors.medal.${name}.coin}`,
    '--figure': `{colors.medal.${name}.figure}`,
    '--rim': `{colors.medal.${name}.rim}`,
  }
}
