import type { Served } from '#server/wire/serve.ts'
import { accountRoutes } from './account/routes.ts'
import { assetRoutes } from './asset/routes.ts'
import { gameRoutes } from './game/routes.ts'
import { infoRoutes } from './info/routes.ts'

export const MODULES: readonly Served[] = [...accountRoutes, ...assetRoutes, ...gameRoutes, ...infoRoutes]
