import type { Language } from '#contract/rules/language.ts'
import type { App } from './app.en.ts'
import type { Screens } from './screens.en.ts'

/**
 * The texts of the frame and of the public screens in one language. Other screens load theirs, see `area.ts`.
 * The English file defines the keys: a missing key or parameter is a type error.
 */
export interface Catalogue {
  name: Language
  /** The locale for Intl: how this language writes dates and numbers. */
  locale: string
  app: App
  screens: Screens
}
