import type { CheatInfoModel } from '#contract/models/cheat.ts'
import { startedGame } from '#server/modules/game/require-started.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { Around } from '#server/modules/services.ts'
import { toCheat } from '#server/serializers/cheat.ts'

export async function listCheats(gameId: number, around: Around): Promise<CheatInfoModel[]> {
  await startedGame(gameId, around)
  return (await monitorOn(around.store.sql).cheats(gameId, MOST_LISTED)).map(toCheat)
}
