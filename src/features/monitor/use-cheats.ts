import { useAtomValue } from 'jotai'
import { listCheats } from '#contract/calls/game.ts'
import type { CheatInfoModel } from '#contract/models/cheat.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useOnChange } from '#src/bind/use-on-change.ts'
import { useWired } from '#src/bind/wired.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { cheatWithoutTeams } from './cheat-pairs.ts'

/** A live cheat does not name the owner of the flag, so the list is read again. */
export function useCheats(game: number): Read<CheatInfoModel[]> {
  const read = useRead(listCheats, { params: { id: game } }, 'once')
  const { live } = useAtomValue(submissionsAtom(useWired().live, game))
  const cheats = read.state === 'ready' ? read.value : null
  const untold = live.state === 'waiting' || cheats === null ? null : cheatWithoutTeams(live.value, cheats)
  useOnChange(untold, () => read.state === 'ready' && read.refresh())
  return read
}
