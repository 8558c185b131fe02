import type { CallRoute } from '#server/http/serve.ts'
import type { Services } from './services.ts'
import { accountRoutes } from './account/routes.ts'
import { teamAdminRoutes } from './admin-team/routes.ts'
import { userAdminRoutes } from './admin-user/routes.ts'
import { assetRoutes } from './asset/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { boardRoutes } from './board/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { challengeRoutes } from './challenge/routes.ts'
import { containerRoutes } from './container/routes.ts'
import { effectsRoutes } from './effects/routes.ts'
import { freezeRoutes } from './freeze/routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { gameEditRoutes } from './game/edit-routes.ts'
import { gameArchiveRoutes } from './game-archive/routes.ts'
import { gameCloneRoutes } from './game-clone/routes.ts'
import { gameRoutes } from './game/routes.ts'
import { healthRoutes } from './health/admin-routes.ts'
import { infoRoutes } from './info/routes.ts'
import { letterRoutes } from './letter/routes.ts'
import { logRoutes } from './log/routes.ts'
import { monitorRoutes } from './monitor/routes.ts'
import { noticeRoutes } from './notice/routes.ts'
import { openingCheckRoutes } from './opening-check/routes.ts'
import { participationRoutes } from './participation/routes.ts'
import { platformConfigRoutes } from './platform/routes.ts'
import { postRoutes } from './post/routes.ts'
import { rehearsalRoutes } from './rehearsal/routes.ts'
import { roomOverviewRoutes } from './room-overview/routes.ts'
import { roomPageRoutes } from './room-pages/routes.ts'
import { rosterRoutes } from './roster/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { sheetRoutes } from './spreadsheet/routes.ts'
import { storageRoutes } from './storage/routes.ts'
import { storedFileRoutes } from './stored-file/routes.ts'
import { submissionRoutes } from './submission/routes.ts'
import { takeOverRoutes } from './take-over/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { teamPairRoutes } from './team-pairs/routes.ts'
import { teamChangeRoutes } from './team-changes/routes.ts'
import { unusedFileRoutes } from './unused-file/routes.ts'
import { writeupRoutes } from './writeup/routes.ts'

export const ALL_ROUTES: readonly CallRoute<Services>[] = [
  ...accountRoutes,
  ...assetRoutes,
  ...auditRoutes,
  ...boardRoutes,
  ...categoryRoutes,
  ...challengeRoutes,
  ...containerRoutes,
  ...effectsRoutes,
  ...freezeRoutes,
  ...scheduleRoutes,
  ...gameArchiveRoutes,
  ...gameCloneRoutes,
  ...gameEditRoutes,
  ...gameRoutes,
  ...healthRoutes,
  ...infoRoutes,
  ...letterRoutes,
  ...logRoutes,
  ...monitorRoutes,
  ...noticeRoutes,
  ...openingCheckRoutes,
  ...participationRoutes,
  ...platformConfigRoutes,
  ...postRoutes,
  ...rehearsalRoutes,
  ...roomOverviewRoutes,
  ...roomPageRoutes,
  ...rosterRoutes,
  ...sessionRoutes,
  ...sheetRoutes,
  ...storageRoutes,
  ...storedFileRoutes,
  ...submissionRoutes,
  ...takeOverRoutes,
  ...teamAdminRoutes,
  ...teamRoutes,
  ...teamPairRoutes,
  ...teamChangeRoutes,
  ...unusedFileRoutes,
  ...userAdminRoutes,
  ...writeupRoutes,
]
