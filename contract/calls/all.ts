import type { Call } from '../call.ts'
import * as account from './account.ts'
import * as admin from './admin.ts'
import * as assets from './assets.ts'
import * as edit from './edit.ts'
import * as game from './game.ts'
import * as info from './info.ts'
import * as team from './team.ts'

/** Every call by its name. The client never imports this: it would carry them all. */
export const ALL_CALLS: Readonly<Record<string, Call>> = { ...account, ...admin, ...assets, ...edit, ...game, ...info, ...team }
