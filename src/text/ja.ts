import { app } from './app.ja.ts'
import type { Catalogue } from './catalogue.ts'
import { screens } from './screens.ja.ts'

export const ja: Catalogue = { name: 'ja', locale: 'ja-JP', app, screens }
