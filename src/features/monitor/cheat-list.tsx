import { useMemo } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useWords } from '#src/text/use-text.ts'
import { toCheatPairs } from './cheat-pairs.ts'
import { PairList } from './pair-list.tsx'
import { toPairViews } from './team-pair-views.ts'
import { useCheats } from './use-cheats.ts'
import { useTeamPairs } from './use-team-pairs.ts'

export interface CheatListProps {
  game: number
  isMasked: boolean
}

/** Pairs of teams that may have worked together, with every link that the server tells. */
export function CheatList(props: CheatListProps) {
  const hasPairs = useConfig().features?.includes('team-pairs') ?? false
  return hasPairs ? <LinkedTeams {...props} /> : <ForeignFlags {...props} />
}

/** Teams that submitted flags of others. Each pair appears once, the latest first. */
function ForeignFlags({ game, isMasked }: CheatListProps) {
  const words = useWords(monitorWords).cheats
  const read = useCheats(game)
  const cheats = read.state === 'ready' ? read.value : null
  const pairs = useMemo(() => cheats && toCheatPairs(cheats), [cheats])
  return <PairList game={game} isMasked={isMasked} read={read} pairs={pairs} words={words} />
}

function LinkedTeams({ game, isMasked }: CheatListProps) {
  const words = useWords(teamPairsWords)
  const read = useTeamPairs(game)
  const found = read.state === 'ready' ? read.value : null
  const pairs = useMemo(() => found && toPairViews(found.pairs), [found])
  const left = found === null ? 0 : found.total - found.pairs.length
  return (
    <PairList
      game={game}
      isMasked={isMasked}
      read={read}
      pairs={pairs}
      words={words}
      before={words.note}
      open={pairs?.filter(({ standing }) => standing.name === 'Open').length ?? 0}
      after={left > 0 ? words.weaker(left) : null}
    />
  )
}
