import type { CheatInfoModel } from '#contract/models/cheat.ts'
import { startedGame } from '#server/modules/game/started.ts'
import { MOST_LISTED } from '#server/modules/most-listed.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { Around } from '#server/wire/serve.ts'
import { toCheat } from './cheat-view.ts'

export async function listCheats(gameId: number, around: Around): Promise<CheatInfoModel[]> {
  await startedGame(gameId, around)
  return (await monitorOn(around.store.sql).cheats(gameId, MOST_LISTED)).map(toCheat)
}
