import { defineConfig } from '@pandacss/dev'
import { withoutCompounds } from './scripts/without-compounds.ts'
import { page } from './src/theme/page.ts'
import { recipes, slotRecipes } from './src/theme/recipe-list.ts'
import { zIndex } from './src/theme/tokens/layers.ts'
import { meanings } from './src/theme/tokens/meanings.ts'
import { animations, durations, easings, keyframes } from './src/theme/tokens/motion.ts'
import { alert, dark, gray, teal, white } from './src/theme/tokens/palettes.ts'
import { aspectRatios, borderWidths, opacity, radii, shadows } from './src/theme/tokens/shape.ts'
import { breakpoints, sizes, spacing } from './src/theme/tokens/space.ts'
import {
  fonts,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  textStyles,
} from './src/theme/tokens/type.ts'

export default defineConfig({
  hooks: { 'codegen:prepare': ({ artifacts }) => withoutCompounds(artifacts) },
  preflight: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/styled-system/**', './src/theme/**'],
  outdir: 'src/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  strictTokens: true,
  strictPropertyValues: true,
  validation: 'error',
  conditions: {
    extend: {
      light: '[data-theme=light] &, &[data-theme=light]',
      moreContrast: '@media (prefers-contrast: more)',
    },
  },
  globalCss: page,
  theme: {
    extend: {
      breakpoints,
      keyframes,
      textStyles,
      tokens: {
        colors: {
          teal,
          gray,
          alert,
          white,
          dark,
          transparent: { value: 'transparent' },
          current: { value: 'currentColor' },
        },
        spacing,
        sizes,
        fonts,
        fontSizes,
        fontWeights,
        lineHeights,
        letterSpacings,
        radii,
        borderWidths,
        opacity,
        aspectRatios,
        durations,
        easings,
        animations,
        zIndex,
      },
      semanticTokens: { colors: meanings, shadows },
      recipes,
      slotRecipes,
    },
  },
})
