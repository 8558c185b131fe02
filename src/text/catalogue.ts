import type { App } from './app.en.ts'
import type { Screens } from './screens.en.ts'

/** All sentences of one language. English gives the shape; a missing key or parameter in another is a type error. */
export interface Catalogue {
  /** How this language writes dates and numbers, for Intl. */
  locale: string
  app: App
  screens: Screens
}
