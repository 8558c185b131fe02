import type { Call } from '../call.ts'
import * as account from './account.ts'
import * as acceptedFindings from './accepted-findings.ts'
import * as addressedNotices from './addressed-notices.ts'
import * as admin from './admin.ts'
import * as answerList from './answer-list.ts'
import * as assets from './assets.ts'
import * as audit from './audit.ts'
import * as batches from './batches.ts'
import * as board from './board.ts'
import * as captcha from './captcha.ts'
import * as categories from './categories.ts'
import * as challengeActs from './challenge-acts.ts'
import * as challengeCopies from './challenge-copies.ts'
import * as container from './container.ts'
import * as edit from './edit.ts'
import * as effects from './effects.ts'
import * as freeze from './freeze.ts'
import * as gameArchive from './game-archive.ts'
import * as game from './game.ts'
import * as gameInstances from './game-instances.ts'
import * as gameTeams from './game-teams.ts'
import * as gamePages from './game-pages.ts'
import * as health from './health.ts'
import * as info from './info.ts'
import * as letters from './letters.ts'
import * as liveOverview from './live-overview.ts'
import * as logFilter from './log-filter.ts'
import * as monitorSearch from './monitor-search.ts'
import * as openingCheck from './opening-check.ts'
import * as participationPages from './participation-pages.ts'
import * as rehearsal from './rehearsal.ts'
import * as roomOverview from './room-overview.ts'
import * as roomPages from './room-pages.ts'
import * as roster from './roster.ts'
import * as platform from './platform.ts'
import * as platformTimeline from './platform-timeline.ts'
import * as schedule from './schedule.ts'
import * as session from './session.ts'
import * as storage from './storage.ts'
import * as storedFiles from './stored-files.ts'
import * as takeOver from './take-over.ts'
import * as team from './team.ts'
import * as teamPairs from './team-pairs.ts'
import * as teamReview from './team-review.ts'
import * as teamChanges from './team-changes.ts'
import * as teamAttempts from './team-attempts.ts'
import * as unusedFiles from './unused-files.ts'
import * as userActs from './user-acts.ts'
import * as userImport from './user-import.ts'

/**
 * Every call by its name. The client never imports this list, because its bundle would then contain every
 * call.
 */
export const ALL_CALLS: Readonly<Record<string, Call>> = {
  ...account,
  ...acceptedFindings,
  ...addressedNotices,
  ...admin,
  ...answerList,
  ...assets,
  ...audit,
  ...batches,
  ...board,
  ...captcha,
  ...categories,
  ...challengeActs,
  ...challengeCopies,
  ...container,
  ...edit,
  ...effects,
  ...freeze,
  ...game,
  ...gameArchive,
  ...gameInstances,
  ...gameTeams,
  ...gamePages,
  ...health,
  ...info,
  ...letters,
  ...liveOverview,
  ...logFilter,
  ...monitorSearch,
  ...openingCheck,
  ...participationPages,
  ...rehearsal,
  ...roomOverview,
  ...roomPages,
  ...roster,
  ...platform,
  ...platformTimeline,
  ...schedule,
  ...session,
  ...storage,
  ...storedFiles,
  ...takeOver,
  ...team,
  ...teamPairs,
  ...teamReview,
  ...teamAttempts,
  ...teamChanges,
  ...unusedFiles,
  ...userActs,
  ...userImport,
}
