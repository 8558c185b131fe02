import { defineRecipe } from '@pandacss/dev'
import { posterTones } from '../tokens/poster-tones.ts'

/**
 * Painted in tones of the hue `--ph`, except for the last tone, whose hue is turned by 70 degrees. The colour
 * scheme sets lightness and chroma.
 */
export const poster = defineRecipe({
  className: 'poster',
  staticCss: ['*'],
  base: {
    ...inHue('dark'),
    _light: inHue('light'),
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    isolation: 'isolate',
    backgroundColor: 'var(--t0)',
    forcedColorAdjust: 'none',
    '& > svg, & > img': { position: 'absolute', top: '0', left: '0', width: 'full', height: 'full' },
    '& > img': { objectFit: 'cover' },
    '& > [data-scrim]': {
      position: 'absolute',
      inset: '0',
      background:
        'linear-gradient(90deg, color-mix(in srgb, {colors.bg.canvas} 88%, transparent) 40%, ' +
        'color-mix(in srgb, {colors.bg.canvas} 70%, transparent))',
    },
  },
  variants: {
    shape: {
      // As wide as its height asks for: a narrow window shows the left part, which is quiet, and a low band on a
      // phone shows all.
      wide: { '& > svg': { width: 'auto', minWidth: 'full', aspectRatio: '[3]' } },
      card: {},
      mark: {
        boxSize: '[2.125rem]',
        flexShrink: '0',
        borderRadius: 'small',
        outline: '1px solid {colors.border.edge}',
        outlineOffset: '-1px',
      },
    },
  },
  defaultVariants: { shape: 'card' },
})

function inHue(scheme: 'dark' | 'light') {
  const [ground, calm, mid, bright, turned] = posterTones[scheme]
  return {
    '--t0': `oklch(${ground} var(--ph))`,
    '--t1': `oklch(${calm} var(--ph))`,
    '--t2': `oklch(${mid} var(--ph))`,
    '--t3': `oklch(${bright} var(--ph))`,
    '--t4': `oklch(${turned} calc(var(--ph) + 70))`,
  }
}
