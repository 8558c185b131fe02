import { defineRecipe } from '@pandacss/dev'

/** Visible to screen readers only. */
export const srOnly = defineRecipe({ className: 'sr-only', staticCss: ['*'], base: { srOnly: true } })
