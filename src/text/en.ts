import { app } from './app.en.ts'
import type { Catalogue } from './catalogue.ts'
import { screens } from './screens.en.ts'

export const en: Catalogue = { name: 'en', locale: 'en-GB', app, screens }
