import type { LiveOverviewModel } from '#contract/models/live-overview.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

type Needed = Pick<Services, 'liveOverviews' | 'clock'>

/** Shows nothing before the start, like all other reads. */
export async function getLiveOverview(
  gameId: number,
  { liveOverviews, clock }: Needed,
): Promise<LiveOverviewModel> {
  const counted = await liveOverviews.of(gameId)
  if (counted === null) throw refuse(404, 'gameMissing')
  if (clock.now() < counted.startsAt) throw refuse(400, 'notStarted')
  return counted.overview
}
