import { cellOf } from '#contract/rules/board/read-board.ts'
import { formatMoment, formatNumber } from '#src/format/number-and-date.ts'
import type { LiveBoard } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { css, cx } from '#styled/css/index.js'
import { tooltip } from '#styled/recipes/tooltip.js'
import type { GridSpot } from './grid-position.ts'
import { useTeamItem } from './use-scoreboard-item.ts'

const WIDTH = 240
const EDGE = 8
/** The height in pixels that most tooltips need. Long names need more. */
const ROOM = 200

/**
 * Below the cell, or above it if the window has more room there. The shift moves a tooltip that is too high
 * for its side back into the window. A percentage of it is of the tooltip's own height.
 */
function placeOf({ left, top, bottom }: GridSpot['box']) {
  const leftPx = Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE))
  const isBelow = bottom + ROOM <= innerHeight || innerHeight - bottom >= top
  const [edge, shift] = isBelow
    ? [{ top: bottom + EDGE / 2 }, `min(0px, ${innerHeight - bottom - EDGE * 1.5}px - 100%)`]
    : [{ bottom: innerHeight - top + EDGE / 2 }, `max(0px, 100% - ${top - EDGE * 1.5}px)`]
  return { left: leftPx, ...edge, transform: `translateY(${shift})` }
}

/**
 * The only tooltip of all cells, because thousands would be slow. It has the solver, the time and the points.
 */
export function CellTip({
  id,
  game,
  live,
  at: { place, column, box },
}: {
  id: string
  game: number
  live: LiveBoard
  at: GridSpot
}) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const { board } = live
  const cell = cellOf(board, place, column)
  const row = board.rows[place]
  const standing = board.challenges[column]
  const read = useTeamItem(game, cell && row ? row.id : null, live)
  if (!row || !standing) return null
  const item =
    read.state === 'ready' ? read.value.challenges.find(({ id: solved }) => solved === standing.id) : null
  return (
    <div id={id} role="tooltip" className={cx(tooltip(), floating)} style={{ ...placeOf(box), width: WIDTH }}>
      <Text as="p" weight="semibold" lines="broken">
        {standing.title}
      </Text>
      <Text as="p" tone="muted" lines="broken">
        {row.name}
      </Text>
      {cell ? (
        <>
          <p>
            {
              words.mark[
                cell.placing === 1 || cell.placing === 2 || cell.placing === 3 ? cell.placing : 'plain'
              ]
            }{' '}
            · {words.placing(cell.placing)} · {words.points(formatNumber(cell.points, locale))}
          </p>
          <Text as="p" face="digits">
            {formatMoment(cell.at, locale)}
          </Text>
          {item?.userName ? (
            <Text as="p" lines="broken">
              {words.by(item.userName)}
            </Text>
          ) : null}
        </>
      ) : (
        <p>{words.unsolved}</p>
      )}
    </div>
  )
}

const floating = css({ position: 'fixed', pointerEvents: 'none' })
