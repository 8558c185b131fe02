import ImageDown from 'lucide-react/icons/image-down'
import { useMemo, useRef, type CSSProperties } from 'react'
import { getBoardTeam } from '#contract/calls/board.ts'
import { getGameDetails } from '#contract/calls/game.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { categoryShares } from '#contract/rules/board/by-category.ts'
import { rankPath } from '#contract/rules/board/rank-path.ts'
import { memberShares, neighboursOf } from '#contract/rules/board/team-result.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { useRead } from '#src/api/use-read.ts'
import type { LiveBoard } from '#src/live/board-atoms.ts'
import { GameEndView } from './game-end-view.tsx'
import { saveCanvas } from '#src/browser/save-file.ts'
import { fileNameOf } from '#src/format/file-name.ts'
import { gameEndWords } from '#src/text/areas/game-end.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { paintResult, type ResultScene } from '#src/ui/identity/result-picture.ts'
import { posterSeed } from '#src/ui/identity/poster-hue.ts'
import { cx } from '#styled/css/index.js'
import { gameEnd } from '#styled/recipes/game-end.js'
import { poster } from '#styled/recipes/poster.js'

const REACH = 2

export interface GameEndProps {
  game: Pick<DetailedGameInfoModel, 'id' | 'practiceMode'>
  live: LiveBoard
  own: TeamInfoModel
}

/** These parts of the result need computing or one more request, so they load apart from the rest. */
export function GameEnd({ game, live: { board, items }, own }: GameEndProps) {
  const id = own.id ?? 0
  const read = useRead(getBoardTeam, items === null ? { params: { id: game.id, teamId: id } } : null, 'board')
  const known = items?.get(id) ?? (read.state === 'ready' ? read.value : null)
  // The panel of the writeup reads the same data, so both share one request.
  const details = useRead(getGameDetails, { params: { id: game.id } }, 'once')
  const path = useMemo(() => rankPath(board, id), [board, id])
  const shares = useMemo(() => known && memberShares(board, known.challenges), [board, known])
  const place = board.places.teams.get(id)
  if (place === undefined) return null
  return (
    <GameEndView
      game={game.id}
      own={id}
      span={board}
      path={path}
      shares={shares}
      pictures={new Map(own.members?.map(({ userName, avatar }) => [userName, avatar]))}
      neighbours={neighboursOf(board, id, REACH)}
      categories={categoryShares(board, place)}
      next={{
        hasWriteup: details.state === 'ready' && instant(details.value.wpddl) !== instant(EPOCH),
        hasPractice: game.practiceMode,
      }}
    />
  )
}

/** Draws the result as a picture in the current colours, and offers it as a file. */
export function SaveResult({ scene }: { scene: ResultScene }) {
  const words = useWords(gameEndWords)
  const look = useRef<HTMLSpanElement>(null)
  const save = async () => {
    if (look.current)
      saveCanvas(`${fileNameOf(scene.event, scene.team)}.png`, await paintResult(look.current, scene))
  }
  const hue: CSSProperties & Record<'--ph', number> = { '--ph': posterSeed(scene.event).hue }
  return (
    <>
      <span ref={look} hidden className={cx(poster(), gameEnd().picture)} style={hue} />
      <Button icon={<ImageDown aria-hidden />} aria-keyshortcuts="D" onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  )
}
