import type { App } from './app.en.ts'
import type { Screens } from './screens.en.ts'

export type Name = 'zh' | 'en' | 'ja'

/**
 * The sentences of the frame and of the public screens in one language; those of other screens come with
 * them, see `area.ts`. English gives the shape; a missing key or parameter in another is a type error.
 */
export interface Catalogue {
  name: Name
  /** How this language writes dates and numbers, for Intl. */
  locale: string
  app: App
  screens: Screens
}
