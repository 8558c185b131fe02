import { app } from './app.zh.ts'
import type { Catalogue } from './catalogue.ts'
import { screens } from './screens.zh.ts'

export const zh: Catalogue = { name: 'zh', locale: 'zh-CN', app, screens }
