import type { Exceptions } from './coverage.ts'
import { ACCOUNT } from './not-reached/account.ts'
import { ADMIN } from './not-reached/admin.ts'
import { APP } from './not-reached/app.ts'
import { GAME } from './not-reached/game.ts'
import { LIVE } from './not-reached/live.ts'
import { TEAM } from './not-reached/team.ts'

/** States and arrows that no journey reaches, with the reason. New ones are added here only on purpose. */
export const NOT_REACHED: Exceptions = { ...ACCOUNT, ...ADMIN, ...APP, ...GAME, ...LIVE, ...TEAM }
