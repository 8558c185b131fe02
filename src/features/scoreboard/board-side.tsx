import X from 'lucide-react/icons/x'
import { memo, useMemo, useRef, useState, type RefObject } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { categoryCounts } from '#contract/rules/board/by-category.ts'
import { latestSolves } from '#contract/rules/board/latest-solves.ts'
import { bonusOf } from '#contract/rules/board/points.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { useInView } from '#src/ui/use-in-view.ts'
import { useThrottled } from '#src/ui/use-throttled.ts'
import { boardSide } from '#styled/recipes/board-side.js'
import { focusGrid } from './board-grid.tsx'
import { BoardRace, type BoardRaceProps } from './board-race.tsx'
import { timeAgo } from './time-ago.ts'
import { chartedTeams, type ChartWish } from './top-lines.ts'

/** At most four updates a second, so that ten solves at the same time cause one. */
const REDRAW_MS = 250
const NEWS = 7
/** Bonuses are stored in thousandths. */
const TO_PER_CENT = 10
const style = boardSide()

interface BoardSideProps extends Omit<BoardRaceProps, 'places' | 'title'>, ChartWish {
  /** The current or the replayed time, rounded so that it changes rarely. */
  now: number
}

/**
 * The panels of the board: a strip above the rows, or a column next to them if there is room. Panels out of
 * view keep their last content.
 */
export function BoardSide(props: BoardSideProps) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useInView(box)
  const seen = useLastSeen(props.board, isSeen)
  const at = useLastSeen(props.at, isSeen)
  return <Paced {...props} box={box} board={useThrottled(seen, REDRAW_MS)} at={useThrottled(at, REDRAW_MS)} />
}

const Paced = memo(function Paced({
  box,
  now,
  ...race
}: BoardSideProps & { box: RefObject<HTMLDivElement | null> }) {
  const words = useWords(scoreboardWords).charted
  const { board, organization, starred, isStarredOnly, chosen, isOpen, acts } = race
  const { content, places } = useMemo(
    () => chartedTeams(board, { organization, starred, isStarredOnly, chosen }),
    [board, organization, starred, isStarredOnly, chosen],
  )
  const title = words.title[content]
  const panel = useFocusOn<HTMLDivElement>(isOpen, leaveHidden)
  return (
    <section ref={box} aria-label={title} data-open={isOpen} className={style.side}>
      <div ref={panel} className={style.panel} data-part="race">
        <div className={style.raceHead}>
          <h3>{title}</h3>
          {content === 'chosen' ? (
            <IconButton
              size="xs"
              label={words.clear}
              onClick={() => {
                acts.current.clearCharted()
                focusGrid()
              }}
            >
              <X aria-hidden />
            </IconButton>
          ) : null}
        </div>
        <BoardRace {...race} places={places} title={title} />
      </div>
      <News board={board} now={now} />
      <Counts board={board} />
      <BoardLegend bonus={board.bonus} place="side" />
    </section>
  )
})

/** In a narrow window a closed chart disappears with its buttons, so the grid takes the focus. */
function leaveHidden(panel: HTMLElement) {
  if (panel.contains(document.activeElement) && panel.getClientRects().length === 0) focusGrid()
}

/** Keeps the old value while out of view, so that updates cost nothing there. */
function useLastSeen<Value extends Board | number | null>(latest: Value, isSeen: boolean): Value {
  const [seen, setSeen] = useState(latest)
  if (isSeen && seen !== latest) setSeen(latest)
  return isSeen ? latest : seen
}

function News({ board, now }: Pick<BoardSideProps, 'board' | 'now'>) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const { toneOf } = useCategories()
  return (
    <div className={style.panel} data-part="news">
      <h3>{words.side.now}</h3>
      <ol aria-label={words.side.now} className={style.news}>
        {latestSolves(board, NEWS).map(({ row, challenge, at, mark }) => {
          const Icon = CATEGORY_ICONS[challenge.tag]
          return (
            <li
              key={`${row.id} ${challenge.id}`}
              data-tone={toneOf(challenge.tag)}
              className={style.newsLine}
            >
              {mark === 'plain' ? <Icon aria-hidden /> : <Coin place={mark} />}
              <b title={row.name}>{row.name}</b>
              <span title={challenge.title}>{challenge.title}</span>
              <time dateTime={new Date(at).toISOString()}>{timeAgo(at, now, locale, words.ago)}</time>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Counts({ board }: { board: Board }) {
  const { locale } = useText()
  const words = useWords(scoreboardWords).side
  const { labelOf, toneOf } = useCategories()
  const counts = categoryCounts(board)
  return (
    <div className={style.panel} data-part="counts">
      <h3>{words.byCategory}</h3>
      <ul className={style.categories}>
        {counts.map(({ tag, flags, challenges }) => {
          const Icon = CATEGORY_ICONS[tag]
          const untouched = board.challenges.filter((each) => each.tag === tag && each.solved === 0).length
          return (
            <li key={tag} data-tone={toneOf(tag)} className={style.share}>
              <Icon aria-hidden />
              <span>{labelOf(tag)}</span>
              <span aria-hidden className={style.shareBar}>
                <span style={{ width: `${(100 * flags) / Math.max(1, challenges * board.rows.length)}%` }} />
              </span>
              <em>{untouched === 0 ? formatNumber(flags, locale) : words.untouched(untouched)}</em>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface BoardLegendProps extends Pick<Board, 'bonus'> {
  /** `side` is the column next to the rows. Windows without this column have the legend below the rows. */
  place: 'rows' | 'side'
}

export const BoardLegend = memo(function BoardLegend({ bonus, place }: BoardLegendProps) {
  const words = useWords(scoreboardWords).side
  return (
    <ul aria-label={words.legend} data-place={place} className={style.legend}>
      {([1, 2, 3] as const).map((placing) => {
        const percent = bonusOf(placing, bonus) / TO_PER_CENT
        return (
          <li key={placing}>
            <span aria-hidden data-mark={placing} className={style.mark}>
              {placing}
            </span>
            {words.legendMark[placing](percent === 0 ? '' : words.bonus(percent)).trim()}
          </li>
        )
      })}
      <li>
        <span aria-hidden data-mark="plain" className={style.mark} />
        {words.legendPlain}
      </li>
    </ul>
  )
})
