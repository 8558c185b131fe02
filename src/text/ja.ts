import { app } from './app.ja.ts'
import type { Catalogue } from './catalogue.ts'
import { screens } from './screens.ja.ts'

export const ja: Catalogue = { locale: 'ja-JP', app, screens }
