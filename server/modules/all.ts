import type { Served } from '#server/wire/serve.ts'
import { accountRoutes } from './account/routes.ts'
import { assetRoutes } from './asset/routes.ts'
import { attachmentRoutes } from './attachment/routes.ts'
import { challengeRoutes } from './challenge/routes.ts'
import { flagRoutes } from './flag/routes.ts'
import { gameEditRoutes } from './game/edit-routes.ts'
import { gameArchiveRoutes } from './game-archive/routes.ts'
import { gameCloneRoutes } from './game-clone/routes.ts'
import { gameRoutes } from './game/routes.ts'
import { infoRoutes } from './info/routes.ts'
import { noticeRoutes } from './notice/routes.ts'
import { openingCheckRoutes } from './opening-check/routes.ts'
import { platformConfigRoutes } from './platform-config/routes.ts'
import { postRoutes } from './post/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { unusedFileRoutes } from './unused-file/routes.ts'

export const MODULES: readonly Served[] = [
  ...accountRoutes,
  ...assetRoutes,
  ...attachmentRoutes,
  ...challengeRoutes,
  ...flagRoutes,
  ...gameArchiveRoutes,
  ...gameCloneRoutes,
  ...gameEditRoutes,
  ...gameRoutes,
  ...infoRoutes,
  ...noticeRoutes,
  ...openingCheckRoutes,
  ...platformConfigRoutes,
  ...postRoutes,
  ...sessionRoutes,
  ...teamRoutes,
  ...unusedFileRoutes,
]
