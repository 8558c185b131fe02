import ListPlus from 'lucide-react/icons/list-plus'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minimize2 from 'lucide-react/icons/minimize-2'
import { lazy, memo, Suspense, useMemo, type RefObject } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { useScheme } from '#src/bind/use-scheme.ts'
import { useClock } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { formatDayHour, formatHour } from '#src/format/time.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lineColour, lineHues } from '#src/ui/identity/line-hues.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { boardSide } from '#styled/recipes/board-side.js'
import { gridBox } from './board-grid.tsx'
import type { BoardActs } from './board-toolbar.tsx'
import { topLines } from './top-lines.ts'

const ChartTeams = lazyPart(async () => (await import('./chart-teams.tsx')).ChartTeams)

// Loads after the first paint, because the board is more important than the chart above it.
const StepChart = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/ui/step-chart.tsx')).StepChart })),
)
const StepPicture = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/ui/step-picture.tsx')).StepPicture })),
)

const DAY_MS = 86_400_000
const FLAG_PX = 12
const style = boardSide()

export interface BoardRaceProps {
  board: Board
  /** The time that is shown. Null for the current time. */
  at: number | null
  /** The teams that are drawn, as places by rank. */
  places: readonly number[]
  title: string
  chosen: ReadonlySet<number>
  isOpen: boolean
  acts: RefObject<Pick<BoardActs, 'toggleChart' | 'toggleCharted' | 'clearCharted'>>
}

/** The scores of the best teams over time: a strip with five names, or expanded with all teams and axes. */
export const BoardRace = memo(function BoardRace(props: BoardRaceProps) {
  const { board, at, places, title, chosen, isOpen, acts } = props
  const words = useWords(scoreboardWords)
  const clock = useClock()
  const { view: scheme } = useScheme()
  const { shade } = scheme
  // The current time is read once per board, because nothing is known between two boards.
  const top = useMemo(() => topLines(board, places, at ?? clock.now()), [board, places, at, clock])
  const lines = useMemo(() => {
    const hues = lineHues(top.lines.map(({ name }) => name))
    const lightness = shade === 'light' ? 'light' : 'dark'
    return top.lines.map((line, nth) => ({ ...line, ink: lineColour(hues[nth] ?? 0, lightness) }))
  }, [top, shade])
  const span = useMemo(
    () => ({ from: board.startsAt / 1000, to: top.xs.at(-1) ?? board.endsAt / 1000 }),
    [board.startsAt, board.endsAt, top],
  )
  // The chart's control for the time disappears when the chart closes, so the grid takes the focus.
  const race = useFocusKeeper<HTMLDivElement>(gridBox)
  return (
    <div ref={race} className={style.race}>
      {isOpen ? (
        <OpenRace board={board} xs={top.xs} lines={lines} span={span} shade={shade} />
      ) : (
        <div className={style.picture}>
          <div>
            <Suspense>
              <StepPicture xs={top.xs} lines={lines} span={span} axes={null} shade={shade} />
            </Suspense>
          </div>
          {/* Screen readers get the table instead, which has the scores too. */}
          <ol aria-hidden className={style.names}>
            {/* Keyed by position, because keys by team would move the names that a team passes. */}
            {lines.map(({ name, ink }, at) => (
              <li key={at} className={style.name}>
                <span className={style.ink} style={{ boxShadow: `0 0 0 1.5px ${ink}` }}>
                  <TeamFlag name={name} size={FLAG_PX} />
                </span>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={style.raceTools}>
        <IconButton
          size="xs"
          label={isOpen ? words.hide : words.show}
          aria-expanded={isOpen}
          onClick={() => acts.current.toggleChart()}
        >
          {isOpen ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
        </IconButton>
        <Popover
          title={words.charted.choose}
          trigger={
            <IconButton size="xs" label={words.charted.choose} aria-keyshortcuts="T">
              <ListPlus aria-hidden />
            </IconButton>
          }
        >
          <Suspense>
            <ChartTeams board={board} chosen={chosen} onToggle={(team) => acts.current.toggleCharted(team)} />
          </Suspense>
        </Popover>
      </div>
      <TopTable title={title} board={board} places={places} />
    </div>
  )
})

interface OpenRaceProps {
  board: Board
  xs: readonly number[]
  lines: readonly { key: number; name: string; ink: string; ys: readonly number[] }[]
  span: { from: number; to: number }
  shade: string
}

function OpenRace({ board, xs, lines, span, shade }: OpenRaceProps) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const isLong = board.endsAt - board.startsAt > DAY_MS
  const formatX = useMemo(() => {
    const format = isLong ? formatDayHour : formatHour
    return (seconds: number) => format(seconds * 1000, locale)
  }, [locale, isLong])
  const formatY = useMemo(() => (value: number) => formatNumber(value, locale), [locale])
  return (
    <Suspense>
      <StepChart
        label={words.lines}
        xs={xs}
        lines={lines}
        from={span.from}
        to={span.to}
        formatX={formatX}
        formatY={formatY}
        shade={shade}
        momentLabel={words.moment}
        wholeLabel={words.wholeTime}
      />
    </Suspense>
  )
}

function TopTable({ title, board, places }: Pick<BoardRaceProps, 'title' | 'board' | 'places'>) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  return (
    // A table is as wide as its content even if it is visually hidden, so it needs a box that clips it.
    <div className={style.hidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.team}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {/* Keyed by position, as the names are. */}
          {places.map((place, at) => (
            <tr key={at}>
              <td>{formatNumber(board.rows[place]?.rank ?? 0, locale)}</td>
              <th scope="row">{board.rows[place]?.name}</th>
              <td>{formatNumber(board.rows[place]?.score ?? 0, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
