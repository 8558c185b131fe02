import { defineRecipe } from '@pandacss/dev'

export const srOnly = defineRecipe({ className: 'sr-only', staticCss: ['*'], base: { srOnly: true } })
