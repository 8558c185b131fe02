import type { CheatInfoModel } from '#contract/models/cheat.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toCheat } from '#server/serializers/cheat.ts'

export async function listCheats(gameId: number, services: Services): Promise<CheatInfoModel[]> {
  await requireStartedGame(gameId, services)
  return (await services.store.gameEvents.cheats(gameId, MAX_PAGE_SIZE)).map(toCheat)
}
