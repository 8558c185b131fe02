import { useMemo } from 'react'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { toCheatPairs } from './cheat-pairs.ts'
import { PairList } from './pair-list.tsx'
import { useCheats } from './use-cheats.ts'

export interface CheatListProps {
  game: number
  isMasked: boolean
}

/**
 * Teams that submitted flags of others, on a server that knows no other links. Each pair appears once, the
 * latest first.
 */
export function CheatList({ game, isMasked }: CheatListProps) {
  const words = useWords(monitorWords).cheats
  const read = useCheats(game)
  const cheats = read.state === 'ready' ? read.value : null
  const pairs = useMemo(() => cheats && toCheatPairs(cheats), [cheats])
  return <PairList game={game} isMasked={isMasked} read={read} pairs={pairs} words={words} />
}
