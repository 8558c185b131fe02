import { defineRecipe } from '@pandacss/dev'

/** Only screen readers get it. */
export const srOnly = defineRecipe({ className: 'sr-only', staticCss: ['*'], base: { srOnly: true } })
