import type { CheatInfoModel } from '#contract/models/cheat.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toCheat } from '#server/serializers/cheat.ts'

export async function listCheats(
  gameId: number,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<CheatInfoModel[]> {
  await requireStartedGame(gameId, { store, clock })
  return (await store.gameEvents.cheats(gameId, MAX_PAGE_SIZE)).map(toCheat)
}
