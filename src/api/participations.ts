import { listParticipations } from '#contract/calls/game.ts'
import { listParticipationPage } from '#contract/calls/participation-pages.ts'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Api } from './api-context.ts'

/** Small enough that the server can serve players at the same time. */
const ON_PAGE = 200

/** Loads all participations of a game, in one request or in pages, depending on the server. */
export async function allParticipations(
  id: number,
  { request, config }: Pick<Api, 'request' | 'config'>,
  signal?: AbortSignal,
): Promise<Outcome<ParticipationInfoModel[]>> {
  if (!config().features?.includes('participation-pages'))
    return request(listParticipations, { params: { id } }, signal)
  const all: ParticipationInfoModel[] = []
  for (let after = 0; ; after = all.at(-1)?.team.id ?? after) {
    const page = await request(
      listParticipationPage,
      { params: { id }, query: { after, count: ON_PAGE } },
      signal,
    )
    if (!page.ok) return page
    all.push(...page.value)
    if (page.value.length < ON_PAGE) return { ok: true, value: all }
  }
}
